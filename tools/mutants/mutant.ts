/** A mistake in the published library that the claims must notice. */
interface Mutant {
  /** Code that the file has once, and what replaces it. */
  find: string;
  replace: string;
  /** The test files in tests/claims that disprove it, without their extension. */
  tests: string[];
}

/** Mistakes by their file, below the library's `dist`, and by what a visitor of a page would notice. */
export type Mutants = Record<string, Record<string, Mutant>>;
