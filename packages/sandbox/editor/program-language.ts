import { tsxLanguage } from '@codemirror/lang-javascript';
import { isNestedTooDeeply } from '#check-code/syntax-fault.ts';

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
        if (!isNestedTooDeeply(error)) throw error;
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
