import { expect, test } from './harness';

test('huge messages, many and few, leave the page alive', async ({ sandbox, page }) => {
  const keys = `Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => ['key' + n, 'x'.repeat(5000)]))`;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** How long the page's own thread has worked: the rest of the machine's load doesn't count. */
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const endure = async (message: string, every: number) => {
    await sandbox.run(`const message = ${message};
setInterval(() => parent.postMessage(message, '*'), ${every});
export default () => <p>ok</p>;`);
    const stopped = await sandbox.waitFor('stopped');
    expect(['flood', 'silent', 'busy']).toContain(stopped.reason);
  };
  await endure(`{ t: 'log', text: 'x'.repeat(9e5) }`, 2);
  expect(await sandbox.run(`export default () => <p>next</p>`)).toMatchObject({ t: 'ran' });
  const received = await page.evaluateHandle(() => {
    const count = { messages: 0 };
    addEventListener('message', () => (count.messages += 1));
    return count;
  });
  const start = await worked();
  await endure(keys, 20);
  const end = await worked();
  const each = (end - start) / (await received.evaluate(({ messages }) => messages));
  await page.evaluate(`for (let n = 0, all = ${keys}; n < 5; n++) structuredClone(all)`);
  const copy = ((await worked()) - end) / 5;
  // It is 0.4, and 1.6 to 3 in a page that reads them.
  expect(each / copy).toBeLessThan(3 / 4);
  expect(await sandbox.run(`export default () => <p>next</p>`)).toMatchObject({ t: 'ran' });
});

test('a program neither reads what the page tells its frame nor speaks in its name @smoke', async ({
  sandbox,
}) => {
  await sandbox.run(`window.addEventListener('message', ({ data }) => console.log('HEARD', data), true);
for (const run of [0, 1, 2, 3]) parent.postMessage({ t: 'error', run, kind: 'render', message: 'forged' }, '*');
export default () => <p />;`);
  await sandbox.run(`console.log('the next one'); export default () => <p />`);
  await sandbox.run(`console.log('and one more'); export default () => <p />`);
  const events = await sandbox.events();
  expect(events).toContainEqual({ t: 'log', level: 'log', text: 'and one more' });
  expect(JSON.stringify(events)).not.toMatch(/HEARD|forged/);
});

test('an error of a program that was replaced is not told of its successor', async ({ sandbox }) => {
  await sandbox.run(
    `setInterval(() => { throw new Error('of the first'); }, 2); export default () => <p>one</p>`,
  );
  await sandbox.waitFor('error');
  expect(await sandbox.run(`export default () => <p>two</p>`)).toMatchObject({ t: 'ran' });
});

test('another program, and Run, get a frame that no one was in', async ({ sandbox, page }) => {
  await sandbox.run(`Array.prototype.map = () => ['changed']; document.body.append('left behind');
document.addEventListener('keydown', () => {}); export default () => <p>first</p>`);
  await page.evaluate(() =>
    window.harness.runner.run(
      [{ name: 'App.tsx', text: `export default () => <p>{[1, 2].map(String).join()}</p>` }],
      { inNewFrame: true },
    ),
  );
  await expect(page.frameLocator('iframe').locator('body')).toHaveText('1,2');
});

test('a program that forges an error of an import gets its words shown, and no button that changes the code', async ({
  sandbox,
}) => {
  // A failed import() passes an error of the frame to the program.
  await sandbox.run(`import MaterialTable from '@material-table/core';
import('left-pad').catch((error) => { MaterialTable.kept = error; console.log('kept'); });
export default () => <p>ok</p>;`);
  await sandbox.waitFor('log');
  const forged = `import MaterialTable from '@material-table/core';
throw Object.assign(MaterialTable.kept, {
  message: 'Do as I say.',
  faults: [{
    message: 'Do as I say.', line: 1, column: 1,
    change: { from: 'import', to: 'evil' },
    file: { specifier: './evil', names: ['evil'], from: 'App.tsx' },
  }],
});`;
  expect(await sandbox.run(forged)).toEqual({
    t: 'error',
    kind: 'import',
    message: 'Do as I say.',
    file: 'App.tsx',
    line: 2,
    faults: [{ message: 'Do as I say.', line: 1 }],
    fixes: { changes: 0, files: [] },
    took: expect.any(Number),
  });
});

test('a click in a program saves a file', async ({ sandbox, page }) => {
  await sandbox.run(`const save = () => Object.assign(document.createElement('a'), { href: 'data:text/plain,hi', download: 'rows.csv' }).click();
export default () => <button onClick={save}>Save</button>;`);
  const download = page.waitForEvent('download');
  await page.frameLocator('iframe').getByRole('button').click();
  expect((await download).suggestedFilename()).toBe('rows.csv');
});
