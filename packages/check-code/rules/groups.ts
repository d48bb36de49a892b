import { eachColumn, eachProp, isGrouped } from '../find';
import type { Rule } from '../types';

/** `onGroupChange` that puts what it gets into state. */
export const groupChangeState: Rule = {
  id: 'group-change-state',
  title: '`setState` in `onGroupChange` loops',
  reason: { issue: 'group-change-loop' },
  bad: `function People() {
  const [groups, setGroups] = useState([]);
  return <MaterialTable columns={columns} data={people} options={{ grouping: true }} onGroupChange={setGroups} />;
}`,
  good: `function People() {
  const [groups, setGroups] = useState('');
  return <MaterialTable columns={columns} data={people} options={{ grouping: true }}
    onGroupChange={(columns) => setGroups(columns.map(({ field }) => field).join())} />;
}`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'onGroupChange')) {
      const given = table.given('onGroupChange');
      const text = given ? program.text(given) : '';
      const [, parameter] = /^\(?\s*(\w+)\s*\)?\s*=>\s*\{?\s*set[A-Z]\w*\(\s*\1\s*\)/.exec(text) ?? [];
      const isSetter = /^set[A-Z]\w*$/.test(text);
      if (isSetter || parameter)
        yield { at: attribute, message: 'This sets state to a new array after every render.' };
    }
  },
};

/** A column without a title that rows are grouped by. */
export const groupWithoutTitle: Rule = {
  id: 'group-without-title',
  title: 'Grouping by a column without a `title`',
  reason: { issue: 'group-without-title' },
  bad: `<MaterialTable columns={[{ field: 'name' }, { field: 'city', defaultGroupOrder: 0 }]} data={people} />`,
  good: `<MaterialTable columns={[{ field: 'name' }, { title: 'City', field: 'city', defaultGroupOrder: 0 }]} data={people} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const property = column.property('defaultGroupOrder');
      const isTitled =
        column.has('title') || column.has('groupTitle') || column.isOpen || table.options?.has('groupTitle');
      if (property && typeof column.literal('defaultGroupOrder') === 'number' && !isTitled)
        yield { at: property.node, message: 'This column has no `title`.' };
    }
  },
};

/** `onRowDoubleClick` in a table that is grouped. */
export const groupedDoubleClick: Rule = {
  id: 'grouped-double-click',
  title: '`onRowDoubleClick` in a grouped table',
  reason: { issue: 'double-click-grouped' },
  bad: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} onRowDoubleClick={(event, row) => open(row)} />`,
  good: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} onRowClick={(event, row) => open(row)} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'onRowDoubleClick'))
      if (isGrouped(table))
        yield { at: attribute, message: '`onRowDoubleClick` never runs while the table is grouped.' };
  },
};

/** Groups and a tree in one table. */
export const groupsAndTree: Rule = {
  id: 'groups-and-tree',
  title: 'Groups and tree data in one table',
  reason: {
    href: '/docs/guides/grouping-tree-detail#which-features-work-together',
    says: 'Groups and trees exclude each other, but detail panels work with both.',
    proof: ['Groups and trees exclude each other, but detail panels work with both.'],
    severity: 'error',
  },
  bad: `<MaterialTable columns={columns} data={people} parentChildData={parentOf} options={{ grouping: true }} />`,
  good: `<MaterialTable columns={columns} data={people} parentChildData={parentOf} />`,
  *check(program) {
    for (const table of program.tables) {
      const attribute = table.attribute('parentChildData');
      const isConditional = table.prop('parentChildData')?.node.name === 'ConditionalExpression';
      if (attribute && !isConditional && isGrouped(table))
        yield { at: attribute, message: 'Grouped, this table shows none of its rows.' };
    }
  },
};
