import { columnName, eachColumn, eachOption } from '../program/find';
import { addProperties, fix, removeProperty, replace } from '../fixes';
import { itemsOf, literalOf } from '../program/objects';
import { Literal } from '../program/table';
import type { NamedRule } from '../types';

/** `padding: 'default'`, which is not the default. */
export const paddingDefault: NamedRule = {
  id: 'padding-default',
  since: '6.0',
  title: "`padding: 'default'` is not the default",
  bad: `<MaterialTable columns={columns} data={people} options={{ padding: 'default' }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ padding: 'dense' }} />`,
  *check(program) {
    for (const { property, value } of eachOption(program, 'padding'))
      if (value === 'default')
        yield {
          at: property.node,
          message: "`padding: 'default'` mixes large header cells with small ones.",
          fix: fix('Remove it', removeProperty(program, property)),
        };
  },
};

const defaults = [5, 10, 20];

/** A page size that isn't among the choices. */
export const pageSize: NamedRule = {
  id: 'page-size',
  title: '`pageSize` missing from `pageSizeOptions`',
  severity: 'hint',
  bad: `<MaterialTable columns={columns} data={people} options={{ pageSize: 7 }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ pageSize: 7, pageSizeOptions: [7, 14] }} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'pageSize')) {
      const isPlain = typeof value === 'number' && !options.isOpen && options.literal('paging') !== false;
      const list = options.get('pageSizeOptions');
      const sizes = list?.node.name === 'ArrayExpression' ? itemsOf(list.node) : undefined;
      const known = options.has('pageSizeOptions')
        ? sizes?.items.map((item) => literalOf(program, item)?.value)
        : defaults;
      if (!isPlain || !known || sizes?.isOpen || known.includes(undefined) || known.includes(value)) continue;
      const numbers = [...new Set([...known, value])]
        .map(Number)
        .sort((a, b) => a - b)
        .join(', ');
      yield {
        at: property.node,
        message: `\`pageSize\` ${value} isn’t one of the options ${known.join(', ')}.`,
        fix: list
          ? fix(`Add ${value} to the options`, replace(list.node, `[${numbers}]`))
          : fix('Set pageSizeOptions', addProperties(program, options.node, `pageSizeOptions: [${numbers}]`)),
      };
    }
  },
};

/** A width in `cellStyle` or `headerStyle` of a column. */
export const styleWidth: NamedRule = {
  id: 'style-width',
  title: '`width` in a cell or header style',
  severity: 'hint',
  bad: `<MaterialTable columns={[{ title: 'Name', field: 'name', cellStyle: { width: 200 } }]} data={people} />`,
  good: `<MaterialTable columns={[{ title: 'Name', field: 'name', width: 200 }]} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      for (const name of ['cellStyle', 'headerStyle']) {
        const value = column.get(name);
        const own = column.property(name);
        if (value?.node.name !== 'ObjectExpression' || !own) continue;
        const style = new Literal(value.node, program);
        const width = style.property('width');
        // `width: null` removes the column's own width, so that the one of its cells counts.
        if (!width || (name === 'cellStyle' && column.literal('width') === null)) continue;
        const isAlone =
          style.properties.length === 1 &&
          !style.isOpen &&
          own.value.from === value.node.from &&
          !column.has('width');
        yield {
          at: width.node,
          message: `The \`width\` in \`${name}\` of ${columnName(column)} has no effect.`,
          fix: isAlone
            ? fix('Write it into the column', replace(own.node, program.text(width.node)))
            : undefined,
        };
      }
    }
  },
};
