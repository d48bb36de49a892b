import { encodeShare } from '#sandbox/tools/share';
import { enter, until, type Driver } from './driver';

/** One action of a visitor, in any engine. Throws what is wrong. */
export type Check = (driver: Driver, site: string) => Promise<void>;

/** A page becomes interactive and has text, without errors. */
export async function openPage(driver: Driver, url: string): Promise<void> {
  await driver.takeErrors();
  await driver.open(url);
  // The visitor's first intent, at which the page loads its scripts.
  await driver.run(`window.dispatchEvent(new Event('scroll'))`);
  await driver.run(
    `document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }))`,
  );
  await until('the page comes to life', () =>
    driver.run(`return document.documentElement.dataset.hasHydrated === 'true'`),
  );
  await until('the page has text', () =>
    driver.run(`return (document.querySelector('main') ?? document.body).innerText.length > 40`),
  );
  const errors = await driver.takeErrors();
  if (errors.length > 0) throw new Error(errors.join(' / ').slice(0, 300));
}

/** The first table of a page is there to be used. */
export async function openTable(driver: Driver, url: string): Promise<void> {
  await openPage(driver, url);
  await driver.run(`document.querySelector('[data-island]').scrollIntoView({ block: 'center' })`);
  await until('the table comes alive', () =>
    driver.run(`return document.querySelector('[data-island]').dataset.state === 'live'`),
  );
}

/** The first table of a demo's page reacts to a click. */
export const answersClick =
  (page: string): Check =>
  async (driver, site) => {
    await openTable(driver, site + page);
    const before = await driver.run(state);
    await clickOn(
      driver,
      `[...document.querySelectorAll('[data-island] :is(.MuiTableSortLabel-root, button:enabled, input)')].find((element) => element.checkVisibility())`,
    );
    await until('something changes by a click', async () => (await driver.run(state)) !== before);
  };

/** What a click may change: texts, order, what is open, checked or focused; not a ripple. */
const state = `const of = (name) => [...document.querySelectorAll('[' + name + ']')].map((element) => element.getAttribute(name)).join();
  return [document.body.innerText, of('aria-sort'), of('aria-expanded'), of('aria-pressed'), [...document.querySelectorAll('input')].map((input) => [input.checked, input === document.activeElement]).join()].join('\\n')`;

const bodyOfFrame = 'return document.body.innerText';

export const checks: Record<string, Check> = {
  'edit and run': async (driver, site) => {
    await openPage(driver, `${site}playground/`);
    await until('the preview shows the first program', async () =>
      String(await driver.run(bodyOfFrame, 'frame')).includes('Recent orders'),
    );
    // After the text, where a visitor would click.
    const place = await until('the editor shows it', () =>
      // The editor renders only the visible part.
      driver.run(`document.querySelector('.cm-scroller').scrollTop += 200;
      const walker = document.createTreeWalker(document.querySelector('.cm-content'), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = walker.currentNode.data.indexOf('Recent orders');
        if (at < 0) continue;
        // Not where the editor's lower edge or what lies below it would get the click.
        walker.currentNode.parentElement.scrollIntoView({ block: 'center' });
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + 'Recent orders'.length);
        const { right, y, height } = range.getBoundingClientRect();
        return [right, y + height / 2];
      }`),
    );
    await clickAt(driver, place);
    await driver.type(' of things');
    await until('the preview follows the text', async () =>
      String(await driver.run(bodyOfFrame, 'frame')).includes('Recent orders of things'),
    ).catch(async (error: unknown) => {
      const text = String(await driver.run(`return document.querySelector('.cm-content').innerText`));
      const lines = text.split('\n').filter((line) => /Recent|things/.test(line));
      throw new Error(`${String(error)}; the editor has: ${lines.join(' / ')}`, { cause: error });
    });
  },

  'a shared link waits for a click on Run': async (driver, site) => {
    const program = `export default () => <p>Shared {6 * 7}</p>`;
    const shared = await encodeShare({ code: program });
    if (!shared.ok) throw new Error(shared.reason);
    await openPage(driver, `${site}playground/${shared.hash}`);
    await until('the editor shows the program', () =>
      driver.run(`return document.querySelector('.cm-content')?.innerText.includes('Shared {6 * 7}')`),
    );
    const early = await driver.run(bodyOfFrame, 'frame').catch(() => '');
    if (String(early).includes('Shared 42')) throw new Error('it ran without a click');
    await clickOn(
      driver,
      `[...document.querySelectorAll('button')].find((button) => /^Run/.test(button.textContent.trim()))`,
    );
    await until('the program runs', async () =>
      String(await driver.run(bodyOfFrame, 'frame')).includes('Shared 42'),
    );
  },

  'search by keys': async (driver, site) => {
    await openPage(driver, `${site}docs/about/`);
    await driver.type('k', true);
    await until('the search has the focus', () =>
      driver.run(`return document.activeElement?.getAttribute('role') === 'combobox'`),
    );
    await driver.type('sort');
    await until('there are results', () =>
      driver.run(`return document.querySelector('[role=option]') !== null`),
    );
    await driver.type(enter);
    await until('Enter goes to a result', () =>
      driver.run(`return !location.pathname.includes('/docs/about')`),
    );
  },

  'dark colors stay after a reload': async (driver, site) => {
    await openPage(driver, `${site}docs/about/`);
    await clickOn(
      driver,
      `document.querySelector('button[aria-label*="dark"], button[title*="dark"], .navbar [class*=toggleButton]')`,
    );
    const isDark = () => driver.run(`return document.documentElement.dataset.theme === 'dark'`);
    await until('a click turns the page dark', isDark);
    await driver.open(`${site}docs/compatibility/`);
    await until('the next page is dark', isDark);
    await driver.run(`localStorage.clear()`);
  },
};

/** Click in the middle of the element that a script finds, once it no longer moves. */
export async function clickOn(driver: Driver, element: string): Promise<void> {
  let before = '';
  const place = await until(`there is something to click (${element.slice(0, 60)})`, async () => {
    const found = await driver.run(`const element = ${element};
      if (!element) return undefined;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return width > 0 ? [x + width / 2, y + height / 2] : undefined`);
    const isStill = String(found) === before;
    before = String(found);
    return isStill ? found : undefined;
  });
  await clickAt(driver, place);
}

async function clickAt(driver: Driver, place: unknown): Promise<void> {
  const [x, y] = Array.isArray(place) ? place.map(Number) : [];
  if (x === undefined || y === undefined) throw new Error(`${String(place)} is no point in the window.`);
  await driver.click(Math.round(x), Math.round(y));
}
