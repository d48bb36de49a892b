import type { Plugin } from 'vite';

/** Lets a test import `_programs/no-promise.tsx?cured`: the program with its wrong line corrected. */
export function curedPrograms(): Plugin {
  return {
    name: 'cured-programs',
    enforce: 'pre',
    transform: (code, id) => (/\.tsx\?(?:.*&)?cured\b/.test(id) ? cured(code) : undefined),
  };
}

/** Replace the line above `// Right: …` with the comment's text; `undefined` without such a comment. */
export function cured(code: string): string | undefined {
  const right = /^.*\n( *)\/\/ Right: (.*)$/m;
  return right.test(code) ? code.replace(right, '$1$2') : undefined;
}
