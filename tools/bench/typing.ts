import { chromium, type CDPSession, type Page } from '@playwright/test';
import { launchOptions } from '../chromium.mjs';
import { rounds, summary, type Build, type Findings } from './builds';

const lines = 1600;
const typed = 'const total = rows.map((row) => row.id';
/** As fast as a good typist, ms between two keys. */
const pace = 120;
/** How much slower than this machine a phone's processor is, as in Lighthouse. */
const cpuSlowdown = 4;

/**
 * The cost of a key press in the playground's editor in a long program. The main thread's work is read from its
 * own clock and multiplied by a phone's slowdown.
 */
export async function measureTyping([build]: Build[]): Promise<Findings> {
  const keys: number[] = [];
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await openEditor(page, build?.url ?? '');
    for (let round = 0; round < rounds; round++) keys.push(...(await typeLine(page, session)));
  } finally {
    await browser.close();
  }
  return {
    title: 'Typing in the playground',
    explanation: `${keys.length} keys in a program of ${lines.toLocaleString('en')} lines; the main thread's own time counted ${cpuSlowdown} times.`,
    columns: ['what', 'median (least-greatest)'],
    rows: [['ms of the main thread for a key', summary(keys.map((ms) => cpuSlowdown * ms))]],
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
}

/** Type a line at the end of the program and delete it again, so that each round starts the same. */
async function typeLine(page: Page, session: CDPSession): Promise<number[]> {
  await page.getByRole('textbox', { name: /^Code of/ }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  // Until earlier input has been checked and run.
  await page.waitForTimeout(2000);
  const keys: number[] = [];
  for (const key of typed) {
    const before = await workOf(session);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(pace);
    keys.push((await workOf(session)) - before);
  }
  await page.keyboard.press('Control+Shift+k');
  return keys;
}

/** The main thread's work so far, in ms of its own clock. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** A typed table with enough rows to fill the lines, without a mistake. */
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
