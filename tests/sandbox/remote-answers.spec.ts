import { adviceFacts } from '../../plugins/advice/facts';
import { Program } from '../../packages/check-code/program';
import { adviseOnRun } from '../../packages/check-code/runtime';
import { expect, test } from './harness';

const facts = adviceFacts();
const program = (load: string, options = '{}') => `import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable columns={columns} data={load} options={${options}} />;
}

const columns = [{ title: 'Name', field: 'name' }];
const rows = [{ id: 1, name: 'Ada' }];
${load}
`;

/** What a `data` function does, the resulting advice, and its line. */
const told: [what: string, load: string, says: string, line: number][] = [
  [
    'throws in an async function',
    `async function load() {\n  throw new Error('No server');\n}`,
    '“No server”',
    10,
  ],
  [
    'reads from nothing',
    `async function load() {\n  const answer = {};\n  return answer.items.map(String);\n}`,
    '`answer.items` has no value here'.replaceAll('`', '´'),
    11,
  ],
  [
    'throws before there is a promise',
    `function load() {\n  throw new Error('No server');\n}`,
    'Make it `async`',
    10,
  ],
  ['rejects with a text', `const load = () => Promise.reject('No server');`, 'with “No server”', 9],
  ['rejects with an object', `const load = () => Promise.reject({ status: 500 });`, 'without `message`', 9],
  ['rejects with nothing', `const load = () => Promise.reject();`, 'without a reason', 9],
  ['rejects with null', `const load = () => Promise.reject(null);`, 'with `null`', 9],
  ['gives nothing', `async function load() {\n  rows.slice();\n}`, 'gave the table nothing', 9],
  ['gives the rows alone', `const load = async () => rows;`, 'a bare array', 9],
  ['gives the response', `const load = async () => new Response('{}');`, '`Response` of `fetch` itself', 9],
  ['gives rows elsewhere', `const load = async () => ({ result: { items: rows } });`, '`.result.items`', 9],
  [
    'forgets the count',
    `const answer = { data: rows, page: 0 };\nconst load = async () => answer;`,
    '`totalCount`',
    10,
  ],
  ['forgets the page', `const load = async () => ({ data: rows, totalCount: 1 });`, 'return `query.page`', 9],
];

test(`a data function is told with its line when it ${told.map(([what]) => what).join('; ')}`, async ({
  sandbox,
}) => {
  // One program after another in one frame, as during typing.
  for (const [what, load, says, line] of told)
    await test.step(what, async () => {
      const source = program(load);
      await sandbox.run(source);
      const { tables } = await sandbox.waitFor('seen');
      const { ran } = adviseOnRun(new Program(source), [], { tables }, 1, facts);
      expect.soft(ran, what).toMatchObject([{ line, message: expect.stringContaining(says) }]);
    });
});

test('what was wrong goes with a good answer, and without pages no one misses a count', async ({
  sandbox,
  page,
}) => {
  const once = `let count = 0;
const ref = { current: null };
async function load(query) {
  count += 1;
  if (count === 1) throw new Error('Not yet');
  console.log('done');
  return { data: rows, page: query.page, totalCount: 1 };
}
addEventListener('click', () => ref.current.onQueryChange());`;
  await sandbox.run(program(once).replace('data={load}', 'data={load} tableRef={ref}'));
  const said = async () =>
    (await sandbox.events()).flatMap((event) => (event.t === 'seen' ? [event.tables.length] : []));
  await expect.poll(said).toEqual([1]);
  await page.frameLocator('iframe').locator('body').click();
  await expect.poll(said).toEqual([1, 0]);
  const source = program(`const load = async () => ({ data: rows });`, '{ paging: false }');
  await sandbox.run(source);
  const { tables } = await sandbox.waitFor('seen');
  expect(adviseOnRun(new Program(source), [], { tables }, 1, facts).ran).toEqual([]);
});

test('a table keeps its rows when its parent makes the same function again, and the function gets what the table passes', async ({
  sandbox,
}) => {
  await sandbox.run(`import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < 4) setTimeout(() => setCount(count + 1), 20);
    else console.log('loads', loads.length, loads[0][0].pageSize, loads[0].length);
  }, [count]);
  return <MaterialTable title={count} columns={columns} data={async (...args) => answer(args)} />;
}

const loads = [];
const answer = (args) => {
  loads.push(args);
  return { data: [{ id: 1, name: 'Ada' }], page: 0, totalCount: 1 };
};
const columns = [{ title: 'Name', field: 'name' }];
`);
  const logs = async () =>
    (await sandbox.events()).flatMap((event) => (event.t === 'log' ? [event.text] : []));
  await expect.poll(logs).toContain('loads 1 5 1');
});
