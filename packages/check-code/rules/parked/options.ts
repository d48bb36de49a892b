import { columnName, eachColumn, eachOption, eachProp } from '../../find';
import { addProperties, fix, removeAttribute, removeProperty, replace } from '../../fixes';
import { isTablePackage } from '../../imports';
import { Literal } from '../../table';
import type { ParkedRule } from '../../types';

/** `doubleHorizontalScroll: true`. */
const doubleScroll: ParkedRule = {
  id: 'double-scroll',
  reason: { issue: 'double-scroll' },
  bad: `<MaterialTable columns={columns} data={people} options={{ doubleHorizontalScroll: true }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ maxBodyHeight: '70vh' }} />`,
  *check(program) {
    for (const { property, value } of eachOption(program, 'doubleHorizontalScroll'))
      if (value === true)
        yield {
          at: property.node,
          message: 'There will be one scroll bar, at the bottom.',
          fix: fix('Remove it', removeProperty(program, property)),
        };
  },
};

/** Texts of an export menu that is gone. */
const exportNames: ParkedRule = {
  id: 'export-names',
  reason: { issue: 'export-names' },
  bad: `<MaterialTable columns={columns} data={people} localization={{ toolbar: { exportCSVName: 'Als CSV' } }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ exportMenu: [{ label: 'Als CSV', exportFunc }] }} />`,
  *check(program) {
    for (const table of program.tables) {
      const toolbar = table.object('localization')?.get('toolbar');
      if (toolbar?.node.name !== 'ObjectExpression') continue;
      for (const property of new Literal(toolbar.node, program).properties)
        if (/^export(?:CSV|PDF)Name$/.test(property.name))
          yield { at: property.node, message: `The text \`${property.name}\` is shown nowhere.` };
    }
  },
};

/** `exportTransformer` where `customExport` is meant. */
const exportTransformer: ParkedRule = {
  id: 'export-transformer',
  reason: { issue: 'export-transformer' },
  bad: `const columns = [{ title: 'Labels', field: 'labels', exportTransformer: (row) => row.labels.join() }];
<MaterialTable columns={columns} data={people} />`,
  good: `const columns = [{ title: 'Labels', field: 'labels', customExport: (row) => row.labels.join() }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const property = column.property('exportTransformer');
      if (property && !column.has('customExport'))
        yield {
          at: property.key,
          message: `The table doesn’t call \`exportTransformer\` of ${columnName(column)}.`,
        };
    }
  },
};

/** `import { MTable }`. */
const missingExport: ParkedRule = {
  id: 'missing-export',
  reason: { issue: 'mtable-export' },
  bad: `import { MTable } from '@material-table/core';`,
  good: `import MaterialTable from '@material-table/core';`,
  *check(program) {
    for (const { name, source, isType, node } of program.imports)
      if (name === 'MTable' && !isType && isTablePackage(source))
        yield { at: node, message: '`MTable` is `undefined`.' };
  },
};

/** `page` and `totalCount` of the table. */
const pageProps: ParkedRule = {
  id: 'page-props',
  reason: { issue: 'page-props-ignored' },
  bad: `<MaterialTable columns={columns} data={people} page={2} totalCount={120} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ initialPage: 2 }} />`,
  *check(program) {
    for (const name of ['page', 'totalCount'])
      for (const { attribute } of eachProp(program, name))
        yield {
          at: attribute,
          message: `The prop \`${name}\` has no effect.`,
          fix: fix('Remove it', removeAttribute(program, attribute)),
        };
  },
};

/** `detailPanelOffset` with one side. */
const panelOffset: ParkedRule = {
  id: 'panel-offset',
  reason: { issue: 'panel-offset-one-side' },
  bad: `<MaterialTable columns={columns} data={people} detailPanel={panel} options={{ detailPanelOffset: { left: 60 } }} />`,
  good: `<MaterialTable columns={columns} data={people} detailPanel={panel} options={{ detailPanelOffset: { left: 60, right: 0 } }} />`,
  *check(program) {
    for (const { options, property } of eachOption(program, 'detailPanelOffset')) {
      const value = options.get('detailPanelOffset');
      const sides = value?.node.name === 'ObjectExpression' ? new Literal(value.node, program) : undefined;
      if (!sides || sides.isOpen || sides.has('left') === sides.has('right')) continue;
      const other = sides.has('left') ? 'right' : 'left';
      yield {
        at: property.node,
        message: `\`detailPanelOffset\` lacks \`${other}\`.`,
        fix: fix(`Add ${other}: 0`, addProperties(program, sides.node, `${other}: 0`)),
      };
    }
  },
};

/** `onQueryChange` as a prop. */
const queryChange: ParkedRule = {
  id: 'query-change',
  reason: { issue: 'query-change-never' },
  bad: `<MaterialTable columns={columns} data={people} onQueryChange={(query) => load(query)} />`,
  good: `<MaterialTable columns={columns} data={(query) => load(query)} />`,
  *check(program) {
    for (const { attribute } of eachProp(program, 'onQueryChange'))
      yield { at: attribute, message: 'The prop `onQueryChange` is never called.' };
  },
};

/** `ref` on the table. */
const refIgnored: ParkedRule = {
  id: 'ref-ignored',
  reason: { issue: 'ref-ignored' },
  bad: `<MaterialTable ref={table} columns={columns} data={people} />`,
  good: `<MaterialTable tableRef={table} columns={columns} data={people} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'ref')) {
      const name = attribute.getChild('JSXIdentifier');
      yield {
        at: attribute,
        message: 'The table ignores `ref`.',
        ...(name && !table.has('tableRef')
          ? { fix: fix('Rename it to tableRef', replace(name, 'tableRef')) }
          : {}),
      };
    }
  },
};

export const parkedOptions: ParkedRule[] = [
  doubleScroll,
  exportNames,
  exportTransformer,
  missingExport,
  pageProps,
  panelOffset,
  queryChange,
  refIgnored,
];
