import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/chromium.mjs';
import { basePath } from './site-path';

/** SITE_PORT separates two checkouts on one machine. */
const port = process.env.SITE_PORT ?? '3200';
const baseURL = process.env.SITE_URL ?? `http://localhost:${port}${basePath}`;

/** Browser tests use the built site (`npm run build` first), under its base path; SITE_URL overrides it. */
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
  // The same locally and in CI. A loaded machine may miss a deadline; each retry is listed at the end.
  retries: 1,
  // A long timeout only delays failures, and a busy machine needs the time.
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
        // All browsers are on this machine, where compressing takes longer than sending.
        env: { PORT: port, COMPRESS: 'no' },
        url: baseURL,
        // Another checkout's site may answer on the port.
        reuseExistingServer: false,
      },
});
