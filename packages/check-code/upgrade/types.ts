import type { Program } from '../program';
import type { AdviceFacts, Fix } from '../types';

/** Something that a published line changed and that a program touches. */
export interface Step {
  /** The line that changed it, such as `6.0`. */
  line: string;
  /** What the program says there, in one sentence; code between backticks. */
  message: string;
  from: number;
  to: number;
  /** Both from 1. */
  codeLine: number;
  column: number;
  /** A section of this site that tells more. */
  href: string;
  /** The change, where it can be made mechanically. */
  fix?: Fix;
  /** The text doesn't show whether the program still does it in the old way. */
  isUnsure?: true;
}

/** What a rule found; the edits of its fix are those of the whole change. */
export interface Finding {
  at: { from: number; to: number };
  message: string;
  fix?: Fix;
  /** Where it differs from that of the rule. */
  line?: string;
  isUnsure?: true;
}

/** One change that a line brought, and how it is seen in a program's text. */
export interface UpgradeRule {
  line: string;
  href: string;
  check: (program: Program, facts: AdviceFacts) => Iterable<Finding>;
}
