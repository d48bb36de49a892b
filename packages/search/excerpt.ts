import { termsOfWord } from './words';

/** The start of an entry's text, and the other words that matched. */
export function excerptOf(
  [start, words]: [start: string, words: string],
  terms: ReadonlySet<string>,
): string {
  const isMet = (word: string) => termsOfWord(word).some((term) => terms.has(term));
  const further = start.split(/[^\p{L}\p{N}]+/u).some(isMet)
    ? []
    : words.split(' ').filter(isMet).slice(0, 4);
  return words ? `${start} … ${further.join(' · ')}`.trim() : start;
}
