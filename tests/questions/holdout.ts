import verdicts from './holdout.json';
import { questions, setOf, type Question } from './questions';

/**
 * How the pages answered a held question before anyone had looked at it: a person read the pages and judged.
 * Later fixes are in `questions.json`, like the answers to open questions.
 */
export interface Verdict {
  id: string;
  /** `whole`: one section has the whole answer; `partly`: incomplete, or in several sections; `none`. */
  before: string;
  /** Whether title or heading of that place use the visitor's words. */
  heading: string;
}

export const holdout: readonly Question[] = questions.filter((question) => setOf(question) === 'held');

export const holdoutVerdicts: readonly Verdict[] = verdicts;
