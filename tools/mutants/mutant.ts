/** A mistake in the published library that the claims must notice. */
export interface LibraryMutant {
  id: string;
  /** What a visitor of a page with the table would notice. */
  notice: string;
  /** Where the code is, below the library's `dist`. */
  file: string;
  /** Code that the file has once, and what replaces it. */
  find: string;
  replace: string;
  /** The files in tests/claims that say otherwise, without their ending. */
  tests: string[];
}
