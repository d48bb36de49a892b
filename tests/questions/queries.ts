import entries from './queries.json';
import { setOf } from './questions';

/** What people type into a search field: own words, misspellings, words of other tables, pieces of error messages. */
export interface Query {
  /** `s001` and so on; never given to another query. */
  id: string;
  query: string;
  /** Address of a public thread with the same wish, if there is one. */
  source?: string;
  /** Addresses of which one should come first, the best one in front. */
  expects: string[];
  /**
   * The day on which a held query was judged again: someone who does not tune the search read the pages as they were then, without
   * asking the search, and named each section that answers the query by itself. New pages make it old: judge again, the same way.
   */
  judged?: string;
}

export const queries: readonly Query[] = entries;

/** `open` queries may be used to tune the search; `held` ones, about a fifth by the hash of their text, only to judge it. */
export function setOfQuery({ query }: Pick<Query, 'query'>): 'open' | 'held' {
  return setOf({ source: query });
}
