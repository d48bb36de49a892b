import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { packageSpec } from '../../site-path';

/** In commands and settings, replace this repository's package names with installable ones. */
export default function publishedPackagesRemark() {
  return (root: Root): void => {
    visit(root, (node) => {
      if (node.type !== 'code' && node.type !== 'inlineCode') return;
      node.value = node.value.replace(installed, (_name, folder: string) => packageSpec(folder));
    });
  };
}

/** After a command that installs, or as its argument in a JSON file; an `import` keeps the name. */
const installed =
  /(?<=npx -y (?:--prefer-offline )?|npm install (?:-D |--save-dev )?|"--prefer-offline", ?")@material-table\/(codemod|eslint-plugin|mcp)(?![\w/@-])/g;
