import { eachProp } from '../find';
import { addAttribute, fix } from '../fixes';
import type { Rule } from '../types';

/** `onTreeExpandChange` without `onDetailPanelChange` in a table with panels. */
export const treeCallback: Rule = {
  id: 'tree-callback',
  reason: { issue: 'tree-callback-breaks-panels' },
  bad: `<MaterialTable columns={columns} data={people} detailPanel={panel} onTreeExpandChange={(row) => show(row)} />`,
  good: `<MaterialTable columns={columns} data={people} detailPanel={panel} onTreeExpandChange={(row) => show(row)} onDetailPanelChange={() => {}} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'onTreeExpandChange'))
      if (!table.isOpen && table.has('detailPanel') && !table.has('onDetailPanelChange'))
        yield {
          at: attribute,
          message: 'The table has detail panels, but no `onDetailPanelChange`.',
          fix: fix('Add onDetailPanelChange', addAttribute(program, table, 'onDetailPanelChange={() => {}}')),
        };
  },
};
