/** A change that remains to be made by hand. */
export interface LeftStep {
  message: string;
  /** In the changed code; both from 1. */
  line: number;
  column: number;
}

/**
 * Make all changes to a program's text that can be made mechanically.
 * @param options.fileName its ending tells the language; `App.tsx` by default.
 * @param options.from the version that it was written for, such as `1` or `4.3`.
 * @throws a SyntaxError when the file is no TypeScript or JavaScript.
 */
export function upgrade(
  code: string,
  options: { fileName?: string; from: string },
): { code: string; left: LeftStep[] };
