import { columnName, eachColumn, eachOption } from '../program/find';
import { addProperties, fix, removeProperty, replace } from '../fixes';
import { parametersOf, returnsOf } from '../program/functions';
import { isFunction } from '../program/syntax';
import type { NamedRule } from '../types';

/** A `customSort` that compares rows like values, or returns a boolean. */
export const customSort: NamedRule = {
  id: 'custom-sort',
  title: '`customSort` must return a number',
  severity: 'error',
  bad: `<MaterialTable columns={[{ title: 'Age', field: 'age', customSort: (a, b) => a - b }]} data={people} />`,
  good: `<MaterialTable columns={[{ title: 'Age', field: 'age', customSort: (a, b) => a.age - b.age }]} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const sort = column.get('customSort');
      const property = column.property('customSort');
      if (!sort || !property || !isFunction(sort.node)) continue;
      const [a, b] = parametersOf(sort.node).map(program.text);
      for (const value of returnsOf(sort.node)) {
        const text = program.text(value);
        const isOfRows = text === `${a} - ${b}` || text === `${b} - ${a}`;
        const isBoolean = value.name === 'BinaryExpression' && value.getChild('CompareOp') !== null;
        if (isOfRows || isBoolean)
          yield {
            at: value,
            message: `\`customSort\` of ${columnName(column)} returns ${isOfRows ? '`NaN`' : 'a boolean'}.`,
          };
      }
    }
  },
};

/** A column without a field whose header offers to sort. */
export const sortWithoutField: NamedRule = {
  id: 'sort-without-field',
  title: 'Column without `field` or `customSort` cannot be sorted',
  severity: 'hint',
  bad: `<MaterialTable columns={[{ title: 'Open', render: (row) => <a href={row.url}>Open</a> }]} data={people} />`,
  good: `<MaterialTable columns={[{ title: 'Open', sorting: false, render: (row) => <a href={row.url}>Open</a> }]} data={people} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const render = column.property('render');
      const isSorted =
        column.has('customSort') ||
        column.literal('sorting') === false ||
        table.option('maxColumnSort') === 0;
      if (!render || column.has('field') || column.isOpen || isSorted || table.isRemote) continue;
      if (!column.has('title') || column.literal('title') === '') continue;
      yield {
        at: render.key,
        message: `The header of ${columnName(column)} offers to sort, but there is no \`field\` to sort by.`,
        fix: fix('Add sorting: false', addProperties(program, column.node, 'sorting: false')),
      };
    }
  },
};

/** `options.sorting: false`, which is meant to switch sorting off. */
export const sortingOption: NamedRule = {
  id: 'sorting-option',
  since: '4.3',
  title: '`sorting: false` does not switch sorting off',
  bad: `<MaterialTable columns={columns} data={people} options={{ sorting: false }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ maxColumnSort: 0 }} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'sorting'))
      if (value === false && !options.has('maxColumnSort'))
        yield {
          at: property.node,
          message: '`sorting: false` leaves every header sortable.',
          fix: fix('Write maxColumnSort: 0', replace(property.node, 'maxColumnSort: 0')),
        };
  },
};

/** `options.sorting` of any other value, or next to the option that does what it was for. */
export const sortingUnread: NamedRule = {
  id: 'sorting-unread',
  since: '4.3',
  title: '`options.sorting` has no effect',
  bad: `<MaterialTable columns={columns} data={people} options={{ sorting: true }} />`,
  good: `<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'sorting')) {
      if (value === false && !options.has('maxColumnSort')) continue;
      yield {
        at: property.node,
        message: '`options.sorting` has no effect.',
        fix:
          typeof value === 'boolean'
            ? { ...fix('Remove it', removeProperty(program, property)), isSafe: true }
            : undefined,
      };
    }
  },
};
