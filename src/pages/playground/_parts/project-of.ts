import { tsxLanguage } from '@codemirror/lang-javascript';
import { splitFiles } from '../../../sandbox/files';
import type { Project } from '../../../sandbox/tools/project';

/** The project of a visitor's program, or why it can't be one. */
export function projectOf(code: string): Project | string {
  const files = splitFiles(code);
  const { topNode } = tsxLanguage.parser.parse(files[0].text);
  const hasDefaultExport = topNode
    .getChildren('ExportDeclaration')
    .some((node) => node.getChild('default') !== null);
  if (!hasDefaultExport)
    return 'A project needs a component to start: write `export default` before the one to show, then try again.';
  return {
    name: 'material-table-program',
    title: 'Program from the playground of material-table',
    files: files.map(({ name, text }) => ({ name, text })),
    isTypeChecked: false,
  };
}
