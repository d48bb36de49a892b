import { fix, replace } from '../fixes';
import type { Rule } from '../types';

/** `material-table`, the first name of the package. */
export const oldPackage: Rule = {
  id: 'old-package',
  reason: {
    href: '/docs/upgrade#from-material-table-to-material-tablecore',
    says: 'The package has a new name; the table is its default export as before.',
    proof: ['is the table; the MTable of the types does not exist'],
    severity: 'error',
  },
  bad: `import MaterialTable from 'material-table';`,
  good: `import MaterialTable from '@material-table/core';`,
  *check(program) {
    for (const { source, node, local } of program.imports) {
      const string = node.getChild('String');
      const isFirst = program.imports.find((one) => one.node.from === node.from)?.local === local;
      if (source === 'material-table' && string && isFirst)
        yield {
          at: string,
          message: `\`${local}\` comes from the package that ended in 2020.`,
          fix: fix('Import @material-table/core', replace(string, "'@material-table/core'")),
        };
    }
  },
};
