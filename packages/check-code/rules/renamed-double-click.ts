import { renamedProps } from '../names';
import type { Rule } from '../types';

/** `onDoubleRowClick`. */
export const renamedDoubleClick: Rule = {
  id: 'renamed-double-click',
  reason: {
    href: '/docs/errors/console#property-ondoublerowclick-has-been-renamed-to-onrowdoubleclick-',
    says: 'Rename the prop. The old one does nothing.',
    proof: ['Property `onDoubleRowClick` has been renamed to `onRowDoubleClick`'],
    severity: 'error',
  },
  bad: `<MaterialTable columns={columns} data={people} onDoubleRowClick={(event, row) => open(row)} />`,
  good: `<MaterialTable columns={columns} data={people} onRowDoubleClick={(event, row) => open(row)} />`,
  check: (program, facts) => renamedProps(program, facts, ['onDoubleRowClick']),
};
