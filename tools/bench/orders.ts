import type { Page } from '@playwright/test';
import { openPhone, withBrowser } from './browser';
import { inTurn, rounds, withBuilds } from './builds';
import type { Findings } from './results';
import { summary } from './statistics';

declare global {
  interface Window {
    /** The rows before a click or key, and when it was made. */
    acted: { rows: string; at: number };
  }
}

const address = 'examples/order-desk';
const steps = ['first rows', 'sort', 'edit', 'next page'];
const patient = { timeout: 120_000, polling: 'raf' } as const;

/** ms from a request, a click or a key until the Order desk shows its rows, on a phone's processor. */
export async function measureOrders(others: string[]): Promise<Findings> {
  const all = await withBuilds(others, (builds) => inTurn(builds, address, timeSteps));
  return {
    title: 'Order desk with 10,000 orders',
    explanation: `Medians of ${rounds} rounds in turn and their least and greatest values, 4x CPU. The server runs in the page, so its work is in each figure.`,
    columns: ['what', 'build', 'ms'],
    rows: steps.flatMap((step, index) =>
      all.map(({ build, results }) => [
        step,
        build.name,
        summary(results.flatMap((times) => times[index] ?? [])),
      ]),
    ),
    over: [],
  };
}

function timeSteps(url: string): Promise<number[]> {
  return withBrowser(async (browser) => {
    const page = await openPhone(browser, false);
    await page.setViewportSize({ width: 1280, height: 800 });
    // The seed of the example makes 2,400 orders: the bench asks its script for more.
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('=2400)', '=1e4)') });
    });
    await page.goto(url, { waitUntil: 'commit' });
    const first = await page.waitForFunction(
      () => document.querySelector('main tbody tr[data-testid]') && performance.now(),
      undefined,
      patient,
    );
    // Fails if the seed was not changed.
    await page.getByText('of 10000').first().waitFor(patient);
    const sort = await timeOf(page, () => page.locator('main thead').getByText('Total').click(patient));
    await page.getByRole('button', { name: 'Detail panel visibility toggle' }).first().click(patient);
    const customer = page.getByLabel('Customer', { exact: true });
    await customer.fill('Bench', patient);
    const edit = await timeOf(page, () => customer.press('Enter', patient));
    const next = await timeOf(page, () => page.getByRole('button', { name: 'Next Page' }).click(patient));
    return [(await first.jsonValue()) ?? Number.NaN, sort, edit, next];
  });
}

/** ms from the click or key of an action until the rows have other texts, by the page's own clock. */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.acted = { rows: document.querySelector('main tbody')?.textContent ?? '', at: Infinity };
    addEventListener('click', ({ timeStamp }) => (window.acted.at = timeStamp), true);
    addEventListener('keydown', ({ timeStamp }) => (window.acted.at = timeStamp), true);
  });
  await act();
  const shown = await page.waitForFunction(
    () =>
      document.querySelector('main tbody')?.textContent !== window.acted.rows &&
      performance.now() - window.acted.at,
    undefined,
    patient,
  );
  return Number(await shown.jsonValue());
}
