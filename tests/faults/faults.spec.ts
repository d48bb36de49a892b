import { expect, test, type Page } from '../browser/fixtures';
import { startScripts } from '../browser/site';
import type { Fault } from './fault';
import { breakNetwork } from './network';
import { faults, waysOf } from './table';
import { late, thrownByFile } from './ways';

/** FAULTS=all tries every way on every row; otherwise each row has two or three, and a group has all. */
const isAll = process.env.FAULTS === 'all';

test.describe.configure({ retries: 1 });

for (const fault of faults) {
  const ways = waysOf(fault, isAll);
  test(`${fault.when}, ${fault.what}: ${ways.join(', then ')}: told in red, the rest stays, Retry heals`, async ({
    page,
    complaints,
  }) => {
    const isMeant = await fault.meant(page);
    if (ways.includes(late)) await page.clock.install();
    await fault.before?.(page);
    complaints.length = 0;
    const network = await breakNetwork(page, isMeant);
    network.hold();
    await fault.act(page);
    await expect.poll(() => network.asked.length, 'the fault was met').toBeGreaterThan(0);
    const focused = await page.evaluateHandle(() => document.activeElement);

    for (const [index, way] of ways.entries()) {
      if (index > 0 && ways[index - 1] !== late) {
        network.hold();
        await tryAgain(page, fault, network.asked);
      }
      if (way === late) {
        await expectWaiting(page, fault);
        continue;
      }
      network.answer(way);
      await expectTold(page, fault, network.asked);
      if (index === 0 && !fault.focusMoves)
        expect(
          await page.evaluate((before) => document.activeElement === before, focused),
          'focus kept',
        ).toBe(true);
      expectOnlyTheFault(complaints, ways.slice(0, index + 1));
    }

    const isLate = ways.at(-1) === late;
    network.answer();
    if (!isLate || fault.givesUp) await retryUntilGone(page, fault);
    await startScripts(page);
    await fault.healed(page);
    await expect(boxOf(page, fault)).toHaveCount(0);
    expectOnlyTheFault(complaints, ways);
    complaints.length = 0;
  });
}

function boxOf(page: Page, { box, says }: Fault) {
  return (box?.(page) ?? page.locator('.load-failure')).filter({ hasText: says }).first();
}

/** While a file takes 30 s: no false success, and a sign where something is loading. */
async function expectWaiting(page: Page, fault: Fault): Promise<void> {
  const expectSigns = async () => {
    for (const sign of fault.waits(page)) await expect(sign).toBeVisible();
  };
  await expectSigns();
  await page.clock.fastForward(30_000);
  if (fault.givesUp) return expect(boxOf(page, fault)).toBeVisible();
  await expectSigns();
  await expect(boxOf(page, fault)).toHaveCount(0);
}

async function expectTold(page: Page, fault: Fault, asked: string[]): Promise<void> {
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
function expectOnlyTheFault(complaints: string[], met: string[]): void {
  const own =
    /^(error|warning): (Failed to load resource|ChunkLoadError|Loading chunk|Refused to execute)|^failed: /;
  const thrown = met.flatMap((way) => thrownByFile[way] ?? []);
  const others = complaints.filter(
    (one) => !own.test(one) && !(one.startsWith('thrown: ') && thrown.some((known) => known.test(one))),
  );
  expect(others).toEqual([]);
}

async function pressAgain(page: Page, fault: Fault): Promise<void> {
  if (fault.retry) return fault.retry.how(page);
  return boxOf(page, fault).getByRole('button', { name: 'Retry' }).click({ timeout: 10_000 });
}

async function tryAgain(page: Page, fault: Fault, asked: string[]): Promise<void> {
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
async function retryUntilGone(page: Page, fault: Fault): Promise<void> {
  const box = boxOf(page, fault);
  for (let tries = 0; tries < (fault.retry ? 1 : 3) && (await box.isVisible()); tries += 1)
    await pressAgain(page, fault).catch(() => {});
}
