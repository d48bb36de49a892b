/** The results of `npx tsx tools/mutants/main.ts`, as in `tools/mutants/result.json`. */
export interface MutationResult {
  /** The version of the library. */
  library: string;
  /** The day of the last run. */
  date: string;
  mutants: Record<
    string,
    { notice: string; /** The first claim that failed, or null. */ killedBy: string | null }
  >;
}
