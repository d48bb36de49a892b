import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../../tests/claims/read';
import type { ServerFrames } from '../../../tests/claims/render-on-server.mts';
import limits from './_server-limits';
import sceneTables from './_server-scenes';

const scenes = { ...limits, ...sceneTables };
let frames: ServerFrames;
const roots: Root[] = [];

/** A server with another language and time zone than the browser. */
const environment = { TZ: 'Asia/Tokyo', LC_ALL: 'de_DE.UTF-8' };

beforeAll(async () => {
  // In turn: loading the table keeps a busy machine's core occupied.
  frames = await commands.renderOnServer('docs/guides/server-rendering/_server-limits.tsx', environment);
  Object.assign(
    frames,
    await commands.renderOnServer('docs/guides/server-rendering/_server-scenes.tsx', environment),
  );
});

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  localStorage.removeItem('material-table-groupings');
});

/** The server's HTML of a scene, without scripts. */
function served(name: string, html?: string): HTMLElement {
  const frame = frames[name];
  if (!frame || frame.error) throw new Error(`${name} is not there: ${frame?.error}`);
  const el = document.body.appendChild(document.createElement('div'));
  el.innerHTML = html ?? frame.html;
  return el;
}

/**
 * Hydrate the server's HTML, wait until the table sorts, and return the messages. In a page, Emotion creates
 * its cache when its script runs, here once for each scene: when the HTML is complete, or too early.
 */
async function hydrate(name: string, { isTooEarly = false, html = undefined as string | undefined } = {}) {
  const early = isTooEarly && createCache({ key: 'css' });
  const el = served(name, html);
  const cache = early || createCache({ key: 'css' });
  const said: string[] = [];
  const listen = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(listen),
    vi.spyOn(console, 'warn').mockImplementation(listen),
  ];
  roots.push(
    hydrateRoot(el, <CacheProvider value={cache}>{scenes[name]?.()}</CacheProvider>, {
      onRecoverableError: listen,
    }),
  );
  await expect
    .poll(() => {
      if (all(el, '.Mui-active').length === 0) click(one(el, 'th .MuiTableSortLabel-root'));
      return all(el, '.Mui-active').length;
    })
    .toBeGreaterThan(0);
  for (const spy of spies) spy.mockRestore();
  return { el, said };
}

/** The visible text of the elements: their styles are among their texts. */
const words = (el: HTMLElement, selector: string) =>
  all(el, selector).map(({ innerText }) => innerText.trim());

proves(
  [
    'The HTML contains the toolbar, the header, the rows of the first page and the pagination.',
    'rows of the first page, in their initial order',
    'Load the first page on the server and pass it as an array.',
    'The styles are in the HTML of version 8.0.3.',
  ],
  () => {
    const el = served('basic');
    expect(all(el, 'input[placeholder="Search"]')).toHaveLength(1);
    expect(words(el, 'th')).toEqual(expect.arrayContaining(['Name', 'City']));
    expect(all(el, bodyRow)).toHaveLength(5);
    expect(el.textContent).toContain('1-5 of 7');
    expect(getComputedStyle(one(el, 'table')).display).toBe('table');
    expect(all(el, 'style').some(({ textContent }) => textContent.includes('{display:table;'))).toBe(true);
    expect(words(served('sorted'), `${bodyRow} td:first-of-type`)).toEqual([
      'Gus',
      'Fay',
      'Eve',
      'Dora',
      'Cid',
    ]);
  },
);

proves(
  [
    'Import the table and render it, because version 8.0.3 needs no ssr: false.',
    "The table isn't the cause, because version 8.0.3 uses neither window nor document when it is imported or rendered.",
    "Three things need care: dates, Emotion's styles on streamed pages, and browser-only values.",
    'options.persistentGroupingsId is the only option that reads localStorage during render, which throws an error on a server.',
    "so React reports that the text didn't match and renders the table again",
    "If the script runs before the HTML is complete, hydration fails. React reports that the server rendered HTML didn't match",
  ],
  async () => {
    for (const name of ['basic', 'sorted', 'panel', 'fixed', 'components', 'icons', 'localization', 'two']) {
      expect(frames[name]?.said, name).toEqual([]);
      const { said, el } = await hydrate(name);
      expect(said, name).toEqual([]);
      expect(all(el, bodyRow).length, name).toBeGreaterThanOrEqual(5);
    }
    expect(frames.groups?.error).toContain('localStorage is not defined');
    expect(Object.keys(sceneTables).filter((name) => frames[name]?.error)).toEqual(['groups']);
    const { said, el } = await hydrate('days');
    expect(said.join()).toContain("didn't match");
    expect(served('days').textContent).not.toBe(el.textContent);
    const streamed = await hydrate('basic', { isTooEarly: true });
    expect(streamed.said.join()).toContain("server rendered HTML didn't match the client");
  },
);

