/** A mistake in the published library that the claims must notice. */
export interface LibraryMutant {
  id: string;
  /** Below `dist` of the package. */
  file: string;
  /** Words that stand in the file once. */
  find: string;
  replace: string;
  /** What a visitor of a page with the table would notice. */
  notice: string;
  /** The files in tests/claims that say otherwise, without their ending. */
  tests: string[];
}
