import { adviseOn } from '.';
import { findNotChecked, type NotChecked } from './not-checked';
import { Program } from './program';
import type { Advice, AdviceFacts } from './types';
import { findUnreadable, type Unreadable } from './unreadable';

export type { NotChecked } from './not-checked';

/** The result of reading a program, without the advice itself. */
export type Reading =
  | Unreadable
  /** It contains nothing of the package that a rule could check. */
  | { kind: 'no-table'; notChecked: NotChecked[] }
  | { kind: 'checked'; tables: number; notChecked: NotChecked[] };

/** The result of reading a program. */
export type Examination =
  Exclude<Reading, { kind: 'checked' }> | (Extract<Reading, { kind: 'checked' }> & { advice: Advice[] });

/**
 * Check a program by all rules, and report whether it could be read, and what in it no rule checks. The docs
 * server, the ESLint plugin and the upgrade page use it; the editor, for half-typed code, `readingOf`.
 */
export function examine(source: string, fileName: string, facts: AdviceFacts): Examination {
  const program = new Program(source, fileName);
  // Rules must not see code that is nested too deeply.
  const unreadable = findUnreadable(program);
  if (unreadable) return unreadable;
  const advice = adviseOn(program, facts);
  const reading = checkedPart(program, advice);
  return reading.kind === 'checked' ? { ...reading, advice } : reading;
}

/** The same for a program whose advice is known. */
export function readingOf(program: Program, advice: readonly Advice[]): Reading {
  return findUnreadable(program) ?? checkedPart(program, advice);
}

function checkedPart(program: Program, advice: readonly Advice[]): Exclude<Reading, Unreadable> {
  const notChecked = findNotChecked(program);
  const { tables, typedParts } = program;
  return tables.length + typedParts.length + advice.length === 0
    ? { kind: 'no-table', notChecked }
    : { kind: 'checked', tables: tables.length, notChecked };
}

/** Whether a text names the table, or Material UI 4; most files of a project don't, and needn't be parsed. */
export const mayHaveAdvice = (text: string): boolean => /material-?table|@material-ui/i.test(text);
