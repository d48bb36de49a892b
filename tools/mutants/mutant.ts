/** A mistake in the library that the claims must notice. */
export interface LibraryMutant {
  id: string;
  /** The visible effect on a page with the table. */
  notice: string;
  /** Where the code is, below the library's `dist`. */
  file: string;
  /** Code that the file has once, and what replaces it. */
  find: string;
  replace: string;
  /** The test files in tests/claims that disprove it, without their extension. */
  tests: string[];
}
