/** Something the types (or the names) promise and 8.0.3 does not keep. */
export interface Correction {
  /** The members whose entries show it, as `Group.member`. */
  members: string[];
  /** What is true, in one sentence. */
  truth: string;
  /** How to get what you want all the same, if there is a way. */
  workaround?: string;
  /** The sentence of the claim in tests/claims/corrections.test.tsx that runs it. */
  claim: string;
}

export const corrections: Correction[] = [];
