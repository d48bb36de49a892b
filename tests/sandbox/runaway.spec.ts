import { expect, test } from './harness';
import { otherEnds, runaways } from './runaway-programs';

/**
 * The guard lets a program run for 1.5 s without a turn of the event loop. A page that freezes with its frame
 * has no turn in that time; otherwise it has about as many as its own thread.
 */
const leastShare = 1 / 4;
const good = `export default () => <p>back to work</p>;`;

/** This many run in turn in one page, like a visitor's attempts. */
const atOnce = 7;
const programs = Object.entries(runaways);

for (let start = 0; start < programs.length; start += atOnce) {
  const some = programs.slice(start, start + atOnce);
  test(`${some.map(([name]) => name).join('; ')}: each ends and the page stays alive`, async ({
    sandbox,
    page,
  }) => {
    test.setTimeout(30_000 * some.length);
    await sandbox.run(good);
    await page.locator('#editor').fill('what I typed');
    for (const [name, source] of some)
      await test.step(name, async () => {
        const first = await sandbox.run(source);
        const end =
          first.t === 'ran'
            ? await Promise.race([sandbox.waitFor('stopped'), sandbox.waitFor('error')])
            : first;
        expect(end.t === 'stopped' ? end.reason : end.t, name).toMatch(otherEnds[name] ?? /^loop$/);
        const share = await page.evaluate(() => window.harness.shareBeforeEnd(1500));
        expect(share, name).toBeGreaterThan(leastShare);
        await expect(page.locator('#editor'), name).toHaveValue('what I typed');
        const next = await sandbox.run(good);
        expect(next, name).toMatchObject({ t: 'ran' });
        await expect(page.frameLocator('iframe').getByText('back to work'), name).toBeVisible();
      });
  });
}
