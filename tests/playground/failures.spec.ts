import { expect, openPlayground, previewOf, test, type Page } from './playground';

/** Fail matching requests, and count them. */
async function block(page: Page, pattern: string) {
  let requests = 0;
  await page.route(pattern, (route) => {
    requests += 1;
    return route.abort();
  });
  return { requests: () => requests, heal: () => page.unroute(pattern) };
}

/** The console has the failed requests; it may have nothing else. */
function forgiveBlocked(complaints: string[]): void {
  for (const text of complaints.splice(0)) if (!/ERR_FAILED/.test(text)) complaints.push(text);
}

test('the preview in the playground is red, with a Retry that heals, when nothing of it can be loaded @smoke', async ({
  page,
  complaints,
}) => {
  const { requests, heal } = await block(page, '**/sandbox/**');
  await openPlayground(page);
  const failure = page.getByRole('alert').filter({ hasText: 'The preview could not be loaded' });
  await expect(failure).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(failure).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Loading the preview')).toHaveCount(0);
  expect(requests()).toBeLessThanOrEqual(3);
  await heal();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(previewOf(page)).toContainText('Missions');
  await expect(failure).toHaveCount(0);
  forgiveBlocked(complaints);
});

test('a preview that is not there after 20 seconds says so, and runs the program when it comes, without a click', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest('**/sandbox/frame.*');
  await page.route('**/sandbox/frame.*', async (route) => {
    await held;
    await route.fallback();
  });
  await openPlayground(page);
  await asked;
  await page.clock.fastForward(20_000);
  const failure = page.getByRole('alert').filter({ hasText: 'The preview could not be loaded' });
  await expect(failure).toContainText('within 20 seconds');
  await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
  release();
  await expect(previewOf(page)).toContainText('Missions');
  await expect(failure).toHaveCount(0);
});
