import { expect, test } from 'vitest';
import { oneFile } from './one-file';

const file = (text: string) => ({ typescript: text, javascript: text });
const names = file(
  "import type { Column } from '@material-table/core';\n\nexport const names: string[] = ['Ada'];\n",
);

test('the files that a demo imports come after it, without the imports and exports between them', () => {
  const demo = file(
    "import { useState } from 'react';\nimport { names } from './_names';\n\nexport default function App() {\n  return useState(names);\n}\n",
  );
  expect(oneFile([demo, names])).toBe(
    "import { useState } from 'react';\n\nexport default function App() {\n  return useState(names);\n}\n\nimport type { Column } from '@material-table/core';\n\nconst names: string[] = ['Ada'];\n",
  );
});

test.each([
  ['const all = { ...names };', true],
  ['const all: typeof names = [];', false],
  ['const all = () => names;', false],
  ['const all = { get() { return names; } };', false],
  ["const all = ['Ada'];", false],
])('they come first when the demo needs them as it loads: %s', (statement, isFirst) => {
  const demo = file(`import { names } from './_names';\n\n${statement}\n`);
  const text = oneFile([demo, names]);
  expect(text.indexOf('const names') < text.indexOf('const all')).toBe(isFirst);
});

test.each([
  ["import { useMemo, useState } from 'react';", "import { useState } from 'react';"],
  ["import { useMemo } from 'react';", ''],
  ["import React, { useMemo } from 'react';", "import React from 'react';"],
  [
    "import type { Column, Options } from '@material-table/core';",
    "import type { Options } from '@material-table/core';",
  ],
  ["import './styles';", ''],
])('a name that another file has imported is left out of %s', (statement, rest) => {
  const demo = file(
    "import { useMemo } from 'react';\nimport { type Column } from '@material-table/core';\nuseMemo();\n",
  );
  const text = oneFile([demo, file(`${statement}\nconst a = 1;\n`)]);
  expect(text).toBe(`${demo.typescript}\n${rest && `${rest}\n`}const a = 1;\n`);
});