proves(
  'If the page has no <meta charset="utf-8">, the browser misreads an invisible character in the search field.',
  async () => {
    const html = frames.basic?.html ?? '';
    expect(html).toContain('\u200B');
    const { said } = await hydrate('basic', {
      html: new TextDecoder('windows-1252').decode(new TextEncoder().encode(html)),
    });
    expect(said.join()).toContain("server rendered text didn't match the client");
  },
);

proves(['options and localization', 'groups, panels and tree rows that are initially open'], () => {
  expect(all(served('localization'), 'input[placeholder="Search by name"]')).toHaveLength(1);
  expect(all(served('basic'), '#m--table--filter--row')).toHaveLength(1);
  expect(served('panel').textContent).toContain('A panel that is open');
  expect(served('tree').textContent).toContain('Ann');
  expect(served('grouped').textContent).toContain('Bonn');
});

proves('Set it in the browser, with a new key, because a table reads its groups on mount', async () => {
  const stored = { 'server-rendering': [{ field: 'city', groupOrder: 0, groupSort: 'asc', columnOrder: 1 }] };
  localStorage.setItem('material-table-groupings', JSON.stringify(stored));
  const { el, said } = await hydrate('groupsLater');
  expect(said).toEqual([]);
  expect(served('groupsLater').textContent).not.toContain('City: Bonn');
  await expect.poll(() => el.textContent).toContain('Bonn');
  expect(all(el, bodyRow)).toHaveLength(0);
});

proves('Format dates in render, with a fixed language and time zone', async () => {
  const { said, el } = await hydrate('launchDays');
  expect(said).toEqual([]);
  expect(el.textContent).toContain('12 Apr 1961');
  expect(el.textContent).toContain('06:07');
});

proves(
  "The user's time zone isn't available on the server, so render a fixed zone first and the user's after hydration",
  async () => {
    expect(served('localTimes').textContent).toContain('12 Apr 1961, 06:07');
    const { said, el } = await hydrate('localTimes');
    expect(said).toEqual([]);
    const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
    expect(el.textContent).toContain(local.format(new Date('1961-04-12T06:07:00Z')));
  },
);

proves(
  ['the HTML and the first frame in the browser show the default parts', 'custom components and icons'],
  async () => {
    for (const name of ['components', 'icons']) {
      expect(all(served(name), '[data-own]')).toHaveLength(0);
      const { el } = await hydrate(name);
      expect(all(el, '[data-own]').length).toBeGreaterThan(0);
    }
  },
);

