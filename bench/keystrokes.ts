import type { Page, Worker } from 'playwright';
import { cpuSlowdown, launch } from './phone';

/** What one keystroke took, in ms. */
export interface Keystroke {
  /** From the key until the frame with its results is painted, with the page slowed down. */
  shown: number;
  /** What the worker computed for it, at full speed. */
  worker: number;
}

declare global {
  interface Window {
    shown: number;
    spent: number;
  }
}

/** Open the search of a site on a slow processor, its index loaded. */
export async function openSearch(url: string) {
  const page = await (await launch()).newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(`${url}docs/about`);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const texts = page.waitForResponse((response) => response.url().includes('search/texts.json'));
  await page.keyboard.press('/');
  await (await texts).finished();
  const field = page.getByRole('combobox', { name: 'Search the docs' });
  await field.fill('unlikely');
  await page.getByRole('option').first().waitFor();
  const worker = page.workers().find((one) => one.url().includes('search/worker.js'));
  if (!worker) throw new Error('The search runs in no worker. The measurement looks for one by its address.');
  await worker.evaluate(watchWorker);
  await page.evaluate(watchPage);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  const type = async (query: string): Promise<Keystroke[]> => {
    await field.fill('');
    const strokes: Keystroke[] = [];
    for (const key of query) strokes.push({ shown: await press(page, key), worker: await spentIn(worker) });
    return strokes;
  };
  /** The same for a field beside the dialog to which nobody listens. */
  const emptyField = async (keys: string): Promise<number[]> => {
    await page.evaluate(addEmptyField);
    const times: number[] = [];
    for (const key of keys) times.push(await press(page, key));
    await page.evaluate(() => document.getElementById('empty-field')?.remove());
    await field.focus();
    return times;
  };
  return { type, emptyField, close: () => page.close() };
}

/** Press a key. @returns ms until its frame is painted */
async function press(page: Page, key: string): Promise<number> {
  await page.evaluate(() => (window.shown = 0));
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  const shown = await page.waitForFunction(() => window.shown, undefined, { timeout: 30_000 });
  return shown.jsonValue();
}

function spentIn(worker: Worker): Promise<number> {
  return worker.evaluate(() => (globalThis as unknown as Window).spent);
}

/** In the worker: from the arrival of a question to its answer. */
function watchWorker(): void {
  const scope = globalThis as unknown as Window & { postMessage: (message: unknown) => void };
  const post = scope.postMessage.bind(scope);
  let answered = 0;
  scope.postMessage = (message: unknown) => {
    answered = performance.now();
    post(message);
  };
  // Comes after the listener of the worker itself, which answers in a microtask.
  scope.addEventListener('message', ({ timeStamp }) => (scope.spent = answered - timeStamp));
}

/**
 * In the page: from a key to the frame in which the dialog says how many results there are, or in which the empty field has it.
 * Functions with a name would call a helper of the compiler that the page doesn't have; so `painting` is an event.
 */
function watchPage(): void {
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener('painting', () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message is handled after the frame.
      port1.addEventListener('message', () => (window.shown ||= performance.now() - pressed), { once: true });
      port1.start();
      port2.postMessage(0);
    }),
  );
  addEventListener('input', ({ target }) => {
    if ((target as Element).id === 'empty-field') dispatchEvent(new Event('painting'));
  });
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) throw new Error('The dialog of the search is not open.');
  new MutationObserver(() => {
    const value = dialog.querySelector('input')?.value.trim();
    const status = dialog.querySelector('[role="status"]')?.textContent;
    if (value && status) dispatchEvent(new Event('painting'));
  }).observe(dialog, { subtree: true, childList: true, characterData: true });
}

function addEmptyField(): void {
  const field = document.createElement('input');
  field.id = 'empty-field';
  document.querySelector('dialog[open]')?.append(field);
  field.focus();
}
