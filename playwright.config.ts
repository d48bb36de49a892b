import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/chromium.mjs';
import { basePath } from './site-path';

/** SITE_PORT keeps two checkouts on one machine apart. */
const port = process.env.SITE_PORT ?? '3200';
const baseURL = process.env.SITE_URL ?? `http://localhost:${port}${basePath}`;

/** Browser tests run against the built site (`npm run build` first), under its base path; SITE_URL chooses another one. */
export default defineConfig({
  testMatch: [
    'tests/browser/**/*.spec.ts',
    'demos/**/*.spec.ts',
    'docs/**/*.spec.ts',
    'tests/sandbox/**/*.spec.ts',
    'tests/playground/**/*.spec.ts',
    'tests/faults/**/*.spec.ts',
  ],
  fullyParallel: true,
  forbidOnly: true,
  // The server and the test runner need little; a browser keeps a core busy and takes about 1 GB.
  workers: Math.max(1, Math.min(os.availableParallelism(), Math.floor(os.freemem() / 1e9))),
  // The same for a person and for CI. A loaded machine may miss a deadline once; each second try is named at the end.
  retries: 1,
  // Nothing waits for these to end but what fails: a machine that others keep busy gets the time it needs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['./tests/browser/figures-reporter.ts']],
  outputDir: 'test-results',
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions,
  },
  webServer: process.env.SITE_URL
    ? undefined
    : {
        command: 'npx tsx tools/serve.ts',
        // All browsers are on this machine: to compress each file for them again takes longer than to send it.
        env: { PORT: port, COMPRESS: 'no' },
        url: baseURL,
        // Whatever answers on the port may be another checkout's site.
        reuseExistingServer: false,
      },
});
