import { expect, test } from 'vitest';
import { projectOf } from './project-of';

const program = (...names: string[]) => [
  { name: 'App.tsx', text: 'export default () => null;' },
  ...names.map((name) => ({ name, text: 'export {};' })),
];

test('a program is a project of its files', () => {
  expect(projectOf(program('data.ts', 'utils/data.ts', 'main.ts', 'console.ts'))).toMatchObject({
    files: ['App.tsx', 'data.ts', 'utils/data.ts', 'main.ts', 'console.ts'].map((name) => ({ name })),
  });
});

test.each([
  ['main.tsx', ['main.tsx'], /starts with a file of that name/],
  ['Main.tsx', ['Main.tsx'], /starts with a file of that name/],
  ['app.tsx', ['app.tsx'], /same file as `App.tsx`/],
  ['Lib/a.ts', ['lib/A.ts', 'Lib/a.ts'], /same file as `lib\/A.ts`/],
  ['x.ts/y.ts', ['x.ts', 'x.ts/y.ts'], /`x.ts` is a file/],
  ['X.ts/z/y.ts', ['X.ts/z/y.ts', 'x.ts'], /`x.ts` is a file/],
  ['con.ts', ['con.ts'], /Windows/],
  ['lib/LPT1.json', ['lib/LPT1.json'], /Windows/],
  ['lib./a.ts', ['lib./a.ts'], /Windows/],
  ['aaaaaaaaaaaaaaaaaaaa…', [`${'a'.repeat(300)}.ts`], /at most 100 letters/],
] as const)('a file `%s` is refused, with the reason', (name, names, reason) => {
  const refusal = projectOf(program(...names));
  expect(refusal).toMatch(reason);
  expect(refusal).toContain(`\`${name}\``);
});

test('a program without a component to show is refused', () => {
  expect(projectOf([{ name: 'App.tsx', text: 'const a = 1;' }])).toContain('export default');
});
