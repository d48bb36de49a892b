import type { ProgramFile } from '../files';

/** A whole program, and the current file. */
export interface ProgramText {
  files: ProgramFile[];
  file: string;
}

/** The editor's questions to the worker, each with the whole program. */
export type Question = ProgramText &
  (
    | { ask: 'problems' }
    | { ask: 'completions'; position: number }
    | { ask: 'details'; position: number; name: string }
    | { ask: 'hover'; position: number }
  );

/** What is known about a name. */
export interface Facts {
  /** As TypeScript writes it: `(property) Options.search?: boolean`. */
  signature: string;
  /** The text of its comment, in Markdown, and of its tags. */
  text: string;
  tags: { name: string; text: string }[];
}

/** The name under the cursor. */
export interface Hover extends Facts {
  from: number;
  to: number;
}

/** A completion. */
interface Offer {
  name: string;
  kind: string;
  /** Nearer names have a lower rank. */
  rank: number;
}

export interface Completions {
  /** Where the replaced text begins; otherwise, the name before the cursor is replaced. */
  from?: number | undefined;
  offers: Offer[];
}

/** An error at a place in a program. */
export interface Finding {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  /** TypeScript's own sentence. */
  message: string;
  /** The replacement for the name there. */
  rename?: string;
}

export interface Answers {
  /** The problems of each file, by its name. */
  problems: Record<string, Finding[]>;
  completions: Completions | undefined;
  details: Facts | undefined;
  hover: Hover | undefined;
}

/** Messages to the worker: first to load its files, which has no answer, then about programs. */
export type Asked = { typescript: string; types: string } | { question: Question };

/** To the worker. */
export type ToWorker = Asked & { id: number };

/** From the worker. */
export interface FromWorker {
  id: number;
  answer?: Answers[keyof Answers];
  error?: string;
}
