import { isTablePackage } from '../imports';
import type { Rule } from '../types';

/** `import { MTable }`. */
export const missingExport: Rule = {
  id: 'missing-export',
  reason: { issue: 'mtable-export' },
  bad: `import { MTable } from '@material-table/core';`,
  good: `import MaterialTable from '@material-table/core';`,
  *check(program) {
    for (const { name, source, isType, node } of program.imports)
      if (name === 'MTable' && !isType && isTablePackage(source))
        yield { at: node, message: '`MTable` is `undefined`.' };
  },
};
