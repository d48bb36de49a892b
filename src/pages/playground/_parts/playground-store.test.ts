import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { splitFiles } from '../../../../packages/sandbox/files';
import { encodeShare } from '../../../../packages/sandbox/tools/share';
import { PlaygroundStore } from './playground-store';

const storage = new Map<string, string>();
const location = { pathname: '/playground', search: '', hash: '' };
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});
vi.stubGlobal('window', {
  location,
  history: {
    replaceState: (_state: unknown, _title: string, to: string) => {
      const url = new URL(to, 'https://site');
      Object.assign(location, { search: url.search, hash: url.hash });
    },
  },
});
vi.mock('./load-start', () => ({
  loadStart: async (id: string) => {
    await slow.get(id);
    if (isOffline) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    if (id === 'no/such') throw new Error('There is no demo named "no/such".');
    return splitFiles(`text of ${id || 'blank'}`);
  },
  loadProgram: async (id: string) => {
    if (id === 'no/such') throw new Error('There is no program named "no/such".');
    return splitFiles(`program ${id}`);
  },
  isTextOfDemo: async (text: string, id?: string) => text === `text of ${id}`,
}));

vi.useFakeTimers();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  last = undefined;
  storage.clear();
  Object.assign(location, { search: '', hash: '' });
});

let last: PlaygroundStore | undefined;
let isOffline = false;
/** What demos wait for before they load. */
const slow = new Map<string, Promise<void>>();

/** Hold a demo back until it is released. */
function holdBack(id: string): () => void {
  let release = () => {};
  slow.set(id, new Promise((resolve) => (release = resolve)));
  return () => {
    slow.delete(id);
    release();
  };
}

/** Open an address in a new page, which replaces the one before. */
async function open(search = '', hash = '') {
  last?.flush();
  Object.assign(location, { search, hash });
  const store = (last = new PlaygroundStore());
  await store.openAddress(location);
  return store;
}

async function hashOf(code: string, demo?: string) {
  const encoded = await encodeShare({ code, demo });
  return encoded.ok ? encoded.hash : '';
}

test('opens a blank table, a demo, or what was typed last', async () => {
  expect((await open()).getText()).toBe('text of blank');
  const store = await open('?demo=sort/basic');
  expect(store.getState()).toMatchObject({ start: 'sort/basic', isForeign: false, isEdited: false });
  store.edit(splitFiles('mine'));
  expect(location.search).toBe('');
  const again = await open();
  expect(again.getText()).toBe('mine');
  expect(again.getState()).toMatchObject({ start: 'sort/basic', isEdited: true });
});

test('a program of a link is foreign until it is trusted, also after a reload; that of a demo is not', async () => {
  const hash = await hashOf('foreign');
  const store = await open('', hash);
  expect(store.getState()).toMatchObject({ isForeign: true, isShared: true });
  store.edit(splitFiles('foreign and edited'));
  const again = await open();
  expect(again.getState()).toMatchObject({ isForeign: true });
  again.trust();
  expect((await open()).getState()).toMatchObject({ isForeign: false });
  expect((await open('', await hashOf('text of a/b', 'a/b'))).getState()).toMatchObject({ isForeign: false });
});

test('a text is stored once after the last key, and at once before it runs', async () => {
  const store = await open();
  for (const text of ['a', 'ab', 'abc']) store.edit(splitFiles(text));
  expect(storage.has('playground')).toBe(false);
  vi.runAllTimers();
  expect(storage.get('playground')).toContain('"abc"');
  store.edit(splitFiles('abcd'));
  store.flush();
  expect(storage.get('playground')).toContain('"abcd"');
});

test('a program that is pasted over a foreign one is the visitor’s own, and undo brings back a foreign one', async () => {
  const store = await open('', await hashOf('foreign', 'sort/basic'));
  store.edit(splitFiles('foreign, read'));
  store.edit(splitFiles('own'), true);
  const isOwn = { isForeign: false, earlier: [{ code: 'foreign, read', isForeign: true }] };
  expect(store.getState()).toMatchObject(isOwn);
  store.edit(splitFiles('foreign, read'));
  expect(store.getState().isForeign).toBe(true);
  store.edit(splitFiles('own'), true);
  expect(store.getState()).toMatchObject(isOwn);
  const again = await open();
  expect(again.getState()).toMatchObject(isOwn);
  await again.reset();
  expect(again.getText()).toBe('text of sort/basic');
});

test('a foreign program that is cut and pasted back is still foreign; another one is not', async () => {
  const store = await open('', await hashOf('foreign'));
  store.edit(splitFiles(''));
  store.edit(splitFiles('foreign'), true);
  expect(store.getState().isForeign).toBe(true);
  store.edit(splitFiles(''));
  store.edit(splitFiles('own'), true);
  expect(store.getState()).toMatchObject({
    isForeign: false,
    earlier: [{ code: 'foreign', isForeign: true }],
  });
  store.edit(splitFiles('own, with some typed'));
  expect(store.getState().isForeign).toBe(false);
});

test('a text that was written comes back after another was opened', async () => {
  const store = await open();
  store.edit(splitFiles('mine'));
  await store.openStart('sort/basic');
  expect(store.getState().earlier).toEqual([{ code: 'mine' }]);
  expect(location.search).toBe('?demo=sort/basic');
  store.bringBack();
  expect(store.getText()).toBe('mine');
  expect(store.getState()).toMatchObject({ earlier: [], isEdited: true });
  expect((await open('', await hashOf('foreign'))).getState().earlier).toEqual([{ code: 'mine' }]);
});

