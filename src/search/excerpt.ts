import { termsOf } from './words';

/** How the text of an entry starts, and those of its further words that matched. */
export function excerptOf([start, words]: [start: string, words: string], terms: readonly string[]): string {
  const isMet = (word: string) => termsOf(word).some((term) => terms.includes(term));
  const further = start.split(/[^\p{L}\p{N}]+/u).some(isMet)
    ? []
    : words.split(' ').filter(isMet).slice(0, 4);
  return words ? `${start} … ${further.join(' · ')}`.trim() : start;
}
