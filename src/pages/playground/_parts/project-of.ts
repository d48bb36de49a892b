import { programLanguage } from '#sandbox/editor/program-language.ts';
import { mainFile, type ProgramFile } from '#sandbox/files.ts';
import type { Project } from '#sandbox/tools/project.ts';

/** The project of a visitor's program in the look of the preview, or why it can't be one. */
export function projectOf(files: ProgramFile[], look?: string): Project | string {
  const text = files[0]?.text ?? '';
  const refusal = refusalOfNames(files.map(({ name }) => name));
  if (refusal) return refusal;
  const { topNode } = programLanguage.parser.parse(text);
  if (!topNode.firstChild && text.trim() !== '')
    return 'The code is nested too deeply to be read. Copy it instead.';
  const hasDefaultExport = topNode
    .getChildren('ExportDeclaration')
    .some((node) => node.getChild('default') !== null);
  if (!hasDefaultExport)
    return 'A project needs a component to start: write `export default` before the one to show, then try again.';
  return {
    name: 'material-table-program',
    title: 'Program from the playground of material-table',
    files,
    isTypeChecked: false,
    look,
  };
}

const longestName = 100;
/** Windows reserves these names for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Why files with these names can't be unpacked on every system, or would break the project. */
function refusalOfNames(names: readonly string[]): string | undefined {
  // For macOS and Windows, names that differ by case are the same.
  const known = new Map<string, string>();
  for (const name of names) {
    const path = name.toLowerCase();
    const other = known.get(path);
    if (other) return refusal(name, `on macOS and Windows it is the same file as \`${other}\``);
    known.set(path, name);
  }
  for (const name of names) {
    const parts = name.toLowerCase().split('/');
    const asFolder = parts.slice(1).flatMap((_, at) => known.get(parts.slice(0, at + 1).join('/')) ?? []);
    if (asFolder[0]) return refusal(name, `\`${asFolder[0]}\` is a file, so it can’t be a folder as well`);
    if (name.toLowerCase() === 'main.tsx')
      return refusal(name, `the project starts with a file of that name, which shows \`${mainFile}\``);
    if (name.length > longestName)
      return refusal(`${name.slice(0, 20)}…`, `a name has at most ${longestName} letters`);
    if (parts.some((part) => device.test(part) || part.endsWith('.')))
      return refusal(name, 'Windows doesn’t allow files with that name');
  }
  return undefined;
}

const refusal = (name: string, reason: string) =>
  `A project can’t have the file \`${name}\`: ${reason}. Give it another name, then try again.`;
