import { eachProp } from '../find';
import { addAttribute, fix } from '../fixes';
import type { Rule } from '../types';

/** `onDetailPanelChange` alone. */
export const panelCallback: Rule = {
  id: 'panel-callback',
  reason: { issue: 'detail-panel-callback-silent' },
  bad: `<MaterialTable columns={columns} data={people} detailPanel={panel} onDetailPanelChange={(row) => show(row)} />`,
  good: `<MaterialTable columns={columns} data={people} detailPanel={panel} onDetailPanelChange={(row) => show(row)} onTreeExpandChange={() => {}} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'onDetailPanelChange'))
      if (!table.isOpen && !table.has('onTreeExpandChange'))
        yield {
          at: attribute,
          message: 'There is no `onTreeExpandChange`, so `onDetailPanelChange` is never called.',
          fix: fix('Add onTreeExpandChange', addAttribute(program, table, 'onTreeExpandChange={() => {}}')),
        };
  },
};
