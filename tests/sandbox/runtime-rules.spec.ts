import { adviceFacts } from '../../plugins/advice/facts';
import { advise } from '../../packages/check-code';
import { Program } from '../../packages/check-code/program';
import { adviseOnRun } from '../../packages/check-code/runtime';
import { runtimeRules } from '../../packages/check-code/runtime/rules';
import type { RunError } from '../../packages/check-code/runtime/types';
import type { RunnerEvent } from '../../packages/sandbox/page/runner';
import { expect, test } from './harness';

const facts = adviceFacts();

/** The page's advice from a run. */
function adviceOn(source: string, events: RunnerEvent[]) {
  const tables = events.findLast((event) => event.t === 'seen')?.tables ?? [];
  const error: RunError | undefined = events.findLast((event) => event.t === 'error');
  return adviseOnRun(
    new Program(source),
    advise(source, 'App.tsx', facts),
    { tables, ...(error ? { error } : {}) },
    1,
    facts,
  );
}

for (const { id, bad, good } of runtimeRules) {
  test(`${id}: its bad example gets its advice when it runs, its good one none`, async ({ sandbox }) => {
    // On a busy machine a program may miss its deadline to show something.
    await expect(async () => {
      await sandbox.run(bad);
      await expect
        .poll(async () => adviceOn(bad, await sandbox.events()).ran.map(({ rule }) => rule))
        .toContain(id);
    }).toPass({ timeout: 60_000 });
    await sandbox.run(good);
    await waitForLog(sandbox, 'done');
    // New findings are reported immediately, before the program runs again.
    await sandbox.run('export default () => <p>the end</p>');
    expect(adviceOn(good, await sandbox.events()).ran).toEqual([]);
  });
}

test('the line is that of the rows, in a program with two tables and files', async ({ sandbox }) => {
  const source = `import MaterialTable from '@material-table/core';
import { people } from './people';

export default function App() {
  const guests = people.map(({ name }) => ({ id: name.length, name }));
  return (
    <>
      <MaterialTable key="first" columns={columns} data={people} />
      <MaterialTable columns={others} data={guests} />
    </>
  );
}

const columns = [{ title: 'Name', field: 'name' }];
const others = [{ title: 'Name', field: 'name' }];
// File: people.ts
export const people = [{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }];
`;
  await sandbox.run(source);
  const seen = await sandbox.waitFor('seen');
  expect(seen.tables).toMatchObject([{ line: 9, doubled: [{ field: 'id', value: '3', rows: [1, 2] }] }]);
  const { advice, ran } = adviceOn(source, [seen]);
  expect(advice).toEqual([]);
  expect(ran).toMatchObject([{ rule: 'seen-duplicate-ids', line: 5 }]);
});

test('a storm of renders is told in at most one message a second', async ({ sandbox }) => {
  await sandbox.run(`import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < 300) setTimeout(() => setCount(count + 1), 10);
    else console.log('done');
  }, [count]);
  return <MaterialTable title={count} columns={columns} data={[{ id: count + 1 }, { id: count + 1 }]} />;
}

const columns = [{ title: 'Name', field: 'name' }];
`);
  const started = Date.now();
  await waitForLog(sandbox, 'done');
  const told = (await sandbox.events()).filter(({ t }) => t === 'seen').length;
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - started) / 1000));
});

const forged = `[{ line: 1, html: '<img src=x>', doubled: [{ field: 'id', value: '<img src=x>'.repeat(100), rows: [1, 2] }] }]`;

test('what a program says instead of the frame is not believed', async ({ sandbox }) => {
  await sandbox.run(`let token;
window.addEventListener('message', ({ data }) => { token ??= data?.token; });
setTimeout(() => {
  for (const run of [0, 1, 2, 3]) parent.postMessage({ t: 'seen', run, token, tables: ${forged} }, '*');
  console.log('TRIED');
}, 50);
export default () => <p>ok</p>;`);
  await waitForLog(sandbox, 'TRIED');
  expect((await sandbox.events()).filter(({ t }) => t === 'seen')).toEqual([]);
});

test('what a program makes the frame say is cut to names and numbers about itself', async ({ sandbox }) => {
  await sandbox.run(`import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';

const flatMap = Array.prototype.flatMap;
Array.prototype.flatMap = function (...args) {
  return this[0]?.constructor.name === 'Object' ? Reflect.apply(flatMap, this, args) : ${forged};
};
export default function App() {
  return <MaterialTable columns={columns} data={data} />;
}
const columns = [{ title: 'Name', field: 'name' }];
const data = [];
`);
  const { tables } = await sandbox.waitFor('seen');
  expect(tables).toEqual([
    {
      line: 1,
      column: undefined,
      doubled: [{ field: 'id', value: '<img src=x>'.repeat(100).slice(0, 40), rows: [1, 2] }],
    },
  ]);
});

type Sandbox = { events: () => Promise<RunnerEvent[]> };

async function waitForLog(sandbox: Sandbox, text: string): Promise<void> {
  const isThere = async () =>
    (await sandbox.events()).some((event) => event.t === 'log' && event.text === text);
  await expect.poll(isThere).toBe(true);
}
