/** A mistake in the published library that the claims must notice. */
interface Mutant {
  /** What a visitor of a page with the table would notice. */
  notice: string;
  /** Code that the file has once, and what replaces it. */
  find: string;
  replace: string;
  /** The test files in tests/claims that disprove it, without their extension. */
  tests: string[];
}

/** Mistakes by their file, below the library's `dist`, and by their id. */
export type Mutants = Record<string, Record<string, Mutant>>;

export interface LibraryMutant extends Mutant {
  id: string;
  file: string;
}

/** What `npx tsx tools/mutants/main.ts` found, as `tools/mutants/result.json` holds it. */
export interface MutationResult {
  /** The version of the library. */
  library: string;
  /** The day of the last run. */
  date: string;
  mutants: Record<
    string,
    { notice: string; /** The first claim that turned red, or null. */ killedBy: string | null }
  >;
}
