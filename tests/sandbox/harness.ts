import { test as base } from '@playwright/test';
import type { RunnerEvent } from '../../packages/sandbox/page/runner';
import type {} from './harness-page';
import { type SandboxServer, startSandboxServer } from './server';

interface SandboxPage {
  run: (source: string) => Promise<RunnerEvent & { took: number }>;
  events: () => Promise<RunnerEvent[]>;
  /** Wait for an event of this kind since the last `run`. */
  waitFor: <T extends RunnerEvent['t']>(t: T) => Promise<Extract<RunnerEvent, { t: T }>>;
}

/** A page with a runner, served over HTTP with the frame and a foreign server. Its own errors fail the test. */
export const test = base.extend<{ sandbox: SandboxPage }, { server: SandboxServer }>({
  server: [
    async ({}, use) => {
      const server = await startSandboxServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sandbox: async ({ page, server }, use, testInfo) => {
    testInfo.setTimeout(Math.max(testInfo.timeout, 60_000));
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(error.message));
    page.on('dialog', (dialog) => {
      pageErrors.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.goto(server.url);
    await use({
      run: (source) =>
        page.evaluate((text) => {
          window.harness.events.length = 0;
          return window.harness.run(text);
        }, source),
      events: () => page.evaluate(() => window.harness.events),
      waitFor: async (t) => {
        const found = await page.waitForFunction(
          (kind) => window.harness.events.find((event) => event.t === kind),
          t,
        );
        return (await found.jsonValue()) as never;
      },
    });
    base.expect(pageErrors).toEqual([]);
  },
});

export { expect } from '@playwright/test';
