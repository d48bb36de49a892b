import type { CDPSession, Page } from '@playwright/test';
import { serve } from '../server';
import { cpuSlowdown, withBrowser } from './browser';
import { rounds } from './builds';
import { summary, type Findings } from './statistics';

const lines = 1600;
/** Its last key makes a mistake: rows have no `idx`. */
const typed = 'const total = rows.map((row) => row.idx';
/** As fast as a good typist, ms between two keys. */
const pace = 120;

declare global {
  interface Window {
    keyed: { last: number; underlined: number };
  }
}

/**
 * The cost of a key press in the playground's editor in a long program, and the time until its mistake is
 * underlined. The main thread's work is read from its own clock and multiplied by a phone's slowdown.
 */
export async function measureTyping(): Promise<Findings> {
  const site = await serve();
  const keys: number[] = [];
  const underlines: number[] = [];
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await openEditor(page, site.url);
    for (let round = 0; round < rounds; round++) {
      const line = await typeLine(page, session);
      keys.push(...line.keys.map((ms) => cpuSlowdown * ms));
      underlines.push(line.underline);
    }
  });
  await site.close();
  return {
    title: 'Typing in the playground',
    explanation: `${keys.length} keys in a program of ${lines.toLocaleString('en')} lines; the main thread's own time counted ${cpuSlowdown} times, the underline at full speed.`,
    columns: ['what', 'median (least-greatest)'],
    rows: [
      ['ms of the main thread for a key', summary(keys)],
      ['ms from the last key to the underline', summary(underlines)],
    ],
  };
}

/** Open the playground with a long program, its types loaded. */
async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}playground`);
  const content = page.getByRole('textbox', { name: /^Code of/ });
  await content.click();
  await page.keyboard.press('Control+a');
  await content.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, programOf(lines));
  await page.locator('[data-types="ready"]').waitFor({ timeout: 120_000 });
  await page.evaluate(watchPage);
}

/** Type a line at the end of the program and delete it again, so that each round starts the same. */
async function typeLine(page: Page, session: CDPSession): Promise<{ keys: number[]; underline: number }> {
  await page.getByRole('textbox', { name: /^Code of/ }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await untilChecked(page);
  const keys: number[] = [];
  for (const key of typed) {
    const before = await workOf(session);
    await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 0 });
    await page.waitForFunction((ms) => performance.now() > window.keyed.last + ms, pace, {
      polling: pace / 4,
    });
    keys.push((await workOf(session)) - before);
  }
  await page.waitForFunction(() => window.keyed.underlined > 0, undefined, { timeout: 60_000 });
  const underline = await page.evaluate(() => window.keyed.underlined - window.keyed.last);
  await page.keyboard.press('Control+Shift+k');
  return { keys, underline };
}

/** The main thread's work so far, in ms of its own clock. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Wait until earlier input has been checked and run: two seconds without a key press. */
async function untilChecked(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > window.keyed.last + 2000, undefined, {
    polling: 250,
    timeout: 60_000,
  });
}

/** In the page: when the last key was pressed, and when `idx` was underlined after it. */
function watchPage(): void {
  window.keyed = { last: performance.now(), underlined: 0 };
  addEventListener('keydown', ({ timeStamp }) => (window.keyed.last = timeStamp), true);
  const host = document.querySelector('[data-editor]');
  if (!host) throw new Error('There is no editor. The measurement looks for one by data-editor.');
  new MutationObserver(() => {
    const marks = [...host.querySelectorAll('.cm-lintRange-error')];
    if (marks.some(({ textContent }) => textContent === 'idx')) window.keyed.underlined ||= performance.now();
    else window.keyed.underlined = 0;
  }).observe(host, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** A typed table with enough rows to fill the lines, without a mistake. Without types, `idx` would be none. */
function programOf(count: number): string {
  const head = `import MaterialTable from '@material-table/core';

const columns = [{ title: 'Name', field: 'name' }];

export default function App() {
  return <MaterialTable title="Rows" columns={columns} data={rows} options={{ pageSize: 5 }} />;
}

const rows: { id: number; name: string }[] = [`.split('\n');
  const rows = Array.from(
    { length: count - head.length - 1 },
    (_, id) => `  { id: ${id}, name: 'Row ${id}' },`,
  );
  return [...head, ...rows, '];'].join('\n');
}
