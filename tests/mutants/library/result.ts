/** What `npx tsx tools/mutate-library.ts` found, as `tests/mutants/library/result.json` holds it. */
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
