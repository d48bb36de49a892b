import { expect, test, type Page } from './fixtures';
import { chunksBetween, holdBack, kinds, navigate, openPage, scriptsOf } from './site';

const slow = { first: 'demos/sort/basic', second: 'docs/api/props/options' };

/** Open a page with a clock that only the test moves, however slow the machine is. */
async function openWithClock(page: Page): Promise<void> {
  await openPage(page, kinds.docs);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Hold a page's files back, except those that another page also needs. */
async function holdChunks(page: Page, path: string, other: string = kinds.docs): Promise<() => void> {
  const own = await chunksBetween(page, kinds.docs, path);
  const shared = (await scriptsOf(page, other)).route;
  return holdBack(page, (name) => own.has(name) && !shared.includes(name));
}

function addressOf(path: string): string {
  return new URL(path, test.info().project.use.baseURL).href;
}

const bar = (page: Page) => page.locator('#nprogress .bar');

async function expectGone(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.locator('#nprogress').count();
    })
    .toBe(0);
}

test('the bar shows after 1000 ms of waiting and not before, at 8 %, moves in 200 ms and by 2 % each 800 ms @smoke', async ({
  page,
}) => {
  const release = await holdChunks(page, slow.first);
  await openWithClock(page);
  await navigate(page, addressOf(slow.first));
  await page.evaluate(() => (Math.random = () => 1));
  await page.clock.runFor(950);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%.*200ms/);
  // It began at 1000 ms, so its first step is at 1800.
  await page.clock.runFor(700);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-92%/);
  await page.clock.runFor(100);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-90%/);
  await page.clock.runFor(800);
  await expect(bar(page)).toHaveAttribute('style', /translate3d\(-88%/);
  release();
  await expect(page.locator('main h1')).toContainText('Sort');
  await expectGone(page);
});

test('going back in time leaves no bar behind', async ({ page }) => {
  const release = await holdChunks(page, slow.first);
  await openWithClock(page);
  await navigate(page, addressOf(slow.first));
  await page.clock.runFor(600);
  await page.goBack();
  await expect(page).toHaveURL(/docs\/about$/);
  await page.clock.runFor(400);
  // The previous page is still loading.
  await page.clock.runFor(3000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  release();
});

test('a page that is shown before it is there has a spinner after 200 ms, and the bar until it comes', async ({
  page,
}) => {
  const releaseFirst = await holdChunks(page, slow.first, slow.second);
  const releaseSecond = await holdChunks(page, slow.second, slow.first);
  await openWithClock(page);
  await navigate(page, addressOf(slow.first));
  await page.clock.runFor(100);
  await navigate(page, addressOf(slow.second));
  const text = page.locator('main h1');
  await expect(text).toHaveText('Is it right for you?');
  releaseFirst();
  const spinner = page.getByRole('status', { name: 'Loading the page' });
  await expect(text).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(spinner).toBeVisible();
  await page.clock.runFor(800);
  await expect(bar(page)).toHaveCount(1);
  releaseSecond();
  await expect(text).toContainText('ptions');
  await expect(spinner).toHaveCount(0);
  await expectGone(page);
});
