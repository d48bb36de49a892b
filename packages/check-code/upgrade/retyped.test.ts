import { expect, test } from 'vitest';
import { adviceFacts } from '../../../plugins/advice/facts';
import { upgradeSteps } from '.';

const facts = adviceFacts();

const program = (table: string) =>
  `import MaterialTable from '@material-table/core';\nexport default () => ${table};\n`;
const stepsOf = (table: string, since: string) => upgradeSteps(program(table), 'App.jsx', facts, since);

test('a render function that tells rows and groups apart is named since 6.1', () => {
  const table = `<MaterialTable columns={[{ field: 'city', render: (row, type) => type === 'group' ? row : row.city }]} data={rows} />`;
  const [step] = stepsOf(table, '6.0');
  expect(step).toMatchObject({ since: '6.1' });
  expect(step?.message).toContain('groupRender');
  expect(program(table).slice(step?.from, step?.to)).toBe('type');
  expect(stepsOf(table, '6.1')).toEqual([]);
  expect(stepsOf(table.replace('(row, type)', '(row)'), '6.0')).toEqual([]);
});

test('a call of the third argument of onRowClick is named since 6.2', () => {
  const table =
    '<MaterialTable columns={columns} data={rows} detailPanel={panel} onRowClick={(event, row, toggle) => toggle()} />';
  expect(stepsOf(table, '6.1').map((step) => step.since)).toEqual(['6.2']);
  expect(stepsOf(table, '6.1')[0]?.message).toContain('`toggle?.toggleDetailPanel()`');
  expect(stepsOf(table, '6.2')).toEqual([]);
});
