import { canRenderAgain } from '../program/components';
import { columnName } from '../program/find';
import { memoize } from '../program/memoize';
import { changesOf, dataPaths, isFreshArray } from '../program/own-rows';
import { functionAround, isFunction } from '../program/syntax';
import type { Table } from '../program/table';
import type { NamedRule } from '../types';

/** An array of rows that is changed and passed again. */
export const changedArray: NamedRule = {
  id: 'changed-array',
  since: '3.0',
  title: '`data` changed in place',
  severity: 'error',
  bad: `function People() {
  const [people, setPeople] = useState([{ id: 1, name: 'Ada' }]);
  const add = (row) => { people.push(row); setPeople([...people]); };
  return <MaterialTable columns={columns} data={people} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState([{ id: 1, name: 'Ada' }]);
  const add = (row) => setPeople([...people, row]);
  return <MaterialTable columns={columns} data={people} />;
}`,
  *check(program) {
    const paths = dataPaths(program);
    const named = new Set<number>();
    for (const { at, array } of changesOf(program, paths)) {
      const fn = functionAround(at);
      if (!fn || named.has(fn.from) || isFreshArray(program, array)) continue;
      named.add(fn.from);
      yield {
        at,
        message: array
          ? `This changes \`${program.text(array)}\` in place, the array that the table already has.`
          : 'This changes a row of the array that the table has.',
      };
    }
  },
};

/** Columns with a function, written inside of a component. */
export const newColumns: NamedRule = {
  id: 'new-columns',
  title: 'New columns on every render',
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
      if (columns?.createdIn !== 'render' || !component || !canRenderAgain(component, program.text)) continue;
      if (!hasMuchToLose(table)) continue;
      for (const column of table.columns) {
        const made = column.properties.find(({ name }) => {
          const value = column.get(name);
          return value?.createdIn === 'render' && isFunction(value.node);
        });
        if (!made) continue;
        yield {
          at: made.key,
          message: `The columns are recreated on each render, because \`${made.name}\` of ${columnName(column)} is a new function each time.`,
          fix: memoize(program, columns.node, component),
        };
        break;
      }
    }
  },
};

/** Columns store filters, order, groups and visibility; new ones also close the row that is being edited. */
function hasMuchToLose(table: Table): boolean {
  if (table.hasOpenOptions || table.has('editable') || table.has('cellEditable')) return true;
  return (
    table.option('draggable') !== false ||
    ['filtering', 'columnsButton', 'grouping'].some((name) => table.options?.has(name)) ||
    table.columns.some((column) => column.has('defaultGroupOrder'))
  );
}

/** Options with a function, written inside of a component, in a table whose rows are edited. */
export const newOptions: NamedRule = {
  id: 'new-options',
  title: 'New options on every render close the edited row',
  bad: `function People() {
  const [text, setText] = useState('');
  const options = { rowStyle: (row) => ({ fontWeight: row.isNew ? 600 : 400 }) };
  return <MaterialTable columns={columns} data={people} options={options} editable={{ onRowUpdate: async () => {} }} />;
}`,
  good: `function People() {
  const [text, setText] = useState('');
  const options = useMemo(() => ({ rowStyle: (row) => ({ fontWeight: row.isNew ? 600 : 400 }) }), []);
  return <MaterialTable columns={columns} data={people} options={options} editable={{ onRowUpdate: async () => {} }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const value = table.prop('options');
      const component = program.componentOf(table.tag);
      if (
        value?.createdIn !== 'render' ||
        !component ||
        !canRenderAgain(component, program.text, table.prop('data')?.variable)
      )
        continue;
      if (!table.object('editable')?.has('onRowUpdate')) continue;
      const made = table.options?.properties.find(({ name }) => {
        const member = table.options?.get(name);
        return member?.createdIn === 'render' && isFunction(member.node);
      });
      if (!made) continue;
      yield {
        at: made.key,
        message: `The options are recreated on each render, because \`${made.name}\` is a new function each time.`,
        fix: memoize(program, value.node, component),
      };
    }
  },
};
