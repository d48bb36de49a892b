/** A sentence that the rules take for one about behavior, and that none could prove or disprove. */
export interface Exception {
  /** Its page, below the root of the site. */
  page: string;
  /** The sentence, without the marks of Markdown. */
  sentence: string;
  reason: string;
}

/** Where the rules of `behavior.ts` err. A test holds each to its page. */
export const exceptions: Exception[] = [];
