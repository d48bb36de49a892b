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
