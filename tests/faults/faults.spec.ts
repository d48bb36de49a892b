import { expect, test, type Page } from '../browser/fixtures';
import { startScripts } from '../browser/site';
import { boxes, type Box } from './boxes';
import { breakNetwork, failures, type Failure } from './network';

const ways = Object.keys(failures) as Failure[];

for (const [name, box] of Object.entries(boxes))
  test(`the box of ${name} is red, the rest stays, Retry heals, and a file that takes 30 s is awaited`, async ({
    page,
    complaints,
  }) => {
    const isMeant = await box.meant(page);
    await page.clock.install();
    await box.before?.(page);
    complaints.length = 0;
    const network = await breakNetwork(page, isMeant);
    network.hold();
    await box.act(page);
    await expect.poll(() => network.asked.length, 'the fault was met').toBeGreaterThan(0);
    const focused = await page.evaluateHandle(() => document.activeElement);
    await expectWaiting(page, box);

    for (const [index, way] of ways.entries())
      await test.step(way, async () => {
        if (index > 0) {
          network.hold();
          await tryAgain(page, box, network.asked);
        }
        network.answer(way);
        await expectTold(page, box, network.asked);
        if (index === 0 && !box.isFocusMoved)
          expect(
            await page.evaluate((before) => document.activeElement === before, focused),
            'focus kept',
          ).toBe(true);
      });
    network.answer();
    await retryUntilGone(page, box);
    await startScripts(page);
    await box.healed(page);
    await expect(boxOf(page, box)).toHaveCount(0);
    expectOnlyTheFault(complaints);
  });

function boxOf(page: Page, { box, says }: Box) {
  return (box?.(page) ?? page.locator('.load-failure')).filter({ hasText: says }).first();
}

/** While a file takes 30 s: no false success, and a sign where something is loading. */
async function expectWaiting(page: Page, box: Box): Promise<void> {
  for (const passed of [0, 30_000]) {
    if (passed > 0) await page.clock.fastForward(passed);
    for (const sign of box.waits(page)) await expect(sign).toBeVisible();
  }
  await expect(boxOf(page, box)).toHaveCount(0);
}

async function expectTold(page: Page, fault: Box, asked: string[]): Promise<void> {
  const box = boxOf(page, fault);
  await expect(box).toBeInViewport();
  await expect(box).not.toContainText(/ChunkLoadError|Loading (CSS )?chunk/);
  const [red = 0, green = 255, blue = 255] = await box.evaluate((node) => {
    const { backgroundColor, borderLeftColor } = getComputedStyle(node);
    const color = node.matches('.load-failure') ? backgroundColor : borderLeftColor;
    return (color.match(/\d+/g) ?? []).map(Number);
  });
  expect(red, 'how red the box is').toBeGreaterThan(1.5 * Math.max(green, blue));
  await expect(fault.stays(page)).toBeVisible();
  const most = Math.max(...asked.map((one) => asked.filter((other) => other === one).length));
  expect(most, 'requests for one thing without a click').toBeLessThanOrEqual(3);
  await expect(
    page.getByText(/^(Types: l|L)oading.*…$|^Looking …$|still looking$/),
    'endless waiting',
  ).toHaveCount(0);
  await expect(
    page.locator('[aria-busy="true"], #nprogress, [role="status"][aria-label^="Loading"]'),
  ).toHaveCount(0);
}

/** The browser logs a failed request, and half a script is an uncatchable error: both are the fault. */
function expectOnlyTheFault(complaints: string[]): void {
  const own =
    /^(error|warning): (Failed to load resource|ChunkLoadError|Loading chunk|Refused to execute)|^failed: |^thrown: .*(Unexpected|[Mm]issing|Invalid|Unterminated)/;
  expect(complaints.splice(0).filter((one) => !own.test(one))).toEqual([]);
}

async function pressAgain(page: Page, fault: Box): Promise<void> {
  if (fault.tryAgain) return fault.tryAgain(page);
  return boxOf(page, fault).getByRole('button', { name: 'Retry' }).click();
}

async function tryAgain(page: Page, fault: Box, asked: string[]): Promise<void> {
  await pressAgain(page, fault);
  // Retry may reload the page, whose scripts start at an intent.
  await expect
    .poll(async () => {
      await startScripts(page);
      return asked.length;
    }, 'Retry asks again')
    .toBeGreaterThan(0);
}

/** A box may disappear without a click, because another request succeeded. */
async function retryUntilGone(page: Page, fault: Box): Promise<void> {
  const box = boxOf(page, fault);
  for (let tries = 0; tries < (fault.tryAgain ? 1 : 3) && (await box.isVisible()); tries += 1)
    await Promise.race([pressAgain(page, fault), box.waitFor({ state: 'hidden' })]);
}
