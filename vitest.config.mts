import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.mjs';

/** Plain Node tests, tests of the built files (after `npm run build`), and claims about the library, which run in a real Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'tests/content/**/*.test.{ts,tsx}',
            'plugins/**/*.test.{ts,tsx}',
            'src/**/*.test.{ts,tsx}',
            'scripts/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
          // Compressing a page's scripts takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
      // Not part of `npm test`: it needs a registry.
      { test: { name: 'registry', environment: 'node', include: ['tests/registry/**/*.test.ts'] } },
      {
        test: {
          name: 'claims',
          include: ['tests/claims/**/*.test.tsx', 'docs/**/*.test.tsx'],
          // No claim is about speed: a busy machine gets the time it needs.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
        optimizeDeps: {
          entries: ['tests/claims/**/*.tsx', 'docs/**/*.tsx', 'demos/**/*.tsx'],
          include: [
            '@material-table/core',
            '@mui/material',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@material-table/exporters',
            'date-fns/locale',
          ],
        },
      },
    ],
  },
});
