import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Testing Library cleans up after each test with the global afterEach.
    globals: true,
    // Dates are shown in the machine's time zone.
    env: { TZ: 'UTC' },
  },
});
