import { adviseOn } from '.';
import { Program } from './program/program';
import type { Advice, AdviceFacts } from './types';
import { findUnreadable, isCode, type Unreadable } from './program/unreadable';

/** The result of reading a program, without the advice itself. */
export type Reading =
  | Unreadable
  /** It contains nothing of the package that a rule could check. */
  | { kind: 'no-table' }
  | { kind: 'checked'; tables: number };

/** The same with the advice, which an unreadable program has on what could be read of it. */
export type Examination = Reading & { advice: Advice[] };

/** Check a program by all rules. The docs server and the ESLint plugin use it; the editor uses `readingOf`. */
export function examine(source: string, fileName: string, facts: AdviceFacts): Examination {
  const program = new Program(source, fileName);
  const advice = isCode(fileName) ? adviseOn(program, facts) : [];
  return { ...readingOf(program, advice), advice };
}

/** The same for a program whose advice is known. */
export function readingOf(program: Program, advice: readonly Advice[]): Reading {
  const { tables, typedParts } = program;
  const unreadable = findUnreadable(program);
  if (unreadable) return unreadable;
  return tables.length + typedParts.length + advice.length === 0
    ? { kind: 'no-table' }
    : { kind: 'checked', tables: tables.length };
}

/** Whether a text names the table, or Material UI 4; most files of a project don't, and needn't be parsed. */
export const mayHaveAdvice = (text: string): boolean => /material-?table|@material-ui/i.test(text);
