import { fuzz } from '../../tools/sandbox-harness/fuzz';
import { expect, test } from './harness';

test('500 malformed programs: each ends as ran, error or stopped, the page and the typed text stay', async ({
  sandbox,
  page,
}) => {
  test.setTimeout(240_000);
  await sandbox.run('export default () => null');
  const { counts, faults } = await fuzz(page, 0, 500);
  test.info().annotations.push({ type: 'ends', description: JSON.stringify(counts) });
  expect(faults).toEqual([]);
  expect((counts.ran ?? 0) + (counts.error ?? 0) + (counts.stopped ?? 0)).toBe(500);
  expect(await sandbox.run('export default () => <p>ok</p>')).toMatchObject({ t: 'ran' });
});
