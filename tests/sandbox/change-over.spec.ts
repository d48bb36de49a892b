import { expect, test } from './harness';

const tall = (text: string) => `export default () => <div style={{ height: 300 }}>${text}</div>`;

test('the table that is replaced is out of the layout as soon as the next one is in it, so that the page below keeps its place', async ({
  sandbox,
  page,
}) => {
  await sandbox.run(tall('first'));
  const first = page.frameLocator('iframe').getByText('first');
  await expect(first).toBeVisible();
  // What is on screen after each change of the page, before anything else in the frame runs.
  const seen = await first.evaluateHandle((element) => {
    const root = element.ownerDocument.getElementById('program');
    if (!root) throw new Error('The frame has no element that holds the program.');
    const heights: number[] = [];
    const look = () => void heights.push(root.getBoundingClientRect().height);
    new MutationObserver(look).observe(root, { attributeFilter: ['style'], childList: true, subtree: true });
    return heights;
  });
  expect(await sandbox.run(tall('second'))).toMatchObject({ t: 'ran' });
  await expect(page.frameLocator('iframe').getByText('second')).toBeVisible();
  await expect(first).toHaveCount(0);
  expect(new Set(await seen.jsonValue())).toEqual(new Set([300]));
});
