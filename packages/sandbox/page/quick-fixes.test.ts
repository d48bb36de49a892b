import { expect, test } from 'vitest';
import { applyQuickFixes } from './quick-fixes';

const program = `import Table from 'material-table';\nimport { createMuiTheme, Button } from '@material-ui/core';\n`;

test('all changes are made at their places, and none where the text is another', () => {
  const change = (from: string, to: string) => ({ from, to });
  expect(
    applyQuickFixes(program, [
      { message: '', line: 1, column: 20, change: change('material-table', '@material-table/core') },
      { message: '', line: 2, column: 10, change: change('createMuiTheme', 'createTheme as createMuiTheme') },
      { message: '', line: 2, column: 41, change: change('@material-ui/core', '@mui/material') },
      { message: '', line: 1, column: 1, change: change('export', 'evil') },
      { message: '', line: 99, column: 1, change: change('a', 'b') },
    ]),
  ).toBe(
    `import Table from '@material-table/core';\nimport { createTheme as createMuiTheme, Button } from '@mui/material';\n`,
  );
});

test('a missing file of the visitor’s own is made, with what is imported from it', () => {
  const file = (specifier: string, names: string[]) => ({
    message: '',
    file: { specifier, names, from: 'App.tsx' },
  });
  const fixed = applyQuickFixes('export default () => null;', [
    file('./data', ['rows', 'default']),
    file('hooks/useAuth', ['useAuth']),
    file('./data', ['rows']),
    file('../people.json', ['default']),
  ]);
  expect(fixed).toBe(
    [
      'export default () => null;',
      '// File: data.tsx',
      'export const rows = [];',
      '',
      'export default [];',
      '// File: hooks/useAuth.tsx',
      'export function useAuth() {',
      '  return {};',
      '}',
      '// File: people.json',
      '[]',
      '',
    ].join('\n'),
  );
});

test('a name that is called becomes a function, however it is written, and one that is an element a component', () => {
  const stub = (name: string, program: string) =>
    applyQuickFixes(program, [{ message: '', file: { specifier: './api', names: [name], from: 'App.tsx' } }])
      .split('// File: api.tsx\n')
      .at(-1);
  expect(stub('GetPeople', 'const people = GetPeople(3);')).toBe(
    'export function GetPeople(value) {\n  return value;\n}\n',
  );
  expect(stub('Badge', 'const badge = <Badge />;')).toContain('function Badge({ children })');
  expect(stub('rows', 'const all = [...rows];')).toBe('export const rows = [];\n');
  expect(stub('rowsOf', 'const all = rowsOf(people);')).toContain('function rowsOf(value)');
});
