import { tsxLanguage } from '@codemirror/lang-javascript';

/**
 * The language of programs. Its parser is recursive without a limit: code that is nested too deeply gets a
 * tree without nodes, so that nothing that reads the tree can fail on it.
 */
export const programLanguage = tsxLanguage.configure({
  wrap: (parse, input) => ({
    advance: () => {
      try {
        return parse.advance();
      } catch (error) {
        if (!isTooDeep(error)) throw error;
        return tsxLanguage.parser.parse(' '.repeat(input.length));
      }
    },
    stopAt: (position) => parse.stopAt(position),
    get parsedPos() {
      return parse.parsedPos;
    },
    get stoppedAt() {
      return parse.stoppedAt;
    },
  }),
});

/** Whether the stack was too small. Firefox has a different error for that. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}
