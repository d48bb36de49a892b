import { tokenizer, tokTypes } from 'acorn';

const glued =
  /^(return|default|case|yield|await|typeof|void|delete|else|do|in|of)_(?:jsxs?|Fragment|jsxDEV)$/;

/**
 * Restore the space that sucrase loses between a keyword and JSX: `return<>` becomes `return_jsx(…)`.
 * @returns the text, and a function from a place in it (from 1) to its column in the original text.
 */
export function separateKeywords(code: string): {
  code: string;
  columnOf: (line: number, column: number) => number;
} {
  const same = { code, columnOf: (_line: number, column: number) => column };
  if (!/(?:return|default|case|yield|await|typeof|void|delete|else|do|in|of)_(?:jsx|Frag)/.test(code))
    return same;
  const spaces: { offset: number; line: number; column: number }[] = [];
  try {
    for (const token of tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true })) {
      const [, keyword = ''] =
        token.type === tokTypes.name ? (glued.exec(code.slice(token.start, token.end)) ?? []) : [];
      const { start } = token.loc ?? {};
      if (keyword && start)
        spaces.push({
          offset: token.start + keyword.length,
          line: start.line,
          column: start.column + keyword.length,
        });
    }
  } catch {
    // The parser, which runs next, reports syntax errors.
  }
  return {
    code: spaces.reduceRight((text, { offset }) => `${text.slice(0, offset)} ${text.slice(offset)}`, code),
    columnOf: (line, column) => {
      let moved = column;
      for (const space of spaces) if (space.line === line && space.column + 1 < moved) moved -= 1;
      return moved;
    },
  };
}