proves(
  [
    "If one column has a width, the others' widths are computed from it, so they shift during hydration.",
    'styles | widths that the table measures',
    'The table measures its width when it mounts; on a server, that width is 0.',
  ],
  async () => {
    const lefts = (el: HTMLElement) => all(el, 'th').map((th) => Math.round(th.getBoundingClientRect().left));
    for (const [name, moves] of [
      ['oneWidth', true],
      ['basic', false],
      ['allWidths', false],
    ] as const) {
      const before = lefts(served(name));
      document.body.replaceChildren();
      const { el } = await hydrate(name);
      const distance = Math.max(...lefts(el).map((left, index) => Math.abs(left - (before[index] ?? 0))));
      if (moves) expect(distance, name).toBeGreaterThan(5);
      else expect(distance, name).toBeLessThan(2);
    }
    const widths = [...(frames.oneWidth?.html ?? '').matchAll(/<td[^>]*width: ?(calc\([^;"]*)/g)];
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter(([, width]) => !width?.startsWith('calc((0px'))).toEqual([]);
  },
);

proves(
  [
    "In sx, :first-child and :nth-child count the <style> tags, so '& td:first-child' styles nothing in the server's HTML.",
    'Emotion warns in development',
    'Use :first-of-type and :nth-of-type instead.',
    'By default, Emotion writes <style> tags next to the elements, even inside the table. Its script moves them into the head, and hydration succeeds.',
  ],
  async () => {
    expect(all(served('basic'), 'table style').length).toBeGreaterThan(5);
    const { el } = await hydrate('basic');
    expect(all(el, 'style')).toHaveLength(0);
    const styleOf = (name: string) =>
      getComputedStyle(one(served(name), `${bodyRow} td:first-of-type`)).fontStyle;
    expect(styleOf('firstChild')).toBe('normal');
    expect(styleOf('firstOfType')).toBe('italic');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    mount(<CacheProvider value={createCache({ key: 'own' })}>{scenes.firstChild?.()}</CacheProvider>);
    expect(said.mock.calls.join()).toContain('potentially unsafe when doing server-side rendering');
    said.mockClear();
    mount(<CacheProvider value={createCache({ key: 'own' })}>{scenes.firstOfType?.()}</CacheProvider>);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  },
);

proves(
  [
    'The table never suspends, so its rows are streamed with the surrounding part of the page, without a fallback.',
  ],
  () => {
    expect(all(served('suspended'), bodyRow)).toHaveLength(5);
    expect(served('suspended').textContent).not.toContain('Loading');
  },
);

proves(
  [
    "Ids come from React's useId, so they differ between tables and hydration succeeds.",
    'Only the filter row has the same id in every table.',
  ],
  async () => {
    const idsOf = (el: HTMLElement) => all(el, '[id]').map(({ id }) => id);
    const ids = idsOf(served('two'));
    expect(new Set(ids).size).toBeGreaterThan(4);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual(['m--table--filter--row']);
    const { said, el } = await hydrate('two');
    expect(said).toEqual([]);
    expect(idsOf(el).filter((id) => ids.includes(id))).toEqual(ids);
  },
);

proves('64 px, or 56 px in windows narrower than 600 px', async () => {
  for (const [width, height] of [
    [600, 64],
    [590, 56],
  ] as const) {
    await page.viewport(width, 800);
    expect(one(served('basic'), '.MuiToolbar-root').offsetHeight, String(width)).toBe(height);
    document.body.replaceChildren();
    // Its own toolbar with this height, which replaces it after hydration, doesn't move the header.
    const before = one(served('components'), 'th').getBoundingClientRect().top;
    document.body.replaceChildren();
    const { el } = await hydrate('components');
    expect(all(el, '[data-own=toolbar]')).toHaveLength(1);
    expect(one(el, 'th').getBoundingClientRect().top, String(width)).toBeCloseTo(before, 0);
    for (const root of roots.splice(0)) root.unmount();
    document.body.replaceChildren();
  }
});

proves(
  'Find the code that reads them during render, including render functions, and move it into an effect or a callback.',
  async () => {
    expect(frames.readsWindow?.error).toContain('window is not defined');
    expect(frames.readsDocument?.error).toContain('document is not defined');
    expect(frames.readsLater?.html).toContain('Width 0');
    const { el } = await hydrate('readsLater');
    await expect.poll(() => el.textContent).toContain(`Width ${window.innerWidth}`);
  },
);

proves(
  [
    'The exporters can now be imported on a server, but they write files only in a browser. On a server, ExportCsv logs "window is not defined".',
  ],
  () => {
    expect(frames.exports?.html).toContain('Exported');
    expect(frames.exports?.said.join()).toContain('window is not defined');
  },
);

proves("Columns of type: 'date', 'datetime' and 'time' use the machine's language and time zone.", () => {
  const sent = (name: string) => {
    const el = document.createElement('div');
    el.innerHTML = frames[name]?.html ?? '';
    return shown(el)[0] ?? '';
  };
  const german = { timeZone: 'Asia/Tokyo' };
  const born = new Date(Date.UTC(1990, 0, 15, 22));
  expect(sent('date')).toBe(born.toLocaleDateString('de-DE', german));
  expect(sent('time')).toBe(born.toLocaleTimeString('de-DE', german));
  expect(sent('datetime')).toBe(born.toLocaleString('de-DE', german));
});

proves(
  [
    'A data function is called only in the browser, and the HTML says "No records to display".',
    'all rows of a data function',
  ],
  async () => {
    expect(frames.remote?.said).toEqual([]);
    expect(frames.remote?.html).toContain('No records to display');
    expect(all(served('remote'), bodyRow)).toHaveLength(0);
    const { el } = await hydrate('remote');
    await expect.poll(() => all(el, bodyRow).length).toBe(1);
  },
);
