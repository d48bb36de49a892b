import { defineConfig } from '@playwright/test';

/** SITE_PORT keeps two checkouts on one machine apart. */
const port = process.env.SITE_PORT ?? '3200';
const baseURL = process.env.SITE_URL ?? `http://localhost:${port}/material-table-core-website/`;

/** Browser tests run against the built site (`npm run build` first), served under its base path; SITE_URL points them elsewhere. */
export default defineConfig({
  testMatch: [
    'tests/browser/**/*.spec.ts',
    'demos/**/*.spec.ts',
    'docs/**/*.spec.ts',
    'tests/sandbox/**/*.spec.ts',
    'tests/playground/**/*.spec.ts',
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A loaded machine may miss a deadline once; what fails twice more is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  outputDir: 'test-results',
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: process.env.SITE_URL
    ? undefined
    : {
        command: 'npx tsx scripts/serve.mts',
        env: { PORT: port },
        url: baseURL,
        // Whatever answers on the port may be another checkout's site.
        reuseExistingServer: false,
      },
});
