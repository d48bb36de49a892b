import { createHash } from 'node:crypto';
import entries from './questions.json';

/**
 * A question from a public thread, in words of our own, and where the site answers it. To add one: append a line with the
 * next id and the address of the thread; if the site answers it, name the `page`, the exact `heading` whose section answers
 * it, and in `mustContain` the names without which the answer is none; if not, leave `page` null and write into `note` what
 * is true and into `wantedPage` where it belongs. How the pages answered held questions before they were fixed stands in `holdout.json`.
 */
export interface Question {
  /** `q001` and so on; never given to another question. */
  id: string;
  question: string;
  /** Address of the thread; no two questions share one. */
  source: string;
  topic: string;
  kind: string;
  /** Route of the page that answers it, null while none does. */
  page: string | null;
  /** Text of the heading, or the page's title when the page as a whole is the answer. */
  heading?: string;
  mustContain?: string[];
  /** The answer is there, under a heading that doesn't say so. */
  buried?: boolean;
  /** Where the answer belongs: a guide or another page that is still to be written or fixed. */
  wantedPage?: string;
  note?: string;
}

export const questions: readonly Question[] = entries;

/** `open` questions are written for; `held` ones, about a fifth by the hash of their source, are only looked at in the end. */
export function setOf({ source }: Pick<Question, 'source'>): 'open' | 'held' {
  const firstByte = Number.parseInt(createHash('sha256').update(source).digest('hex').slice(0, 2), 16);
  return firstByte % 5 === 0 ? 'held' : 'open';
}
