import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { storeText } from './plain-storage';
import { jsonSlot, jsonSlots, textSlot } from './storage';

const stored = new Map<string, string>();
const works = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size;
  },
};
const language = textSlot('language', (text) => (text === 'ts' || text === 'js' ? text : undefined));
const list = jsonSlot('list', (value) => (Array.isArray(value) ? value.map(String) : undefined));
const demos = jsonSlots('demo:', (value) => (typeof value === 'number' ? value : undefined));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', works);
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('window', new EventTarget());
});

afterAll(() => void vi.unstubAllGlobals());

const inOtherTab = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));

test('a text is stored as it is, a value as JSON, and both come back', () => {
  expect([language.write('js'), list.write(['a', 'b']), demos.at('sort/basic').write(1)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([...stored]).toEqual([
    ['language', 'js'],
    ['list', '["a","b"]'],
    ['demo:sort/basic', '1'],
  ]);
  expect([language.read(), list.read(), demos.at('sort/basic').read()]).toEqual(['js', ['a', 'b'], 1]);
  expect(demos.names()).toEqual(['sort/basic']);
  list.remove();
  expect([list.read(), stored.has('list')]).toEqual([undefined, false]);
});

test.each(['', 'null', '{', '{"a":', '"x"', '__proto__'])(
  'the foreign value %j counts as nothing',
  (text) => {
    for (const key of ['language', 'list', 'demo:a']) stored.set(key, text);
    expect([language.read(), list.read(), demos.at('a').read()]).toEqual([undefined, undefined, undefined]);
  },
);

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const faults: Record<string, () => void> = {
  'asking for it throws': () =>
    vi.stubGlobal('localStorage', new Proxy({}, { get: denied, set: denied, has: denied, ownKeys: denied })),
  'each call throws': () =>
    vi.stubGlobal('localStorage', {
      getItem: denied,
      setItem: denied,
      removeItem: denied,
      key: denied,
      length: 1,
    }),
  'it is null': () => vi.stubGlobal('localStorage', null),
  'it is missing': () => vi.stubGlobal('localStorage', undefined),
};

test.each(Object.keys(faults))('where %s, nothing is read or written, and nothing throws', (fault) => {
  faults[fault]?.();
  expect([language.write('js'), list.write([]), demos.at('a').write(1), storeText('a', 'b')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([language.read(), list.read(), demos.names()]).toEqual([undefined, undefined, []]);
  expect(() => list.remove()).not.toThrow();
});

test('where the access to the global itself throws, a slot is empty', () => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: denied });
  expect([language.read(), language.write('js'), demos.names()]).toEqual([undefined, false, []]);
});

test('when storage is full, writing says so and what was stored stays', () => {
  language.write('ts');
  vi.stubGlobal('localStorage', {
    ...works,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(language.write('js')).toBe(false);
  expect(language.read()).toBe('ts');
});

test('a slot reports writes and removals in this tab and in others, for its own key only', () => {
  const heard: unknown[] = [];
  const stop = language.subscribe((isOtherTab) => heard.push(isOtherTab ? 'other tab' : 'this tab'));
  list.write([]);
  inOtherTab('list');
  expect(heard).toEqual([]);
  language.write('js');
  language.remove();
  inOtherTab('language');
  // The other tab has cleared all keys.
  inOtherTab(null);
  expect(heard).toEqual(['this tab', 'this tab', 'other tab', 'other tab']);
  stop();
  language.write('ts');
  inOtherTab('language');
  expect(heard).toHaveLength(4);
});

test('slots under one prefix report together', () => {
  const heard = vi.fn();
  const stop = demos.subscribe(heard);
  demos.at('a').write(1);
  inOtherTab('demo:b');
  inOtherTab('demonstration');
  expect(heard.mock.calls).toEqual([[false], [true]]);
  stop();
});
