import entries from './queries.json';
import { setOf } from './questions';

/** What people type in a search field: their own words, typos, other tables' terms, parts of errors. */
export interface Query {
  /** `s001` and so on; never reused. */
  id: string;
  query: string;
  /** Address of a public thread with the same need, if there is one. */
  source?: string;
  /** Addresses of which one should be first, the best one in front. */
  expects: string[];
  /**
   * The day on which a held query was last judged: someone who doesn't tune the search read the pages at that
   * time, without using the search, and named each section that answers the query by itself. After new pages,
   * judge again.
   */
  judged?: string;
}

export const queries: readonly Query[] = entries;

/** `open` queries may be used to tune the search; `held` ones, a fifth by their hash, only to judge it. */
export function setOfQuery({ query }: Pick<Query, 'query'>): 'open' | 'held' {
  return setOf({ source: query });
}
