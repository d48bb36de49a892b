import type { Page } from 'playwright';
import { launch } from './phone';
import { mainThreadTasks, type Task } from './trace';

/** What typing a line took, in ms of the main thread's own time, at full speed. */
export interface Line {
  /** Of each key: the tasks until the next one. */
  keys: number[];
  /** The longest task while it was typed, and in the two seconds after its last key. */
  longest: number;
  afterwards: number;
  /** From its last key to the underline of the mistake that this key makes, by the clock. */
  underline: number;
}

declare global {
  interface Window {
    keyed: { last: number; underlined: number };
  }
}

/** Its last key makes a mistake: rows have no `idx`. */
const typed = 'const total = rows.map((row) => row.idx';
/** As fast as somebody who types well, ms between two keys. */
const pace = 120;

/** Open the playground of a site with a program of so many lines, its types loaded. */
export async function openEditor(url: string, lines: number) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
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

  const traced = async (act: () => Promise<void>): Promise<Task[]> => {
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await act();
    return mainThreadTasks((await browser.stopTracing()).toString());
  };
  const type = async (): Promise<Line> => {
    await content.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await rest(page);
    const tasks = await traced(async () => {
      await page.keyboard.type(typed, { delay: pace });
      await page.waitForFunction(() => window.keyed.underlined > 0, undefined, { timeout: 60_000 });
      await rest(page);
    });
    const underline = await page.evaluate(() => window.keyed.underlined - window.keyed.last);
    // The line goes again, so that each round meets the same program.
    await page.keyboard.press('Control+Shift+k');
    return { ...figuresOf(tasks), underline };
  };
  /** The same keys for a field beside the editor to which nobody listens: what the browser itself takes. */
  const emptyField = async (): Promise<number[]> => {
    await page.evaluate(addEmptyField);
    const tasks = await traced(() => page.keyboard.type(typed, { delay: pace }));
    await page.evaluate(() => document.getElementById('empty-field')?.remove());
    return figuresOf(tasks).keys;
  };
  return { type, emptyField, close: () => page.close() };
}

function figuresOf(tasks: Task[]): Pick<Line, 'keys' | 'longest' | 'afterwards'> {
  const presses = tasks.filter(({ isKey }) => isKey).map(({ start }) => start);
  const last = presses.at(-1) ?? 0;
  const between = (from: number, to: number) =>
    tasks.flatMap(({ start, busy }) => (start >= from && start < to ? [busy] : []));
  const end = last + pace;
  return {
    keys: presses.map((start, at) => between(start, presses[at + 1] ?? end).reduce((sum, ms) => sum + ms, 0)),
    longest: Math.max(0, ...between(presses[0] ?? 0, end)),
    afterwards: Math.max(0, ...between(end, last + 2000)),
  };
}

/** Until what came before has been checked, read and run: two seconds without a key. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > window.keyed.last + 2000, undefined, {
    polling: 250,
    timeout: 60_000,
  });
}

/** In the page: when the last key came, and when `idx` was underlined after it. */
function watchPage(): void {
  window.keyed = { last: performance.now(), underlined: 0 };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.keyed.last = timeStamp;
    },
    true,
  );
  const host = document.querySelector('[data-editor]');
  if (!host) throw new Error('There is no editor. The measurement looks for one by data-editor.');
  new MutationObserver(() => {
    const marks = [...host.querySelectorAll('.cm-lintRange-error')];
    if (marks.some(({ textContent }) => textContent === 'idx')) window.keyed.underlined ||= performance.now();
    else window.keyed.underlined = 0;
  }).observe(host, { subtree: true, childList: true, characterData: true, attributes: true });
}

function addEmptyField(): void {
  const field = document.createElement('input');
  field.id = 'empty-field';
  document.body.append(field);
  field.focus();
}

/** A table with as many rows as fill the lines, without a mistake. */
function programOf(lines: number): string {
  const head = `import MaterialTable, { type Column } from '@material-table/core';

interface Row {
  id: number;
  name: string;
}

const columns: Column<Row>[] = [{ title: 'Name', field: 'name' }];

export default function App() {
  return <MaterialTable title="Rows" columns={columns} data={rows} options={{ pageSize: 5 }} />;
}

const rows: Row[] = [`.split('\n');
  const rows = Array.from(
    { length: lines - head.length - 1 },
    (_, id) => `  { id: ${id}, name: 'Row ${id}' },`,
  );
  return [...head, ...rows, '];'].join('\n');
}
