import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readStoredProgram, storeNext, storeProgram } from './stored-program';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
beforeEach(() => storage.clear());
afterAll(() => void vi.unstubAllGlobals());

test('what was stored comes back', () => {
  const program = {
    code: 'x',
    demo: 'sort/basic',
    isForeign: true,
    earlier: [{ code: 'y' }, { code: 'z', isForeign: true }],
  };
  expect(storeProgram(program)).toBe(true);
  expect(readStoredProgram()).toEqual(program);
});

test.each([
  '{',
  'null',
  '[]',
  '"x"',
  '{"code":1}',
  '{"__proto__":{"code":"x"}}',
  `{"code":"${'x'.repeat(600_000)}"}`,
])('the stored value %.40s counts as nothing', (value) => {
  storage.set('playground', value);
  expect(readStoredProgram()).toBeUndefined();
});

test('fields of another kind are left out', () => {
  storage.set('playground', '{"code":"a","earlier":{},"demo":1,"isForeign":"yes"}');
  expect(readStoredProgram()).toEqual({ code: 'a' });
});

test('the next program keeps what it replaces', () => {
  storeProgram({ code: 'a', earlier: [{ code: 'b' }] });
  storeNext({ code: 'c' });
  expect(readStoredProgram()).toEqual({ code: 'c', earlier: [{ code: 'a' }, { code: 'b' }] });
});

test('a program that is too long is not stored, and says so', () => {
  expect(storeProgram({ code: 'x'.repeat(600_000) })).toBe(false);
  expect(storage.size).toBe(0);
});

test('over 200 kB of rows are not stored, and the program says so', () => {
  const rows = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'Ada' })));
  expect(storeProgram({ code: `let a;\n// File: rows.json\n${rows}` })).toBe(true);
  expect(readStoredProgram()).toEqual({ code: 'let a;\n// File: rows.json\n[]\n', isWithoutRows: true });
});
