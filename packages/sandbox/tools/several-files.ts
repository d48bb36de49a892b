import { tsxLanguage } from '@codemirror/lang-javascript';
import { mainFile, type ProgramFile } from '../files';

/**
 * The files of a screen as a program, the shown one first. Files from above its folder move into it,
 * because a program has no parent folder: `../server/a.ts` becomes `server/a.ts`, even in imports.
 */
export function severalFiles(files: readonly { name: string; typescript: string }[]): ProgramFile[] {
  return files.map(({ name, typescript }, index) =>
    name.startsWith('../')
      ? { name: name.replace(/^(?:\.\.\/)+/, ''), text: typescript }
      : { name: index === 0 ? mainFile : name, text: withoutWayUp(typescript) },
  );
}

/** A file with imports from its own folder instead of above it. */
function withoutWayUp(text: string): string {
  let result = text;
  const { topNode } = tsxLanguage.parser.parse(text);
  // Backwards, to keep the offsets before it.
  for (let node = topNode.lastChild; node; node = node.prevSibling) {
    const source = node.getChild('String');
    const isLink = node.name === 'ImportDeclaration' || node.name === 'ExportDeclaration';
    if (!isLink || !source) continue;
    const specifier = text.slice(source.from + 1, source.to - 1).replace(/^(?:\.\.\/)+/, './');
    result = result.slice(0, source.from + 1) + specifier + result.slice(source.to - 1);
  }
  return result;
}
