import type { RunnerEvent } from '../../packages/sandbox/page/runner';
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

test('what a program makes of the number of its rows and of its stacks is a number, and a line of it', async ({
  sandbox,
  page,
}) => {
  const markup = '<img src=x onerror=alert(1)>';
  const lengths = [
    "'5000'",
    `'${markup}'`,
    `{ valueOf: () => 5000, toString: () => '${markup}' }`,
    'Infinity',
  ];
  for (const length of [...lengths, '1e300']) {
    const source = `import MaterialTable from '@material-table/core';
const [own] = /program-\\d+\\.tsx/.exec(new Error().stack);
Error.prepareStackTrace = () => '${markup} at ' + own + ':99999999999:1 at ${markup}';
const data = new Proxy([], { get: (rows, name) => (name === 'length' ? ${length} : rows[name]) });
const Table = () => <MaterialTable columns={[]} data={data} options={{ paging: false }} />;
export default () => { Table(); for (;;); };`;
    const stopped = await sandbox.run(source);
    expect(stopped).toMatchObject({
      t: 'stopped',
      message: expect.stringContaining(
        length === '1e300' ? 'drawing 1,000,000,000 rows when' : 'without a break',
      ),
    });
    const { line, column, ...words } = stopped as Extract<RunnerEvent, { t: 'stopped' }>;
    for (const place of [line, column])
      expect(place === undefined || (Number.isInteger(place) && place <= 100_000), String(place)).toBe(true);
    expect(JSON.stringify(words)).not.toContain('img');
  }
  await expect(page.locator('img')).toHaveCount(0);
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
