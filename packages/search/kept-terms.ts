import { fieldsOf, itemsOf } from '#kit/read-values';
import { jsonSlot } from '#kit/storage';

/** The words of a search, which wait in the session's storage for the page that it leads to. */
export interface KeptTerms {
  /** All terms that met an entry. */
  terms: string[];
  /** Those that were typed. */
  typed: string[];
}

export const keptTerms = jsonSlot<KeptTerms>(
  'search-match-terms',
  (value) => {
    const own = fieldsOf(value);
    return { terms: textsOf(own('terms')), typed: textsOf(own('typed')) };
  },
  'sessionStorage',
);

function textsOf(list: unknown): string[] {
  return itemsOf(list).filter((term) => typeof term === 'string');
}
