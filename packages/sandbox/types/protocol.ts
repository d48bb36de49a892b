import type { Finding } from './problems/problem';

/** A file of the program and what is in it. */
export interface SourceText {
  name: string;
  text: string;
}

/** A whole program, and the file that is asked about. */
export interface ProgramText {
  files: readonly SourceText[];
  file: string;
}

/** What the editor asks the worker; each question brings the whole program. */
export type Question = ProgramText &
  (
    | { ask: 'problems' }
    | { ask: 'completions'; position: number }
    | { ask: 'details'; position: number; name: string }
    | { ask: 'hover'; position: number }
    | { ask: 'signature'; position: number }
  );

/** The words of a member's comment, in Markdown, and what its tags say. */
export interface Documentation {
  text: string;
  tags: { name: string; text: string }[];
}

/** What is known about a name. */
export interface Facts extends Documentation {
  /** As TypeScript writes it: `(property) Options.search?: boolean`. */
  signature: string;
}

/** The name under the cursor. */
export interface Hover extends Facts {
  from: number;
  to: number;
}

/** A name that can stand at a place. */
export interface Offer {
  name: string;
  kind: string;
  /** What is nearer comes first. */
  rank: number;
}

export interface Completions {
  from: number;
  to: number;
  offers: Offer[];
}

/** The call around the cursor. */
export interface Signature extends Documentation {
  /** Where the call's arguments start. */
  from: number;
  before: string;
  parameters: string[];
  after: string;
  active: number;
}

export interface Answers {
  /** Of each file, by its name. */
  problems: Record<string, Finding[]>;
  completions: Completions | undefined;
  details: Facts | undefined;
  hover: Hover | undefined;
  signature: Signature | undefined;
}

/** What the worker is asked: first to load its files, which it answers with nothing, then about programs. */
export type Asked = { typescript: string; types: string } | { question: Question };

/** To the worker. */
export type ToWorker = Asked & { id: number };

/** From the worker. */
export interface FromWorker {
  id: number;
  answer?: Answers[keyof Answers];
  error?: string;
}