test('Reset goes back to the start, or to the program of the link', async () => {
  const store = await open('?demo=sort/basic');
  store.edit(splitFiles('mine'));
  await store.reset();
  expect(store.getText()).toBe('text of sort/basic');
  const shared = await open('', await hashOf('foreign'));
  shared.edit(splitFiles('changed'));
  await shared.reset();
  expect(shared.getText()).toBe('foreign');
  expect(shared.getState().isForeign).toBe(true);
});

test('a program of the site that a page links is not foreign; Reset goes back to it', async () => {
  const store = await open('?program=errors/no-promise');
  expect(store.getState()).toMatchObject({ start: '', isForeign: false });
  store.edit(splitFiles('mine'));
  expect(location.search).toBe('');
  await store.reset();
  expect(store.getText()).toBe('program errors/no-promise');
  const unknown = await open('?program=no/such');
  expect(unknown.getState().notice?.text).toContain('There is no program');
});

test('a broken link and an unknown demo say so; something is open all the same', async () => {
  const cut = (await hashOf('a long enough program', 'a/b')).slice(0, -8);
  const store = await open('?demo=a/b', cut);
  expect(store.getState().notice).toMatchObject({
    text: expect.stringContaining('can’t be opened'),
    demo: 'a/b',
  });
  expect(store.getText()).toBe('text of blank');
  const unknown = await open('?demo=no/such');
  expect(unknown.getState().notice?.text).toContain('There is no demo');
  expect(unknown.getText()).toBe('text of blank');
});

test('a text that the browser does not store says so', async () => {
  const store = await open();
  store.edit(splitFiles('x'.repeat(600_000)));
  vi.runAllTimers();
  expect(store.getState().notice?.text).toContain('too long to be saved');
  store.edit(splitFiles('shorter'));
  vi.runAllTimers();
  expect(store.getState().notice).toBeUndefined();
});

test('what is typed without a pause is stored meanwhile, in case the tab crashes', async () => {
  const store = await open();
  for (const length of [1, 2, 3, 4, 5]) {
    store.edit(splitFiles('x'.repeat(length)));
    vi.advanceTimersByTime(100);
  }
  expect(storage.get('playground')).toContain('xxx');
});

test('a foreign program that is brought back still waits for Run, and so after a reload', async () => {
  const store = await open('', await hashOf('foreign one'));
  store.edit(splitFiles('foreign one, changed'));
  Object.assign(location, { search: '', hash: await hashOf('foreign two') });
  await store.openAddress(location);
  store.bringBack();
  expect(store.getText()).toBe('foreign one, changed');
  expect(store.getState().isForeign).toBe(true);
  expect((await open()).getState()).toMatchObject({ isForeign: true });
});

test('own text is still there after two foreign programs were changed', async () => {
  const store = await open();
  store.edit(splitFiles('mine'));
  for (const name of ['one', 'two']) {
    Object.assign(location, { search: '', hash: await hashOf(`foreign ${name}`) });
    await store.openAddress(location);
    store.edit(splitFiles(`foreign ${name}, changed`));
  }
  expect((await open()).getState().earlier.map(({ code }) => code)).toEqual(['foreign one, changed', 'mine']);
});

test('what another tab stored is kept when this one stores its own', async () => {
  const store = await open();
  store.edit(splitFiles('of this tab'));
  storage.set('playground', '{"code":"of the other tab"}');
  store.hearOtherTab();
  store.edit(splitFiles('of this tab, changed'));
  expect((await open()).getState().earlier).toEqual([{ code: 'of the other tab' }]);
});

test('a demo that does not load is asked for again by Retry, and nothing else takes its place', async () => {
  isOffline = true;
  const store = await open('?demo=sort/basic');
  isOffline = false;
  expect(store.getState().opened).toBeUndefined();
  const { text, retry } = store.getState().notice ?? {};
  expect(text).toContain('a file of the site could not be fetched');
  retry?.();
  await vi.waitFor(() => expect(store.getText()).toBe('text of sort/basic'));
  expect(store.getState().notice).toBeUndefined();
});

test('a demo that takes long says so until it is there', async () => {
  const store = await open();
  const release = holdBack('sort/basic');
  const opening = store.openStart('sort/basic');
  vi.advanceTimersByTime(900);
  expect(store.getState().notice).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(store.getState().notice?.text).toBe('Loading the program…');
  release();
  await opening;
  expect(store.getText()).toBe('text of sort/basic');
  expect(store.getState().notice).toBeUndefined();
});

test('a demo that loads after another was chosen, or a text was brought back, does not replace it', async () => {
  const store = await open();
  store.edit(splitFiles('mine'));
  const release = holdBack('sort/basic');
  const first = store.openStart('sort/basic');
  await store.openStart('filter/basic');
  const second = store.openStart('sort/basic');
  store.bringBack();
  vi.advanceTimersByTime(2000);
  release();
  await Promise.all([first, second]);
  expect(store.getText()).toBe('mine');
  expect(location.search).toBe('');
  expect(store.getState().notice).toBeUndefined();
});
