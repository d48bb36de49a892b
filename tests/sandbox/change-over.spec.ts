import { expect, test } from './harness';

const tall = (text: string) => `export default () => <div style={{ height: 300, margin: 0 }}>${text}</div>`;

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

const badge = (text: string) => `customElements.define('my-badge', class extends HTMLElement {
  connectedCallback() { this.textContent = '${text}'; }
});
console.log('${text}');
export default () => <my-badge />;`;

test('an edit that fails only because of what an earlier version has left in the frame is shown in a new frame @smoke', async ({
  sandbox,
  page,
}) => {
  const preview = page.frameLocator('iframe');
  for (const text of ['first', 'second', 'third']) {
    expect(await sandbox.run(badge(text))).toMatchObject({ t: 'ran' });
    await expect(preview.getByText(text)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await sandbox.events()).not.toContainEqual(expect.objectContaining({ t: 'error' }));
  }
  // The new frame works like the first one, and its program can be edited in it.
  expect(await sandbox.run(tall('edited'))).toMatchObject({ t: 'ran' });
  await expect(preview.getByText('edited')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCSS('height', '300px');
});

test('an edit that fails in a new frame, too, is reported once, and the earlier table stays with its state', async ({
  sandbox,
  page,
}) => {
  await sandbox.run(`import { useState } from 'react';
export default function App() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>pressed {count}</button>;
}`);
  const button = page.frameLocator('iframe').getByRole('button');
  await button.click();
  for (const failing of [
    "throw new Error('on load');",
    "export default () => { throw new Error('render'); };",
  ]) {
    expect(await sandbox.run(failing)).toMatchObject({ t: 'error', kind: 'render' });
    expect((await sandbox.events()).filter(({ t }) => t === 'error')).toHaveLength(1);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(button).toHaveText('pressed 1');
  }
});
