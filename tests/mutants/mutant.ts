/** A mistake in the code that a test must notice. */
export interface Mutant {
  /** What is broken then, in words of a visitor or of an author. */
  name: string;
  file: string;
  /** Words that stand in the file once. */
  search: string;
  replacement: string;
  /** The test files that must turn red. */
  noticedBy: string;
  /** `browser` mutants need a build each, so they run only when asked for. */
  needs?: 'browser';
}
