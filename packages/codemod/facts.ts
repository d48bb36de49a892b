import type { AdviceFacts } from '#check-code/types.ts';
import type { Line } from '#check-code/upgrade/lines.ts';

/** The version that the steps upgrade to. */
export interface Current {
  version: string;
  /** Its dependencies and peers, with their ranges. */
  needs: Record<string, string>;
}

/** What the build of the package reads from the repository. */
export interface Facts {
  advice: AdviceFacts;
  lines: readonly Line[];
  current: Current;
}
