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

/** What a rule found. */
export interface Finding {
  /** The marked range. */
  at: { from: number; to: number };
  /** The finding, in one sentence; code in backticks. */
  message: string;
  /** Its edits make the whole change. */
  fix?: Fix;
  /** The name of its reason, if it isn't that of its rule. */
  reason?: string;
  /** If it differs from that of the rule. */
  since?: string;
  /** The text doesn't show whether the program still uses the old way. */
  isUnsure?: true;
}

/** A finding with its place and its page: what an upgrade has to change. */
export interface Step extends Omit<Finding, 'at' | 'reason'> {
  from: number;
  to: number;
  /** Both from 1. */
  line: number;
  column: number;
  /** A path of the site, with its anchor. */
  href: string;
}

/** Something in a program that will hurt its users. */
export interface Advice extends Step, Reason {
  /** The name of the rule. */
  rule: string;
}

/** One thing that goes wrong with the table, or that a line changed, and how it is detected in a program's text. */
export interface Rule {
  /** The line that made the change, such as `6.0`, where it is an upgrade. */
  since?: string;
  /** The section with details, if no reason has it. */
  href?: string;
  check: (program: Program, facts: AdviceFacts) => Iterable<Finding>;
}

/** A rule that the docs and ESLint name, and whose reason is among the facts. */
export interface NamedRule extends Rule {
  id: string;
  /** Its topic, as a short phrase that makes sense alone; code in backticks. */
  title: string;
  /** Else that of its known issue, or a warning. */
  severity?: Severity;
  /** A program, or a part of one, that the rule warns about. */
  bad: string;
  /** The same, fixed. */
  good: string;
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
