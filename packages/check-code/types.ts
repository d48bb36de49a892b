import type { Program } from './program';

/** One replacement in a text, by offsets of the text as it was given. The edits of a fix never overlap. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** A change that can be made mechanically. */
export interface Fix {
  /** What the button says. */
  label: string;
  edits: Edit[];
  /** The table behaves as before: it may be made unasked. */
  isSafe?: boolean;
}

/** `error`: it breaks or loses data. `warning`: it does other than it says. `hint`: it costs something, or looks wrong. */
export type Severity = 'error' | 'warning' | 'hint';

/** Something in a program that will hurt its users. */
export interface Advice {
  /** The name of the rule. */
  rule: string;
  severity: Severity;
  from: number;
  to: number;
  /** Both from 1. */
  line: number;
  column: number;
  /** What is there, in one sentence; code between backticks. */
  message: string;
  /** Why it hurts, in the words of the page at `href`; code between backticks. */
  why: string;
  /** What to do instead, as a part of a sentence, where the page says it. */
  cure?: string;
  /** A path of this site, with its anchor. */
  href: string;
  fix?: Fix;
  /** What was seen of it while the program ran. */
  seen?: string;
}

/** What a rule found. */
export interface Finding {
  /** What is marked. */
  at: { from: number; to: number };
  message: string;
  fix?: Fix;
}

/** Where the words of a rule stand: in a known issue, or as a sentence of another page. */
type Reason =
  | {
      issue: string;
      /** Where the text alone can't tell whether the issue is met. */
      severity?: Severity;
    }
  | {
      /** The page with its anchor. */
      href: string;
      /** A sentence of that page, or a part that can stand alone. */
      says: string;
      /** Titles of the tests that show it, or the sentences that they prove. */
      proof: string[];
      severity: Severity;
      cure?: string;
    };

/** One thing that goes wrong with the table, and how it is seen in a program's text. */
export interface Rule {
  id: string;
  /** What it is about, as a short phrase that makes sense alone; code between backticks. */
  title: string;
  reason: Reason;
  /** A program, or a part of one, that the rule warns about. */
  bad: string;
  /** The same, cured. */
  good: string;
  check: (program: Program, facts: AdviceFacts) => Iterable<Finding>;
}

/** What the rules take from the rest of the site; `plugins/advice` collects it. */
export interface AdviceFacts {
  /** The known issues that rules name. */
  issues: Record<string, { title: string; severity: Severity; cure?: string }>;
  /** Names of earlier versions: by group and old name the new one (or none), and the line that changed it. */
  names: Record<string, Record<string, { to?: string; line: string }>>;
  /** The names of the reference, by group. */
  members: Record<string, string[]>;
  /** By `group.name` the types that are made of `number`, `string` and `boolean` only. */
  plainTypes: Record<string, string>;
}
