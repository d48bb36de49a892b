import { expect, test } from './harness';

/** A component that works for `ms`, waits briefly, and repeats this `times` times before it renders. */
const slow = (times: number, ms: number) => `import { use } from 'react';
const waits = [];
function Slow() {
  for (const end = performance.now() + ${ms}; performance.now() < end; );
  if (waits.length === ${times - 1}) return <p>drawn at last</p>;
  const wait = new Promise((done) => setTimeout(done, 20));
  waits.push(wait);
  return use(wait);
}
export default () => <Slow />;`;

test('a program that works for three seconds before it shows something is shown', async ({
  sandbox,
  page,
}) => {
  expect(await sandbox.run(slow(3, 1000))).toMatchObject({ t: 'ran' });
  await expect(page.frameLocator('iframe').getByText('drawn at last')).toBeVisible();
});

test('a program that waits for something that never comes is told so', async ({ sandbox }) => {
  const source = `import { use } from 'react';
const never = new Promise(() => {});
export default () => use(never);`;
  expect(await sandbox.run(source)).toMatchObject({
    t: 'error',
    message: expect.stringContaining('Nothing was shown'),
  });
});
