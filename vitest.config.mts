import fs from 'node:fs';
import os from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { filesBelow } from './plugins/files-below';
import { launchOptions } from './tools/chromium.mjs';
import { curedPrograms } from './tests/claims/cured-programs.mts';
import { parkPointer } from './tests/claims/park-pointer.mts';
import { renderOnServer } from './tests/claims/render-on-server.mts';

/** `npx tsx tools/mutants/main.ts` tries the claims against a broken copy of the library. */
const libraryCopy = process.env.LIBRARY_COPY;

/** Tests that replace a module, a global or the clock: each runs in a separate process. */
const alone = [
  'packages/check-code/client.test.ts',
  'packages/kit/ask-worker.test.ts',
  'packages/kit/storage.test.ts',
  'src/components/Demo/load-runtime.test.ts',
  'src/pages/playground/_parts/playground-store.test.ts',
  'packages/sandbox/editor/complete.test.ts',
  'packages/sandbox/editor/pause.test.ts',
  'packages/sandbox/editor/types/asked-again.test.ts',
  'packages/sandbox/page/focus-guard.test.ts',
  'packages/sandbox/slowness.test.ts',
  'packages/sandbox/tools/kept-demos.test.ts',
  'packages/sandbox/tools/share.test.ts',
  'packages/sandbox/tools/stored-program.test.ts',
  'packages/check-code/upgrade/programs.test.ts',
];

const claimFiles = ['tests/claims/**/*.test.tsx', 'docs/**/*.test.tsx', 'demos/**/*.test.tsx'];
/** React warns once per page, so a file that reads the console, even in a helper, needs a fresh page. */
const consoleReaders = ['tests/claims', 'docs', 'demos']
  .flatMap(filesBelow)
  .filter((file) => file.endsWith('.test.tsx'))
  .filter((file) => /spyOn\(console|_produce|_shows/.test(fs.readFileSync(file, 'utf8')));

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
          // Files share a process: most load TypeScript, Markdown parsers or the reference, slower than the tests.
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
            'tests/browser/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...alone],
          // No test is about speed: a busy machine gets the time it needs.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'unit-alone',
          environment: 'node',
          include: alone,
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
        extends: './docs/guides/_testing.vitest.config.mts',
        test: {
          name: 'samples',
          include: ['docs/guides/_testing.*.tsx'],
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
      claims({
        name: 'claims',
        include: claimFiles,
        exclude: [...configDefaults.exclude, ...consoleReaders],
        isolate: false,
      }),
      claims({ name: 'claims-alone', include: consoleReaders, isolate: true }),
    ],
  },
});

/** Claims about the library in a real Chromium. Each session is a page; `isolate` gives each file its own. */
function claims(own: {
  name: string;
  include: string[];
  exclude?: string[];
  isolate: boolean;
}): TestProjectConfiguration {
  return {
    plugins: [curedPrograms()],
    test: {
      ...own,
      // Two pages keep two cores busy; Vitest would leave one of them idle.
      maxWorkers: Math.max(2, os.availableParallelism() - 1),
      // No claim is about speed: a busy machine gets the time it needs.
      setupFiles: ['tests/claims/setup.ts'],
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
    resolve: libraryCopy ? { alias: { '@material-table/core': libraryCopy } } : {},
    optimizeDeps: {
      entries: ['tests/claims/**/*.tsx', 'docs/**/*.tsx', 'demos/**/*.tsx'],
      include: [
        ...(libraryCopy ? [] : ['@material-table/core']),
        '@mui/material',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        '@material-table/exporters',
        // The guide to exporting creates its own PDFs.
        'jspdf',
        'jspdf-autotable',
        'date-fns/locale',
        // The guide to languages mirrors styles and translates the date pickers.
        '@emotion/cache',
        '@emotion/react',
        'clsx',
        '@mui/material/locale',
        '@mui/stylis-plugin-rtl',
        '@mui/x-date-pickers/locales',
        'stylis',
        // The guide to validation checks rows with both shapes of its schemas.
        'zod',
        'zod/v3',
      ],
    },
  };
}
