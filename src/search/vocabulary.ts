import data from './vocabulary.json';
import { stemOf, termsOf } from './words';

/** `src/search/vocabulary.json` holds, for what the pages call a thing, all the ways people say it: `{ "fixedColumns": "freeze column, pin column" }`. */
type Vocabulary = Record<string, string>;

/** What people say, as stems, and the terms that it stands for; the longest first. */
const phrases = readVocabulary(data as Vocabulary);

interface Phrase {
  words: string[];
  means: string[];
}

export function readVocabulary(vocabulary: Vocabulary): Phrase[] {
  const known = new Map<string, Phrase>();
  for (const [means, says] of Object.entries(vocabulary)) {
    const terms = means.split(',').flatMap((term) => termsOf(term));
    for (const say of says.split(',')) {
      const words = (say.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
      const key = words.join(' ');
      const phrase = known.get(key) ?? { words, means: [] };
      phrase.means.push(...terms);
      known.set(key, phrase);
    }
  }
  return [...known.values()].sort((a, b) => b.words.length - a.words.length);
}

/** One thing that a query asks for: the words that say it, and the terms of the pages that they stand for. */
export interface Wish {
  words: string[];
  /** Terms that mean the same, from the vocabulary. */
  means: string[];
}

/** Split a query into the things it asks for: known phrases first, then word by word. */
export function wishesOf(words: string[]): Wish[] {
  const stems = words.map(stemOf);
  const wishes: Wish[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((candidate) =>
      candidate.words.every((word, offset) => stems[at + offset] === word),
    );
    const length = phrase?.words.length ?? 1;
    wishes.push({ words: words.slice(at, at + length), means: phrase?.means ?? [] });
    at += length;
  }
  return wishes;
}
