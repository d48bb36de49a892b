import { beforeAll, expect } from 'vitest';
import { diagnose } from './diagnose';

/** A program, and the error that the compiler reports; `''` if it must compile. */
export type Case = [code: string, says: string];

const asked = new Set<string>();
const answers = new Map<string, string>();

/** A test that compiles these programs, each after `head`, and checks the errors. */
export function compiler(...cases: Case[]): () => void {
  for (const [code] of cases) asked.add(code);
  // Here, not at the top: test files share this module, and each has its own hooks.
  beforeAll(compileAsked, 300_000);
  return () => {
    for (const [code, says] of cases) {
      const said = answers.get(code);
      if (says) expect(said, code).toContain(says);
      else expect(said, code).toBe('');
    }
  };
}

/** All programs of a file at once: reading the installed types takes most of the time. */
function compileAsked(): void {
  const codes = [...asked];
  asked.clear();
  if (codes.length === 0) return;
  for (const [index, said] of diagnose(codes.map((code) => head + code)).entries())
    answers.set(codes[index] ?? '', said);
}

/** A program that shows a table with these props. */
export const table = (props: string) =>
  `export const t = <MaterialTable columns={columns} data={people} ${props} />;`;

/** A program that declares a column of people with these members. */
export const column = (members: string) => `export const c: Column<Person> = { ${members} };`;

const head = `import MaterialTable from '@material-table/core';
import type { Action, Column, Components, Filter, Localization, MaterialTableProps, Options, Query, QueryResult } from '@material-table/core';
import type { SxProps, Theme } from '@mui/material';
import { Component, forwardRef, memo, useMemo, useRef, useState } from 'react';
type Person = { id: number; name: string };
declare const people: Person[];
declare const columns: Column<Person>[];
`;
