/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { click, fill, press } from '../../tests/claims/hands';
import { bodyRow, one } from '../../tests/claims/read';
import { saidBy } from './_produce';

type Programs = Record<string, { default: ComponentType }>;
const wrong: Programs = import.meta.glob('./_programs/*.tsx', { eager: true });
const right: Programs = import.meta.glob('./_programs/*.tsx', { eager: true, query: '?cured' });

type Act = (el: HTMLElement) => unknown;
const pressing =
  (...labels: string[]): Act =>
  (el) => {
    for (const label of labels) press(el, label);
  };
const clicking =
  (selector: string): Act =>
  (el) =>
    click(one(el, selector));

/** The action that the comment above a program requests. */
const acts: Record<string, Act> = {
  'no-promise': pressing('Edit', 'Save'),
  id: pressing('Delete', 'Save'),
  length: (el) => {
    click(one(el, 'div[style*=dashed]'));
    fill(one(el, 'tbody input'), 'x');
  },
  'edit-started': clicking(bodyRow),
  'used-column': clicking('button'),
  'hook-call': clicking('div[style*=dashed]'),
  'nested-groups': pressing('Edit'),
  'more-hooks': clicking(`${bodyRow} button`),
  'lost-this': clicking(bodyRow),
  'panel-change': clicking(`${bodyRow} button`),
  'to-string': clicking(bodyRow),
  'order-by': clicking('th .MuiTableSortLabel-root'),
  'rows-selected': clicking(`${bodyRow} input`),
};

/** Mount a page's linked program, act, and expect the message, and none with its wrong line corrected. */
export async function shows(name: string, message: string, { isCurable = true } = {}): Promise<void> {
  expect(await run(wrong, name, (texts) => texts.includes(message))).toContain(message);
  if (isCurable) expect(await run(right, name)).toBe('');
}

async function run(programs: Programs, name: string, isEnough?: (texts: string) => boolean): Promise<string> {
  const Program = programs[`./_programs/${name}.tsx`]?.default;
  if (!Program)
    throw new Error(`docs/errors/_programs/${name}.tsx is not there. Write it or correct the name.`);
  const act = acts[name];
  return saidBy(<Program />, act ? { act } : {}, isEnough);
}
