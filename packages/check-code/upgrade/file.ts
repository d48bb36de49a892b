import { examine, type NotChecked } from '../examine';
import { Program } from '../program';
import { readingSentence } from '../sentences';
import type { AdviceFacts } from '../types';
import { upgradeWhole, type Step } from '.';

/** The result for one file. */
export type Upgraded =
  | { kind: 'unreadable'; reason: string }
  | {
      kind: 'read';
      text: string;
      /** What remains to be changed by hand, in the text after the changes. */
      left: Step[];
      notChecked: readonly NotChecked[];
      /** The packages that it loads after the changes. */
      packages: string[];
    };

/** Make all mechanical changes. A text that can't be parsed, before or after them, stays as it is. */
export function upgradeFile(source: string, name: string, advice: AdviceFacts, since: string): Upgraded {
  const reading = examine(source, name, advice);
  if (reading.kind === 'unreadable') return { kind: 'unreadable', reason: readingSentence(reading, name, 0) };
  const { text, left } = upgradeWhole(source, name, advice, since);
  const after = text === source ? reading : examine(text, name, advice);
  if (after.kind === 'unreadable')
    return {
      kind: 'unreadable',
      reason: `${name} can't be parsed after the changes (${after.line}:${after.column}: ${after.reason}), so none was made. Please report it.`,
    };
  return { kind: 'read', text, left, notChecked: after.notChecked, packages: packagesIn(text, name) };
}

/** Strings that could be package names, without subpaths: of `import`, `require` and mocks. */
function packagesIn(text: string, name: string): string[] {
  const program = new Program(text, name);
  return program.find('String').map((string) => {
    const parts = program.text(string).slice(1, -1).split('/');
    return parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
  });
}

/** Whether a text names anything that a step could be about; most files don't, and needn't be parsed. */
export const mayNeedSteps = (text: string): boolean =>
  /material-table|@material-ui\/|@mui\/|date-fns|react-dom|tableData|defaultProps|Ref\b.*\.onChange/.test(
    text,
  );
