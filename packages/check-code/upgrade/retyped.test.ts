import { expect, test } from 'vitest';
import { adviceFacts } from '../../../plugins/advice/facts';
import { readHistory } from '../../library-facts/history';
import { upgradeSteps } from '.';

const facts = adviceFacts();

const program = (table: string) =>
  `import MaterialTable from '@material-table/core';\nexport default () => ${table};\n`;
const stepsOf = (table: string, since: string) => upgradeSteps(program(table), 'App.jsx', facts, since);

test('a render function that tells rows and groups apart is named since 6.1', () => {
  const table = `<MaterialTable columns={[{ field: 'city', render: (row, type) => type === 'group' ? row : row.city }]} data={rows} />`;
  const [step] = stepsOf(table, '6.0');
  expect(step).toMatchObject({ line: '6.1' });
  expect(step?.message).toContain('groupRender');
  expect(program(table).slice(step?.from, step?.to)).toBe('type');
  expect(stepsOf(table, '6.1')).toEqual([]);
  expect(stepsOf(table.replace('(row, type)', '(row)'), '6.0')).toEqual([]);
});

test('a call of the third argument of onRowClick is named since 6.2', () => {
  const table =
    '<MaterialTable columns={columns} data={rows} detailPanel={panel} onRowClick={(event, row, toggle) => toggle()} />';
  expect(stepsOf(table, '6.1').map(({ line }) => line)).toEqual(['6.2']);
  expect(stepsOf(table, '6.1')[0]?.message).toContain('`toggle?.toggleDetailPanel()`');
  expect(stepsOf(table, '6.2')).toEqual([]);
});

test('each member whose type a line since 3.0 wrote differently has a rule, or a reason why it needs none', () => {
  const retyped = readHistory()
    .filter(({ line }) => Number.parseFloat(line) >= 3)
    .flatMap(({ line, changed }) => changed.map((ref) => `${line} ${ref}`));
  const known = [...withRule, ...Object.values(withoutRule).flat()];
  expect(retyped.length).toBeGreaterThan(40);
  expect(known.toSorted()).toEqual(retyped.toSorted());
});

const withRule = [
  '3.1 MaterialTableProps.detailPanel',
  '3.1 DetailPanel.render',
  '6.1 Column.render',
  '6.2 MaterialTableProps.onRowClick',
];

/** By the reason. The types were compared to those of the packages. */
const withoutRule: Record<string, string[]> = {
  'takes or passes more than before': [
    '4.3 MaterialTableProps.renderSummaryRow',
    '4.3 Column.customSort',
    '4.3 Column.field',
    '4.3 EditCellColumnDef.field',
    '4.3 Icons.DetailPanel',
    '4.3 Options.exportMenu',
    '4.3 Options.overflowY',
    '5.0 MaterialTableProps.title',
    '5.0 Action.icon',
    '5.0 Column.editComponent',
    '5.0 Column.emptyValue',
    '5.0 Column.filterComponent',
    '5.0 Column.title',
    '5.1 Options.overflowY',
    '6.0 Options.showFirstLastPageButtons',
    '6.0 Options.maxColumnSort',
    '6.2 Options.exportMenu',
  ],
  'says more exactly what it always was': [
    '3.0 MaterialTableProps.tableRef',
    '4.3 MaterialTableProps.icons',
    '5.0 editable.onBulkUpdate',
    '5.0 editable.onRowAdd',
    '5.0 editable.onRowUpdate',
    '5.0 editable.onRowDelete',
    '5.0 Column.render',
    '5.0 Options.defaultExpanded',
    '5.0 Options.headerSelectionProps',
    '5.0 Options.groupTitle',
    '5.0 Options.rowStyle',
    '5.0 Options.selectionProps',
    '6.0 Column.render',
  ],
  'corrects a type, or takes the correction back': [
    '4.3 MaterialTableProps.detailPanel',
    '4.3 MaterialTableProps.onGroupRemoved',
    '4.3 Column.filterComponent',
    '5.0 MaterialTableProps.onGroupRemoved',
    '5.0 Options.overflowY',
    '5.1 MaterialTableProps.onGroupRemoved',
    '5.1 Column.filterComponent',
  ],
};
