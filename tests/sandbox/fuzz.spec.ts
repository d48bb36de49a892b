import { fuzz } from './fuzz';
import { expect, test } from './harness';

// PROGRAMS=10000 tries more of them; which ones is the same on each run.
const wanted = Number(process.env.PROGRAMS ?? 500);

test('malformed programs: each ends as ran, error or stopped, the page and the typed text stay', async ({
  sandbox,
  page,
}) => {
  test.setTimeout(480 * wanted);
  await sandbox.run('export default () => null');
  const { counts, faults } = await fuzz(page, 0, wanted);
  test.info().annotations.push({ type: 'ends', description: JSON.stringify(counts) });
  expect(faults).toEqual([]);
  expect((counts.ran ?? 0) + (counts.error ?? 0) + (counts.stopped ?? 0)).toBe(wanted);
  expect(await sandbox.run('export default () => <p>ok</p>')).toMatchObject({ t: 'ran' });
});
