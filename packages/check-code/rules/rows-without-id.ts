import { idName, rowsOf } from '../rows';
import { canRenderAgain } from '../components';
import type { Table } from '../table';
import type { Rule } from '../types';

/** Rows written out without an id, in a table that keeps something by row. */
export const rowsWithoutId: Rule = {
  id: 'rows-without-id',
  reason: {
    href: '/docs/guides/rows-and-ids#check-marks-vanish-when-my-component-renders-again',
    says: 'without an id, nothing tells the table which row is which',
    proof: ['without an id, nothing tells the table which row is which'],
    severity: 'warning',
    cure: 'Give each row a unique id that stays the same when the data are loaded again.',
  },
  bad: `function People() {
  const [people, setPeople] = useState([{ name: 'Ada' }, { name: 'Bob' }]);
  return <MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: named }} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState([{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }]);
  return <MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: named }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const name = idName(table);
      const kept = keptByRow(table);
      const component = program.componentOf(table.tag);
      if (name === undefined || !kept || !component || !canRenderAgain(component, program.text)) continue;
      const row = rowsOf(table).items.find((one) => !one.isOpen && !one.has(name));
      if (row)
        yield { at: row.node, message: `This row has no \`${name}\`, and the table keeps ${kept} by it.` };
    }
  },
};

/** What the table keeps by row. */
function keptByRow(table: Table): string | undefined {
  if (table.option('selection') === true) return 'the selection';
  if (table.has('detailPanel')) return 'open panels';
  return table.has('parentChildData') ? 'open branches' : undefined;
}
