import { canRenderAgain } from '../components';
import { columnName } from '../find';
import { memoize } from '../memoize';
import { isFunction } from '../syntax';
import type { Table } from '../table';
import type { Rule } from '../types';

/** Columns with a function, written inside of a component. */
export const newColumns: Rule = {
  id: 'new-columns',
  reason: { issue: 'new-columns-forget' },
  bad: `function People() {
  const [people, setPeople] = useState(loaded);
  const columns = [{ title: 'City', field: 'city', render: (row) => <b>{row.city}</b> }];
  return <MaterialTable columns={columns} data={people} options={{ filtering: true }} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState(loaded);
  const columns = useMemo(() => [{ title: 'City', field: 'city', render: (row) => <b>{row.city}</b> }], []);
  return <MaterialTable columns={columns} data={people} options={{ filtering: true }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const columns = table.prop('columns');
      const component = program.componentOf(table.tag);
      if (columns?.home !== 'render' || !component || !canRenderAgain(component, program.text)) continue;
      if (!hasMuchToLose(table)) continue;
      for (const column of table.columns) {
        const made = column.properties.find(({ name }) => {
          const value = column.get(name);
          return value?.home === 'render' && isFunction(value.node);
        });
        if (!made) continue;
        const change = memoize(program, columns.node, component);
        yield {
          at: made.key,
          message: `The columns are made anew on each render, because \`${made.name}\` of ${columnName(column)} is another function each time.`,
          ...(change ? { fix: change } : {}),
        };
        break;
      }
    }
  },
};

/** Columns keep filters, order, groups and what is hidden; new ones close the row that is being edited, too. */
function hasMuchToLose(table: Table): boolean {
  if (table.hasOpenOptions || table.has('editable') || table.has('cellEditable')) return true;
  return (
    table.option('draggable') !== false ||
    ['filtering', 'columnsButton', 'grouping'].some((name) => table.options?.has(name)) ||
    table.columns.some((column) => column.has('defaultGroupOrder'))
  );
}
