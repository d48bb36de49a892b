import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { fill } from '../claims/hands';
import { all, cell, filterOf, shown } from '../claims/read';
import type { ServerFrames } from '../claims/render-on-server.mts';
import { inZone } from '../claims/zone';
import scenes from './_t34-scenes';

let frames: ServerFrames;

// A server with another language and time zone than the browser.
beforeAll(async () => {
  const environment = { TZ: 'Asia/Tokyo', LC_ALL: 'de_DE.UTF-8' };
  frames = await commands.renderOnServer('tests/tasks/_t34-scenes.tsx', environment);
});

/** Show the server's HTML. */
function served(name: keyof typeof scenes): HTMLElement {
  const el = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => el.remove());
  expect(frames[name]?.error).toBeUndefined();
  el.innerHTML = frames[name]?.html ?? '';
  return el;
}

/** Hydrate it, as the page's script does, and return the messages. */
async function hydrate(el: HTMLElement, name: keyof typeof scenes) {
  const said: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(parts));
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void said.push(parts));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = <CacheProvider value={createCache({ key: 'css' })}>{scenes[name]()}</CacheProvider>;
  const root = await act(() =>
    hydrateRoot(el, page, { onRecoverableError: (error) => void said.push(error) }),
  );
  vi.unstubAllGlobals();
  onTestFinished(() => {
    root.unmount();
    vi.restoreAllMocks();
  });
  return said;
}

/** All that one sees: texts, and the places where they are. */
const look = (el: HTMLElement) =>
  all(el, 'th, td, input').map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [part.innerText, (part as HTMLInputElement).value, left, top, width, height].join(' ');
  });

const cells = (el: HTMLElement) => all(el, cell).map(({ innerText }) => innerText);

test('t34: rows are in the HTML', () => {
  const el = served('all');
  expect(shown(el)).toEqual(['Heron 1', 'Osprey 2', 'Heron 3', 'Osprey 4', 'Heron 5']);
});

test('t34: no hydration warning', async () => {
  for (const name of ['all', 'filtered'] as const) {
    const el = served(name);
    const before = look(el);
    expect(await hydrate(el, name)).toEqual([]);
    expect(look(el)).toEqual(before);
    el.remove();
  }
});

test("t34: the filter of the address is applied on the server's HTML", async () => {
  const el = served('filtered');
  expect(shown(el)).toEqual(['Heron 1', 'Heron 7']);
  expect(filterOf(el, 'Site').value).toBe('berg');
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  await hydrate(el, 'filtered');
  expect(shown(el)).toEqual(['Heron 1', 'Heron 7']);
  fill(filterOf(el, 'Rocket'), '7');
  await expect.poll(() => shown(el)).toEqual(['Heron 7']);
  expect(window.location.search).toBe('?rocket=7&site=berg');
});

test('t34: dates are the same on both sides', async () => {
  await inZone('America/New_York');
  const el = served('all');
  const html = cells(el);
  expect(html.slice(0, 3)).toEqual(['Heron 1', 'Bergen', '1 Jul 2026, 23:30']);
  expect(await hydrate(el, 'all')).toEqual([]);
  expect(cells(el)).toEqual(html);
});
