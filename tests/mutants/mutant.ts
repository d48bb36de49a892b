/** A place in a file with other words in it. */
export interface Replacement {
  /** Where the file is, below the folder that is broken. */
  file: string;
  /** Words that stand in the file once. */
  find: string;
  replace: string;
}

/** A mistake in the code that a test must notice. */
export interface Mutant extends Replacement {
  /** What is broken then, in words of a visitor or of an author. */
  name: string;
  /** The test files that must turn red. */
  noticedBy: string;
  /** `browser` mutants need a build each, so they run only when asked for. */
  needs?: 'browser';
}
