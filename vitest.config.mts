import os from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { launchOptions } from './tools/chromium.mjs';
import { curedPrograms } from './tests/claims/cured-programs.mts';
import { parkPointer } from './tests/claims/park-pointer.mts';
import { renderOnServer } from './tests/claims/render-on-server.mts';

/** Node tests, tests of the built files (after `npm run build`), and claims about the library in Chromium. */
export default defineConfig({
  test: {
    // Not part of a project: Vitest reads it here. A busy machine gets the time it needs.
    browser: { connectTimeout: 300_000 },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Files share a process, because most load TypeScript, Markdown parsers or the reference, slower than the
          // tests: a test that replaces a global or the clock gives it back in the end.
          isolate: false,
          include: [
            'tests/content/**/*.test.{ts,tsx}',
            'plugins/**/*.test.{ts,tsx}',
            // A guide's claims about types, which the compiler checks.
            'docs/**/!(*.registry).test.ts',
            'examples/**/*.test.{ts,tsx}',
            'src/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          // No test is about speed: a busy machine gets the time it needs.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
          // One process for all, because they share the parsed pages.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          // Compressing a page's scripts takes long on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      // The samples of the testing guide, with its configuration.
      {
        extends: './docs/guides/testing/_vitest.config.mts',
        test: {
          name: 'samples',
          include: ['docs/guides/testing/_*.tsx'],
          setupFiles: ['tests/content/wait-longer.ts'],
          testTimeout: 180_000,
        },
      },
      // Not part of `npm test`: it needs a registry.
      {
        test: {
          name: 'registry',
          environment: 'node',
          include: ['tests/registry/**/*.test.ts', 'docs/**/*.registry.test.ts'],
          // Installing takes long on a busy machine.
          testTimeout: 1_800_000,
        },
      },
      claims('claims', true),
      claims('claims-console', false),
    ],
  },
});

/**
 * Claims about the library in a real Chromium. They run with the production builds of React and Material UI,
 * as visitors' apps do, and share pages. Only the development builds write warnings, React once per page: a
 * claim about the console is in a `*.console.test.tsx`, and each of these files gets its own page.
 */
function claims(name: string, isProduction: boolean): TestProjectConfiguration {
  return {
    plugins: [curedPrograms()],
    oxc: { jsx: { development: !isProduction } },
    test: {
      name,
      include: isProduction
        ? ['{tests/claims,docs,demos}/**/*.test.tsx']
        : ['{tests/claims,docs,demos}/**/*.console.test.tsx'],
      exclude: isProduction ? [...configDefaults.exclude, '**/*.console.test.tsx'] : configDefaults.exclude,
      isolate: !isProduction,
      // One server after the other prepares its packages.
      sequence: { groupOrder: isProduction ? 2 : 3 },
      // Two pages keep two cores busy; Vitest would leave one of them idle.
      maxWorkers: Math.max(2, os.availableParallelism() - 1),
      setupFiles: ['tests/claims/setup.ts'],
      // No claim is about speed: a busy machine gets the time it needs.
      testTimeout: 180_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
        // Node functions for the browser's tests.
        commands: { parkPointer, renderOnServer },
      },
    },
    optimizeDeps: {
      // The packages are prepared before the browser starts, without a search through all tests for imports.
      noDiscovery: true,
      rolldownOptions: {
        transform: { define: isProduction ? { 'process.env.NODE_ENV': '"production"' } : {} },
      },
      include: [
        '@emotion/cache',
        '@emotion/react',
        '@material-table/core',
        '@material-table/exporters',
        '@mui/material',
        '@mui/material/*',
        '@mui/stylis-plugin-rtl',
        '@mui/x-date-pickers',
        '@mui/x-date-pickers/AdapterDateFns',
        '@mui/x-date-pickers/locales',
        '@testing-library/react',
        '@testing-library/user-event',
        'axe-core',
        'clsx',
        'date-fns',
        'date-fns/locale',
        'jspdf',
        'jspdf-autotable',
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'stylis',
        'zod',
        'zod/v3',
      ],
    },
  };
}
