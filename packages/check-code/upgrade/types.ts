import type { Program } from '../program/program';
import type { AdviceFacts, Fix } from '../types';

/** Something that a published line changed and that a program uses. */
export interface Step {
  /** The line that changed it, such as `6.0`; none for what goes wrong in any version. */
  line?: string;
  /** What the program does there, in one sentence; code in backticks. */
  message: string;
  from: number;
  to: number;
  /** Both from 1. */
  codeLine: number;
  column: number;
  /** A section of this site with details. */
  href: string;
  /** The change, if it is mechanical. */
  fix?: Fix;
  /** The text doesn't show whether the program still uses the old way. */
  isUnsure?: true;
}

/** What a rule found; the edits of its fix make the whole change. */
export interface Finding {
  at: { from: number; to: number };
  message: string;
  fix?: Fix;
  /** If it differs from that of the rule. */
  line?: string;
  isUnsure?: true;
}

/** One change that a line made, and how it is detected in a program's text. */
export interface UpgradeRule {
  line: string;
  href: string;
  check: (program: Program, facts: AdviceFacts) => Iterable<Finding>;
}
