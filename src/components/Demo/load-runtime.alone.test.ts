import { expect, test, vi } from 'vitest';

/** The modules that have run, in their order. */
const run = vi.hoisted<string[]>(() => []);
const standIn = vi.hoisted(() => (name: string) => () => {
  run.push(name);
  return { default: undefined, mountIsland: undefined };
});
vi.mock('@mui/material/styles', standIn('styles'));
vi.mock('./surroundings', standIn('surroundings'));
vi.mock('@mui/material/InputBase', standIn('InputBase'));
vi.mock('@mui/material/TextField', standIn('TextField'));
vi.mock('@mui/material/Tooltip', standIn('Tooltip'));
vi.mock('@mui/material/TablePagination', standIn('TablePagination'));
vi.mock('@material-table/core', standIn('table'));
vi.mock('./runtime', standIn('runtime'));

test('each part of the code of tables has its own task, the first time', async () => {
  const waits: string[] = [];
  const later = setTimeout;
  vi.stubGlobal('setTimeout', (then: () => void) => {
    waits.push(run.join(' '));
    return later(then, 0);
  });
  const { loadRuntime } = await import('./load-runtime');
  await Promise.all([loadRuntime(), loadRuntime()]);
  await loadRuntime();
  vi.unstubAllGlobals();
  const parts = run.slice(0, -1);
  expect(run.at(-1)).toBe('runtime');
  expect(parts.at(-1)).toBe('table');
  expect(waits).toEqual(parts.map((_, index) => parts.slice(0, index + 1).join(' ')));
});
