import { renamedProps as renames } from '../names';
import type { Rule } from '../types';

/** The callbacks of paging under their old names. */
export const renamedPaging: Rule = {
  id: 'renamed-paging',
  reason: {
    href: '/docs/upgrade#onchangepage-and-onchangerowsperpage-are-renamed',
    says: 'The old names are never called.',
    proof: ['under its old name onChangePage does nothing'],
    severity: 'error',
  },
  bad: `<MaterialTable columns={columns} data={people} onChangePage={(page) => show(page)} />`,
  good: `<MaterialTable columns={columns} data={people} onPageChange={(page) => show(page)} />`,
  check: (program, facts) => renames(program, facts, ['onChangePage', 'onChangeRowsPerPage']),
};
