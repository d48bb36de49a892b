import verdicts from './holdout.json';
import { questions, setOf, type Question } from './questions';

/**
 * How the pages answered a held question before anybody had looked at it: a person read the pages and judged.
 * Whatever was mended afterwards stands in `questions.json`, like the answers to open questions.
 */
export interface Verdict {
  id: string;
  /** `whole`: one section has all that is needed; `partly`: some of it, or spread over several; `none`: nothing. */
  before: string;
  /** Whether title or heading of that place are in the visitor's own words. */
  heading: string;
}

export const holdout: readonly Question[] = questions.filter((question) => setOf(question) === 'held');

export const holdoutVerdicts: readonly Verdict[] = verdicts;
