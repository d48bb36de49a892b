import { expect, test } from './harness';

/** A table of `rows` rows whose cells take `ms` each. */
const table = (
  rows: number,
  ms: number,
  options: string,
) => `import MaterialTable from '@material-table/core';
const columns = [{
  title: 'Name',
  field: 'name',
  render: ({ name }) => {
    for (const end = performance.now() + ${ms}; performance.now() < end; );
    return name;
  },
}];
const rows = Array.from({ length: ${rows} }, (_, id) => ({ id, name: 'Row ' + id }));
export default () => <MaterialTable columns={columns} data={rows} options={${options}} />;`;

test('a table that is stopped in the middle of its rows is told with their number, at its line', async ({
  sandbox,
}) => {
  expect(await sandbox.run(table(1500, 2, '{ paging: false }'))).toMatchObject({
    t: 'stopped',
    message: expect.stringContaining('still drawing 1,500 rows'),
    line: 11,
  });
});

test('the same rows with pages are drawn', async ({ sandbox }) => {
  expect(await sandbox.run(table(1500, 2, '{ pageSize: 5 }'))).toMatchObject({ t: 'ran' });
});

test('rows that are there are not blamed for what comes after them', async ({ sandbox }) => {
  const source = `${table(1000, 0, '{ paging: false }')}
setTimeout(() => { for (;;); }, 4000);`;
  expect(await sandbox.run(source)).toMatchObject({ t: 'ran' });
  const stopped = await sandbox.waitFor('stopped');
  expect(stopped.message).not.toContain('rows');
});
