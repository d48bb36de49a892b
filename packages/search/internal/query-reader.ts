import type { Lookup } from './lookup';
import { remember } from './remember';
import { isSpoken, queryTermsOf, spelledLike, type QueryTerm } from './vocabulary';
import { contentOf, longestTypo, partsOf, swapped } from '../words';

/** Reads the words of a query as terms of the index: with their spelling corrected, and names taken apart. */
export class QueryReader {
  private read = this.remembering();

  constructor(private readonly lookup: Lookup) {}

  termsFor(words: string[], isSentence = false): QueryTerm[] {
    return queryTermsOf(words.flatMap(this.read), isSentence);
  }

  /** Forget what was read before the index had its texts. */
  forget(): void {
    this.read = this.remembering();
  }

  private remembering() {
    return remember((word: string) => this.unfolded(word).map((part) => this.spelled(part)));
  }

  /** A name from another library (`getRowHeight`) is searched by its parts, a known name as a whole. */
  private unfolded(word: string): string[] {
    const parts = partsOf(word);
    const isName = parts.length > 1 && !isSpoken(word) && !this.lookup.stands(word) && !spelledLike(word);
    return isName ? contentOf(parts.join(' ')) : [word];
  }

  private spelled(word: string): string {
    return word.length < 5 || word.length > longestTypo || this.isKnown(word)
      ? word
      : (swapped(word).find((other) => this.isKnown(other)) ?? spelledLike(word) ?? word);
  }

  private isKnown(word: string): boolean {
    return isSpoken(word) || this.lookup.holds(word);
  }
}
