import { createHash } from 'node:crypto';
import entries from './questions.json';

/**
 * A question from a public thread, reworded, and where the site answers it. To add one: append a line with
 * the next id and the address of the thread; if the site answers it, name the `page`, the exact `heading`
 * whose section answers it, and in `mustContain` the names that the answer requires; if not, leave `page`
 * null and write what is true to `note` and where it belongs to `wantedPage`.
 */
export interface Question {
  /** `q001` and so on; never reused. */
  id: string;
  question: string;
  /** Address of the thread, unique among the questions. */
  source: string;
  topic: string;
  kind: string;
  /** Route of the page that answers it, null while none does. */
  page: string | null;
  /** Text of the heading, or the page's title when the page as a whole is the answer. */
  heading?: string;
  mustContain?: string[];
  /** The answer exists, under a heading that doesn't mention it. */
  buried?: boolean;
  /** Where the answer belongs: a guide or another page to be written or fixed. */
  wantedPage?: string;
  note?: string;
}

export const questions: readonly Question[] = entries;

/** `open` questions may guide the writing; `held` ones, a fifth by their hash, are only a final check. */
export function setOf({ source }: Pick<Question, 'source'>): 'open' | 'held' {
  const firstByte = Number.parseInt(createHash('sha256').update(source).digest('hex').slice(0, 2), 16);
  return firstByte % 5 === 0 ? 'held' : 'open';
}
