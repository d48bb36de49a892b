import type { Program } from '../program';
import type { Table } from '../table';
import type { Finding, Rule } from '../types';

/** Two rows of `data` with the same value in an identifying field. */
export interface Doubled {
  field: 'id' | 'uuid' | 'idSynonym';
  /** The value, shortened. */
  value: string;
  /** Their numbers, from 1. */
  rows: [number, number];
}

/** The last result of a `data` function that the table could not show. */
export interface BadAnswer {
  /** It threw before it returned a promise, the promise was rejected, or it was resolved. */
  how: 'threw' | 'rejected' | 'resolved';
  /** The kind of an error, or what is wrong with a result. */
  what: ThrownKind | AnswerFault;
  /** The message of what was thrown, as the preview words it. */
  message?: string;
  /** The field that seems to contain the rows. */
  list?: string;
  /** Where it was thrown, both from 1; missing if no code of the program is known to have thrown. */
  line?: number;
  column?: number;
}

/** An error, or another value: only errors and strings can be shown over the table. */
type ThrownKind = 'error' | 'text' | 'undefined' | 'null' | 'other';
/** What the table can't use: no value, an array, an unread `Response`, or missing rows or numbers. */
export type AnswerFault = 'nothing' | 'array' | 'response' | 'rows' | 'totalCount' | 'page';

/** What was observed of one table while the program ran. */
export interface TableReport {
  /** Where its tag begins in the program, both from 1. */
  line?: number;
  column?: number;
  doubled: Doubled[];
  answer?: BadAnswer;
}

/** An error that stopped the program. */
export interface RunError {
  kind: string;
  message: string;
  line?: number;
  column?: number;
  /** The error was thrown outside the program's own code. */
  isOutside?: boolean;
}

/** What was observed while a program ran; the lines are those of the file that is read. */
export interface RunReport {
  tables: readonly { table: Table; seen: TableReport }[];
  error?: RunError;
}

/** What a rule found in these observations. */
export interface RuntimeFinding extends Finding {
  /** If the reason varies: the page and its sentence. */
  because?: { href: string; says: string };
}

/** One thing that goes wrong with the table, and how it is detected while a program runs. */
export interface RuntimeRule extends Pick<Rule, 'id' | 'title' | 'severity'> {
  /** The rule that finds the same in the text. */
  sameAs?: string;
  /** A program that the rule warns about when it runs. It logs `done` when everything has happened. */
  bad: string;
  /** The same, fixed. */
  good: string;
  check: (run: RunReport, program: Program) => Iterable<RuntimeFinding>;
}
