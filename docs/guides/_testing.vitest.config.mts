import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Testing Library takes the last test's page away by the global afterEach.
    globals: true,
    // Dates are shown in the machine's time zone.
    env: { TZ: 'UTC' },
  },
});
