import advice from '@generated/advice/facts.json';
import lines from '@generated/codemod/lines.json';
import type * as published from './public';
import { upgradeFile } from '#check-code/upgrade/file.ts';
import { lineOfVersion } from '#check-code/upgrade/lines.ts';

/** The package's programming interface; `public.d.ts` is published as its types. */
export const upgrade: typeof published.upgrade = (code, { fileName = 'App.tsx', from }) => {
  const line = lineOfVersion(from, lines);
  if (line === undefined)
    throw new Error(`"${from}" is no version. Write 1, or one of ${lines.slice(1).join(', ')}.`);
  const result = upgradeFile(code, fileName, advice, line);
  if (result.kind === 'unreadable') throw new SyntaxError(result.reason);
  return {
    code: result.text,
    left: result.left.map(({ message, line, column }) => ({ message, line, column })),
  };
};
