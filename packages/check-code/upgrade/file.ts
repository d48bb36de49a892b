import { placeOf } from '#kit/place-of.ts';
import { Program } from '../program/program';
import { readingSentence } from '../sentences';
import type { AdviceFacts, Step } from '../types';
import { errorsIn, findUnreadable, isCode } from '../program/unreadable';
import { upgradeWhole } from '.';

/** The result for one file. */
export type Upgraded =
  | { kind: 'unreadable'; reason: string }
  | {
      kind: 'read';
      text: string;
      /** What remains to be changed by hand, in the text after the changes. */
      left: Step[];
      /** The packages that it loads after the changes. */
      packages: string[];
    };

/** Make all mechanical changes. A text that is less readable after them stays as it is. */
export function upgradeFile(source: string, name: string, advice: AdviceFacts, since: string): Upgraded {
  const before = new Program(source, name);
  const fault = findUnreadable(before);
  if (fault && !isCode(name)) return { kind: 'unreadable', reason: readingSentence(fault, name, 0) };
  const { text, left } = upgradeWhole(source, name, advice, since);
  const program = new Program(text, name);
  const after = findUnreadable(program);
  if (after && errorsIn(program.top).length > errorsIn(before.top).length)
    return {
      kind: 'unreadable',
      reason: `${name} can't be read after the changes (${after.line}:${after.column}: ${after.reason}), so none was made. Please report it.`,
    };
  return {
    kind: 'read',
    text,
    left: [...left, ...unknownSyntax(program)],
    packages: packagesIn(program),
  };
}

/** The first place that the parser can't read: the rules may miss what is there. */
function unknownSyntax({ top, source }: Program): Step[] {
  return errorsIn(top)
    .slice(0, 1)
    .map(({ from, to }) => ({
      from,
      to,
      ...placeOf(source, from),
      message:
        'The syntax here, such as that of Flow, can’t be read, so changes in this file may be missing: compare it with this page.',
      href: '/docs/upgrade#from-material-table-1-or-2-to-8-at-once',
    }));
}

/** Strings that could be package names, without subpaths: of `import`, `require` and mocks. */
function packagesIn(program: Program): string[] {
  return program.find('String').map((string) => {
    const parts = program.text(string).slice(1, -1).split('/');
    return parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
  });
}

/** Whether a text names anything that a step could be about; most files don't, and needn't be parsed. */
export const mayNeedSteps = (text: string): boolean =>
  /material-table|@material-ui\/|@mui\/|date-fns|react-dom|tableData|labelRowsSelect|exportButton|AsText\b|defaultProps|contextTypes|childContextTypes|\bref\s*=\s*["']|\.onChange(?:RowsPer)?Page\b/.test(
    text,
  );
