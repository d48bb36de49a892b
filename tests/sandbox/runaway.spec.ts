import { expect, test } from './harness';
import { otherEnds, runaways } from './runaway-programs';

const good = `export default () => <p>back to work</p>;`;

for (const [name, source] of Object.entries(runaways)) {
  test(`${name}: it ends and the page stays alive`, async ({ sandbox, page }) => {
    await sandbox.run(good);
    await page.locator('#editor').fill('what I typed');
    await page.evaluate(() => window.harness.gap());
    const first = await sandbox.run(source);
    const end =
      first.t === 'ran' ? await Promise.race([sandbox.waitFor('stopped'), sandbox.waitFor('error')]) : first;
    expect(end.t === 'stopped' ? end.reason : end.t).toMatch(otherEnds[name] ?? /^loop$/);
    const gap = await page.evaluate(() => window.harness.gap());
    test.info().annotations.push({ type: 'gap', description: `${Math.round(gap)} ms, ${end.t}` });
    expect(gap).toBeLessThan(2500);
    await expect(page.locator('#editor')).toHaveValue('what I typed');
    const next = await sandbox.run(good);
    expect(next).toMatchObject({ t: 'ran' });
    await expect(page.frameLocator('iframe').getByText('back to work')).toBeVisible();
  });
}
