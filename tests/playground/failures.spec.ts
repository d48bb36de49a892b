import { expect, openPlayground, previewOf, test, type Page } from './playground';

/** Fail what matches, and count how often it is asked for. */
async function block(page: Page, pattern: string) {
  let requests = 0;
  await page.route(pattern, (route) => {
    requests += 1;
    return route.abort();
  });
  return { requests: () => requests, heal: () => page.unroute(pattern) };
}

/** The failed requests themselves are in the console of the browser; nothing else may be. */
function forgiveBlocked(complaints: string[]): void {
  for (const text of complaints.splice(0)) if (!/ERR_FAILED/.test(text)) complaints.push(text);
}

// tests/faults has the preview's page and script each by itself, the editor of a demo and its project.
test('the preview in the playground is red, with a Retry that heals, when nothing of it can be loaded', async ({
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
  await expect(previewOf(page)).toContainText('Bicycle parts');
  await expect(failure).toHaveCount(0);
  forgiveBlocked(complaints);
});
