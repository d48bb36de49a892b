import { expect, test } from 'vitest';
import { joinFiles, splitFiles } from '../files';
import { changeImports, importFixesOf, makeFile } from './quick-fixes';

const program = splitFiles(`import Table from 'material-table';
import { createMuiTheme, Button } from '@material-ui/core';
import AddBox from '@material-ui/icons/AddBox';
import DeleteOutline from '@material-ui/icons/DeleteOutline';
import { HelpOutline as Help, type SvgIconComponent } from '@mui/icons-material';
import { MaterialTable } from '@material-table/core';
const { fade } = require('@material-ui/core/styles');
export { KeyboardDatePicker as Picker } from '@mui/x-date-pickers';
import { useState } from 'react';
import { fade as own } from './data';
export default 'material-table';
// File: data.ts
import old from 'material-table';
export const fade = 1;
// File: rows.json
["material-table"]
`);

test('imports of what has another name now are found in each file of a program, and changed', () => {
  expect(importFixesOf(program)).toEqual({ changes: 10, files: [] });
  expect(joinFiles(changeImports(program))).toBe(`import Table from '@material-table/core';
import { createTheme as createMuiTheme, Button } from '@mui/material';
import AddBox from '@mui/icons-material/AddBox';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { HelpOutlined as Help, type SvgIconComponent } from '@mui/icons-material';
import { default as MaterialTable } from '@material-table/core';
const { fade } = require('@mui/material/styles');
export { DatePicker as Picker } from '@mui/x-date-pickers';
import { useState } from 'react';
import { fade as own } from './data';
export default 'material-table';
// File: data.ts
import old from '@material-table/core';
export const fade = 1;
// File: rows.json
["material-table"]
`);
});

test('missing files of the visitor’s own are found, and made with what is imported from them', () => {
  const importing = splitFiles(`import list, { rows } from './data';
import { useAuth } from 'hooks/useAuth';
import people from '../people.json';
import * as api from './api';
import type { Person } from './types';
import './styles.css';
import { Button } from '@mui/material';
export { rows as again } from './data';
api.loadRows(rows);
`);
  expect(importFixesOf(importing)).toEqual({
    changes: 0,
    files: ['./data', 'hooks/useAuth', '../people.json', './api'],
  });
  const fixed = importFixesOf(importing).files.reduce(makeFile, importing);
  expect(fixed.slice(1)).toEqual([
    { name: 'data.tsx', text: 'export default [];\n\nexport const rows = [];' },
    { name: 'hooks/useAuth.tsx', text: 'export function useAuth() {\n  return {};\n}' },
    { name: 'people.json', text: '[]' },
    { name: 'api.tsx', text: 'export function loadRows(value) {\n  return value;\n}\n' },
  ]);
  expect(importFixesOf(fixed)).toEqual({ changes: 0, files: [] });
});

test('a name that is called becomes a function, however it is written, and one that is an element a component', () => {
  const stub = (name: string, use: string) =>
    makeFile(splitFiles(`import { ${name} } from './api';\n${use}`), './api').at(-1)?.text;
  expect(stub('GetPeople', 'const people = GetPeople(3);')).toBe(
    'export function GetPeople(value) {\n  return value;\n}\n',
  );
  expect(stub('Badge', 'const badge = <Badge />;')).toContain('function Badge({ children })');
  expect(stub('rows', 'const all = [...rows];')).toBe('export const rows = [];\n');
  expect(stub('rowsOf', 'const all = rowsOf(people);')).toContain('function rowsOf(value)');
});

test('what is no import, or works, is left alone', () => {
  const fine = splitFiles(`import MaterialTable from '@material-table/core';
import { Button } from '@mui/material';
const text = "import x from 'material-table'";
const old = ['material-table', './data'];
const code = <code>from 'material-table'</code>;
`);
  expect(importFixesOf(fine)).toEqual({ changes: 0, files: [] });
  expect(changeImports(fine)).toEqual(fine);
  expect(makeFile(fine, './data')).toEqual(fine);
});
