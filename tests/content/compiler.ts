import { beforeAll, expect } from 'vitest';
import { diagnose } from './diagnose';

/** A program, and words that the compiler refuses it with; `''` for one that it must accept. */
export type Case = [code: string, says: string];

const asked: string[] = [];
let answers: string[] = [];

// All programs of a file at once: reading the installed types takes most of the time.
beforeAll(() => {
  answers = diagnose(asked);
}, 300_000);

/** A test that compiles these programs, each after `head`, and looks at what is said of it. */
export function compiler(...cases: Case[]): () => void {
  const first = asked.length;
  asked.push(...cases.map(([code]) => head + code));
  return () => {
    for (const [index, [code, says]] of cases.entries()) {
      const said = answers[first + index];
      if (says) expect(said, code).toContain(says);
      else expect(said, code).toBe('');
    }
  };
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
