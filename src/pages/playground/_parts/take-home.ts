import { tsxLanguage } from '@codemirror/lang-javascript';
import type { Program } from '../../../components/Demo/types';

const title = 'Program from the playground of material-table';

/** Download a program as a Vite project. Returns what stands in the way, in words. */
export function downloadProject(code: string): Promise<string | undefined> {
  return withProject(code, ({ projectFiles, projectZip }, text) => {
    const href = URL.createObjectURL(projectZip(projectFiles(text, title, 'vite build')));
    Object.assign(document.createElement('a'), { href, download: 'material-table-program.zip' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  });
}

/** Open a program in StackBlitz, in a new tab. Returns what stands in the way, in words. */
export function openProject(code: string): Promise<string | undefined> {
  return withProject(code, ({ projectFiles, openInStackBlitz }, text) =>
    openInStackBlitz(projectFiles(text, title, 'vite build'), title),
  );
}

async function withProject(
  code: string,
  use: (project: typeof import('../../../components/Demo/project'), program: Program) => void,
): Promise<string | undefined> {
  if (!hasDefaultExport(code))
    return 'A project needs a component to start: write `export default` before the one to show, then try again.';
  try {
    const project = await import(/* webpackChunkName: "project" */ '../../../components/Demo/project');
    use(project, { files: [{ name: 'App.tsx', typescript: code, javascript: code }] });
    return undefined;
  } catch (error) {
    return `The project could not be put together: ${String(error)}. Copy the code instead, or try again.`;
  }
}

function hasDefaultExport(code: string): boolean {
  const { topNode } = tsxLanguage.parser.parse(code);
  return topNode.getChildren('ExportDeclaration').some((node) => node.getChild('default') !== null);
}
