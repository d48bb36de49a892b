import { hydrateRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import type { ServerFrames } from '../../tests/claims/render-on-server.mts';
import { all, bodyRow, shown } from '../../tests/claims/read';
import limits from './_server-limits';
import scenes from './_server-scenes';

let frames: ServerFrames;
const environment = { TZ: 'Asia/Tokyo', LC_ALL: 'de_DE.UTF-8' };

beforeAll(async () => {
  // In turn: loading the table keeps a busy machine's core occupied.
  frames = await commands.renderOnServer('docs/guides/_server-limits.tsx', environment);
  Object.assign(frames, await commands.renderOnServer('docs/guides/_server-scenes.tsx', environment));
});

/** Insert the server's HTML, hydrate it, and return the messages. */
function hydrate(name: string) {
  const el = document.body.appendChild(document.createElement('div'));
  // Emotion removes its tags before it hydrates.
  el.innerHTML = frames[name]?.html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, '') ?? '';
  const said: string[] = [];
  const listen = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  const spies = (['error', 'log'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(listen),
  );
  const scene = { ...scenes, ...limits }[name];
  const root = hydrateRoot(el, scene?.(), { onRecoverableError: listen });
  onTestFinished(() => {
    root.unmount();
    el.remove();
    for (const spy of spies) spy.mockRestore();
  });
  return { el, said };
}

proves(
  'Find the code that reads them during render, including render functions, and move it into an effect or a callback.',
  async () => {
    expect(frames.readsWindow?.error).toContain('window is not defined');
    expect(frames.readsDocument?.error).toContain('document is not defined');
    expect(frames.readsLater?.html).toContain('Width 0');
    const { el } = hydrate('readsLater');
    await expect.poll(() => el.textContent).toContain(`Width ${window.innerWidth}`);
  },
);

proves(
  [
    'The exporters can now be imported on a server, but they write files only in a browser.',
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
    'A data function is called only in the browser.',
    'The HTML says "No records to display", or your localization.body.emptyDataSourceMessage.',
  ],
  async () => {
    const { html, said } = frames.remoteText ?? { html: '', said: ['absent'] };
    expect([html.includes('One moment'), html.includes('No records'), said]).toEqual([true, false, []]);
    expect(frames.remote?.html).toContain('No records to display');
    const browser = hydrate('remote');
    await expect.poll(() => all(browser.el, bodyRow).length).toBe(1);
    expect(browser.said).toContain('asked');
  },
);

proves('The table measures its width when it mounts; on a server, that width is 0.', async () => {
  const widths = (html: string) =>
    [...html.matchAll(/<td[^>]*width: ?(calc\([^;"]*)/g)].map((match) => match[1]);
  const sent = widths(frames.oneWidth?.html ?? '');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((width) => !width?.startsWith('calc((0px'))).toEqual([]);
  const { el } = hydrate('oneWidth');
  const total = () => el.querySelector(bodyRow)?.closest('div')?.scrollWidth ?? 0;
  await expect.poll(() => el.querySelectorAll('td')[1]?.getBoundingClientRect().width).toBeGreaterThan(50);
  expect(total()).toBeGreaterThan(200);
});

proves(
  "Three things need care: dates, Emotion's styles on streamed pages, and browser-only values.",
  async () => {
    const plain = hydrate('allWidths');
    await expect.poll(() => all(plain.el, bodyRow).length).toBe(5);
    expect(plain.said).toEqual([]);
    const dated = hydrate('days');
    await expect.poll(() => dated.said.join()).toContain("didn't match");
    expect(frames.groups?.error).toContain('localStorage');
    // A script that runs before the HTML is complete finds Emotion's tags among the elements.
    const streamed = document.body.appendChild(document.createElement('div'));
    streamed.innerHTML = frames.allWidths?.html ?? '';
    expect(all(streamed, 'table style').length).toBeGreaterThan(0);
    streamed.remove();
  },
);

proves('In 8.0.3, the styles are in the HTML.', () => {
  const { html = '' } = frames.readsLater ?? {};
  const [, name = ''] = /<table class="[^"]*?(css-[\w-]+)/.exec(html) ?? [];
  expect(name).not.toBe('');
  expect(html).toContain(`.${name}{display:table;`);
});
