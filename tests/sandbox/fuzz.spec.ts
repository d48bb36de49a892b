import { expect, test } from './harness';
import { malformedProgram } from './mutate';

// PROGRAMS=10000 tries more of them; which ones is the same on each run.
const wanted = Number(process.env.PROGRAMS ?? 500);

test('malformed programs: each ends as ran, error or stopped, the page and the typed text stay', async ({
  sandbox,
  page,
}) => {
  test.setTimeout(480 * wanted);
  await sandbox.run('export default () => null');
  const editor = page.locator('#editor');
  await editor.fill('what I typed');
  for (let index = 0; index < wanted; index += 1) {
    // A limit for the test alone: how fast a program ends depends on the machine.
    const never = new Promise<{ t: 'never' }>((resolve) => setTimeout(resolve, 60_000, { t: 'never' }));
    const { t } = await Promise.race([sandbox.run(malformedProgram(index)), never]);
    expect(t, `program ${index}`).toMatch(/^(?:ran|error|stopped)$/);
    expect(await editor.inputValue(), `program ${index}`).toBe('what I typed');
  }
  expect(await sandbox.run('export default () => <p>ok</p>')).toMatchObject({ t: 'ran' });
});
