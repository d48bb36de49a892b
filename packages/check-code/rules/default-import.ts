import { isTablePackage } from '../imports';
import { fix } from '../fixes';
import type { Rule } from '../types';

/** `import { MaterialTable }`. */
export const defaultImport: Rule = {
  id: 'default-import',
  reason: {
    href: '/docs/errors/building#does-not-provide-an-export-named-materialtable',
    says: 'it is the default export',
    proof: ['there is no export of the name MaterialTable'],
    severity: 'error',
  },
  bad: `import { MaterialTable } from '@material-table/core';`,
  good: `import MaterialTable from '@material-table/core';`,
  *check(program) {
    for (const { name, local, source, isType, node } of program.imports) {
      if (name !== 'MaterialTable' || isType || !isTablePackage(source)) continue;
      const text = program.text(node);
      const isAlone = /^import\s*\{\s*MaterialTable\s*,?\s*\}/.test(text);
      yield {
        at: node,
        message: 'The package has no export `MaterialTable`: the table is its default export.',
        ...(isAlone
          ? {
              fix: fix('Import the default', {
                from: node.from,
                to: node.to,
                insert: text.replace(/\{[^}]*\}/, local),
              }),
            }
          : {}),
      };
    }
  },
};
