import type { AdviceFacts } from '#check-code/types';
import type { Line } from '#check-code/upgrade/lines';

/** The version that the steps lead to. */
export interface Current {
  version: string;
  /** What it depends on, and its peers, with their ranges. */
  needs: Record<string, string>;
}

/** What the build of the package reads from the repository. */
export interface Facts {
  advice: AdviceFacts;
  lines: readonly Line[];
  current: Current;
}
