import type { Program } from './program';

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
  /** The finding, in one sentence; code in backticks. */
  message: string;
  /** Why it hurts, in the words of the page at `href`; code in backticks. */
  why: string;
  /** What to do instead, as part of a sentence, if the page has it. */
  cure?: string;
  /** A path of this site, with its anchor. */
  href: string;
  fix?: Fix;
}

/** What a rule found. */
export interface Finding {
  /** The marked range. */
  at: { from: number; to: number };
  message: string;
  fix?: Fix;
  /** The known issue that it is about, where the rule has several. */
  issue?: string;
}

/** Where the reason of a rule is: in a known issue, or in a sentence of another page. */
type Reason =
  | {
      issue: string;
      /** If the text alone can't show whether the issue applies. */
      severity?: Severity;
    }
  | {
      /** The page with its anchor. */
      href: string;
      /** A sentence of that page, or a part that makes sense alone. */
      says: string;
      /** Titles of the tests that show it, or the sentences that they prove. */
      proof: string[];
      severity: Severity;
      cure?: string;
    };

/** One thing that goes wrong with the table, and how it is detected in a program's text. */
export interface Rule {
  id: string;
  /** Its topic, as a short phrase that makes sense alone; code in backticks. */
  title: string;
  reason: Reason;
  /** A program, or a part of one, that the rule warns about. */
  bad: string;
  /** The same, fixed. */
  good: string;
  check: (program: Program, facts: AdviceFacts) => Iterable<Finding>;
}

interface IssueFacts {
  title: string;
  severity: Severity;
  cure?: string;
  /** The members that it says do nothing, as `group.name`. */
  noEffect?: string[];
}

/** What the rules need from the rest of the site; `plugins/advice` collects it. */
export interface AdviceFacts {
  /** The known issues that rules name, and those of members without effect. */
  issues: Record<string, IssueFacts>;
  /** Names of earlier versions: by group and old name the new one, if any, and the line that changed it. */
  names: Record<string, Record<string, { to?: string; line: string }>>;
  /** The names of the reference, by group. */
  members: Record<string, string[]>;
  /** By `group.name`, the types that consist of `number`, `string` and `boolean` only. */
  plainTypes: Record<string, string>;
}
