import entries from './sentences.json';
import type { Query } from './queries';

/** A whole sentence, as people type it to an assistant. */
export interface Sentence extends Omit<Query, 'judged'> {
  /** Every third one: only to judge the search, never to tune it. */
  held?: boolean;
}

export const sentences: readonly Sentence[] = entries;

export function setOfSentence({ held = false }: Sentence): 'open' | 'held' {
  return held ? 'held' : 'open';
}
