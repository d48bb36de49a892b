import type { Program } from './program/program';

/** One replacement in a text, by offsets in the original text. The edits of a fix never overlap. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** A change that can be made mechanically. */
export interface Fix {
  /** The text of the button. */
  label: string;
  edits: Edit[];
  /** The table behaves as before, so the fix needs no confirmation. */
  isSafe?: boolean;
}

/** `error`: breaks or loses data. `warning`: does the unexpected. `hint`: has a cost, or looks wrong. */
export type Severity = 'error' | 'warning' | 'hint';

/** Why something hurts; the site knows it. */
export interface Reason {
  severity: Severity;
  /** Why it hurts, in the words of the page at `href`; code in backticks. */
  why: string;
  /** What to do instead, as part of a sentence, if the page has it. */
  cure?: string;
  /** A path of the site, with its anchor. */
  href: string;
}

/** Something in a program that will hurt its users. */
export interface Advice extends Reason {
  /** The name of the rule. */
  rule: string;
  from: number;
  to: number;
  /** Both from 1. */
  line: number;
  column: number;
  /** The finding, in one sentence; code in backticks. */
  message: string;
  fix?: Fix;
}

/** What a rule found. */
export interface Finding {
  /** The marked range. */
  at: { from: number; to: number };
  message: string;
  fix?: Fix;
  /** The name of its reason, if it isn't that of its rule. */
  reason?: string;
}

/** One thing that goes wrong with the table, and how it is detected in a program's text. */
export interface Rule {
  id: string;
  /** Its topic, as a short phrase that makes sense alone; code in backticks. */
  title: string;
  /** Else that of its known issue, or a warning. */
  severity?: Severity;
  /** A program, or a part of one, that the rule warns about. */
  bad: string;
  /** The same, fixed. */
  good: string;
  check: (program: Program, facts: AdviceFacts) => Iterable<Finding>;
}

/** What the rules need from the rest of the site; `plugins/advice` collects it. */
export interface AdviceFacts {
  /** By rule, and by known issue for members without effect. */
  reasons: Record<string, Reason>;
  /** By member, as `group.name`, the known issue that says that it does nothing. */
  noEffect: Record<string, string>;
  /** Names of earlier versions: by group and old name the new one, if any, and the line that changed it. */
  names: Record<string, Record<string, { to?: string; line: string }>>;
  /** The names of the reference, by group. */
  members: Record<string, string[]>;
}
