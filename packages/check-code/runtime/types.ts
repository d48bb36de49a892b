import type { Program } from '../program';
import type { Table } from '../table';
import type { Finding, Rule } from '../types';

/** Two rows of `data` with the same value in a field that tells rows apart. */
export interface Doubled {
  field: 'id' | 'uuid' | 'idSynonym';
  /** The value, cut. */
  value: string;
  /** Their numbers, from 1. */
  rows: [number, number];
}

/** What a `data` function gave the table last, where the table could not show it. */
export interface BadAnswer {
  /** It threw before it returned a promise, the promise was rejected, or it was resolved. */
  how: 'threw' | 'rejected' | 'resolved';
  /** What came: of an error its kind, of an answer what is wrong with it. */
  what: ThrownKind | AnswerFault;
  /** The message of what was thrown, in the preview's words. */
  message?: string;
  /** The field in which the rows seem to be. */
  list?: string;
  /** Where it was thrown, both from 1; missing where nothing of the program is known to have thrown. */
  line?: number;
  column?: number;
}

/** An error, or another value: only errors and texts can be shown over the table. */
type ThrownKind = 'error' | 'text' | 'undefined' | 'null' | 'other';
/** What the table can't take: nothing at all, an array, a `Response` that was not read, no rows in `data`, or a number that is missing. */
export type AnswerFault = 'nothing' | 'array' | 'response' | 'rows' | 'totalCount' | 'page';

/** What was seen of one table while the program ran. */
export interface TableReport {
  /** Where its tag begins in the program, both from 1. */
  line?: number;
  column?: number;
  doubled: Doubled[];
  answer?: BadAnswer;
}

/** An error that the program ended in. */
export interface RunError {
  kind: string;
  message: string;
  line?: number;
  column?: number;
  /** It was not the program's own code that threw. */
  isOutside?: boolean;
}

/** What was seen while a program ran; the lines are those of the file that is read. */
export interface RunReport {
  tables: readonly { table: Table; seen: TableReport }[];
  error?: RunError;
}

/** What a rule found in what was seen. */
export interface RuntimeFinding extends Finding {
  /** Where the reason is another one each time: the page and its sentence. */
  because?: { href: string; says: string };
}

/** One thing that goes wrong with the table, and how it is seen while a program runs. */
export interface RuntimeRule extends Pick<Rule, 'id' | 'title' | 'reason'> {
  /** The rule that finds the same in the text. */
  sameAs?: string;
  /** A program that the rule warns about when it runs. It writes `done` into the log when all has happened. */
  bad: string;
  /** The same, cured. */
  good: string;
  check: (run: RunReport, program: Program) => Iterable<RuntimeFinding>;
}
