import { expect, test } from './harness';
import { otherEnds, runaways } from './runaway-programs';

/**
 * The guard lets a program run for 1.5 s without a turn of the event loop. A page that stands still with its frame has no turn in that
 * time; one that doesn't has about as many as a thread of its own.
 */
const leastShare = 1 / 4;
const good = `export default () => <p>back to work</p>;`;

for (const [name, source] of Object.entries(runaways)) {
  test(`${name}: it ends and the page stays alive`, async ({ sandbox, page }) => {
    await sandbox.run(good);
    await page.locator('#editor').fill('what I typed');
    const first = await sandbox.run(source);
    const end =
      first.t === 'ran' ? await Promise.race([sandbox.waitFor('stopped'), sandbox.waitFor('error')]) : first;
    expect(end.t === 'stopped' ? end.reason : end.t).toMatch(otherEnds[name] ?? /^loop$/);
    const share = await page.evaluate(() => window.harness.shareBeforeEnd(1500));
    test.info().annotations.push({ type: 'share', description: `${share.toFixed(2)}, ${end.t}` });
    expect(share).toBeGreaterThan(leastShare);
    await expect(page.locator('#editor')).toHaveValue('what I typed');
    const next = await sandbox.run(good);
    expect(next).toMatchObject({ t: 'ran' });
    await expect(page.frameLocator('iframe').getByText('back to work')).toBeVisible();
  });
}
