import { transform } from 'sucrase';

/** Sucrase loses the space between a keyword and the JSX behind it: `return<>` becomes `return_jsx(…)`. */
const glued =
  /\b(return|default|case|yield|await|typeof|void|delete|else|do|in|of)(?=_(?:jsxs?|Fragment|jsxDEV)\b)/g;

/** Remove types and JSX; every line stays where it is. @throws the parser's error. */
export function toPlainScript(source: string): string {
  const jsxImportSource = /@jsxImportSource\s+([\w@/-]+)/.exec(source)?.[1] ?? 'react';
  const { code } = transform(source, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'automatic',
    jsxImportSource,
    production: true,
    disableESTransforms: true,
  });
  return code.replace(glued, '$1 ');
}
