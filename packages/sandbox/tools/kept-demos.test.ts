import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetDemo, keepDemo, readKeptDemo } from './kept-demos';

const storage = new Map<string, string>();
const works = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
  key: (index: number) => [...storage.keys()][index] ?? null,
  get length() {
    return storage.size;
  },
};
vi.useFakeTimers();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', works);
});

function keepAll(texts: Record<string, string>): boolean[] {
  return Object.entries(texts).map(([id, code]) => {
    vi.advanceTimersByTime(1000);
    return keepDemo(id, { code, language: 'ts' });
  });
}

const isKept = (...ids: string[]) => ids.map((id) => readKeptDemo(id) !== undefined);

test('a changed demo comes back with its language, and others stay as they are', () => {
  expect(keepDemo('sort/basic', { code: 'mine', language: 'js' })).toBe(true);
  expect(readKeptDemo('sort/basic')).toMatchObject({ code: 'mine', language: 'js' });
  expect(readKeptDemo('sort/other')).toBeUndefined();
  forgetDemo('sort/basic');
  expect(readKeptDemo('sort/basic')).toBeUndefined();
  expect(storage.size).toBe(0);
});

test('of many demos the ones changed last are kept', () => {
  keepAll(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`demo-${index}`, 'x'])));
  keepAll({ 'demo-0': 'again', more: 'x' });
  expect(isKept('demo-0', 'demo-1', 'demo-2', 'demo-19', 'more')).toEqual([true, false, true, true, true]);
});

test('long texts take the room of the oldest, and what is too long says so', () => {
  const long = 'x'.repeat(120 * 1024);
  expect(keepAll({ a: long, b: long, c: long, d: long, e: long })).toEqual([true, true, true, true, true]);
  expect(isKept('a', 'b', 'e')).toEqual([false, true, true]);
  expect(keepAll({ a: 'x'.repeat(200 * 1024) })).toEqual([false]);
});

test.each(['', 'null', '{', '[]', '"x"', '{"code":1}', '{"__proto__":{"code":"x"}}'])(
  'the stored value %j counts as nothing, and room is made next to it',
  (value) => {
    storage.set('edited-demo:sort/basic', value);
    expect(readKeptDemo('sort/basic')).toBeUndefined();
    expect(keepAll({ other: 'x' })).toEqual([true]);
  },
);
