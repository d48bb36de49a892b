import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { fill, pressText } from '../claims/hands';
import { all, has, input, one, shown, texts } from '../claims/read';
import type Archive from './t50.archive';
import type { Letter } from './t50.archive';

const letters: Letter[] = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  from: `Absender ${index + 1}`,
  pages: index + 2,
}));

/** A module's text, what it imports at once and what it imports later. */
async function read(url: string) {
  const text = await (await fetch(url)).text();
  const addresses = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, address]) => new URL(address ?? '', url).href);
  return {
    text,
    now: addresses(/(?:^|;)\s*(?:import|export)\b[^'"();]*["']([./][^"']+)["']/gm),
    later: addresses(/import\(\s*["']([^"']+)["']/g),
  };
}

/** All modules that come with this one, and those that come later. */
async function load(start: string) {
  const modules = new Map<string, string>();
  const later = new Set<string>();
  const follow = async (url: string): Promise<void> => {
    if (modules.has(url)) return;
    modules.set(url, '');
    const module = await read(url);
    modules.set(url, module.text);
    module.later.forEach((address) => later.add(address));
    await Promise.all(module.now.map(follow));
  };
  await follow(start);
  return { texts: [...modules.values()], addresses: [...modules.keys()], later: [...later] };
}

const program = new URL('t50.archive.tsx', import.meta.url).href;
let times = 0;

/** As on a page that has not loaded the table: another test may have. */
async function open() {
  const fresh = (await import(/* @vite-ignore */ `${program}?time=${times++}`)) as {
    default: typeof Archive;
  };
  return mount(<fresh.default letters={letters} />).el;
}
const later = async (name: string) => {
  const address = (await load(program)).later.find((one) => one.includes(name));
  return load(address ?? '');
};

const isTable = (text: string) => text.includes('mtablebodyrow');
const isPdf = (text: string) => text.includes('jsPDF');

test('t50: the first load has no table code', async () => {
  const { texts: first, addresses } = await load(program);
  expect(addresses.length).toBeGreaterThan(5);
  expect(first.some(isTable)).toBe(false);
  expect((await later('material-table_core')).texts.some(isTable)).toBe(true);
});

test("t50: the PDF library is only in an export's chunk", async () => {
  expect((await load(program)).texts.some(isPdf)).toBe(false);
  expect((await later('material-table_core')).texts.some(isPdf)).toBe(false);
  expect((await later('material-table_exporters')).texts.some(isPdf)).toBe(true);
});

test('t50: a placeholder keeps the layout', async () => {
  const el = await open();
  pressText(el, 'Archiv öffnen');
  expect(has(el, '[aria-label="Das Archiv lädt"]')).toBe(true);
  const place = () => one(el, 'footer').getBoundingClientRect().top;
  const before = place();
  await expect.poll(() => shown(el).length).toBe(5);
  expect(has(el, '[aria-label="Das Archiv lädt"]')).toBe(false);
  expect(place()).toBe(before);
  const table = () => one(el, '.MuiPaper-root').getBoundingClientRect().bottom;
  await expect.poll(() => before - table()).toBeLessThan(2);
  expect(table()).toBeLessThanOrEqual(before);
});

test('t50: the table still has its texts', async () => {
  const el = await open();
  pressText(el, 'Archiv öffnen');
  await expect.poll(() => shown(el).length).toBe(5);
  expect(texts(el, '.MuiTablePagination-root p, .MuiTablePagination-root span')).toContain('1-5 von 7');
  const names = all(el, ':is(button, input)[aria-label]').map(({ ariaLabel }) => ariaLabel);
  expect(names).toEqual([
    'Suchen',
    'Suche leeren',
    'Exportieren',
    'Erste Seite',
    'Vorige Seite',
    'Nächste Seite',
    'Letzte Seite',
  ]);
  fill(input(el, 'Suchen'), 'x');
  await expect.poll(() => el.textContent).toContain('Kein Brief gefunden');
});
