import fs from 'node:fs';
import { unzipSync } from 'fflate';
import manifest from '../../package.json';
import { demoOf, expect, test, type Locator, type Page } from './fixtures';

const id = 'sort/basic';
const source = fs.readFileSync(`demos/${id}.tsx`, 'utf8');

async function openTools(page: Page) {
  await page.goto(`demos/${id}`);
  await demoOf(page, id);
  const demo = page.locator(`[data-demo="${id}"]`);
  const tool = (name: string) => demo.getByRole('button', { name, exact: true });
  /** A tool in the menu, which is opened. */
  const further = async (name: string) => {
    const menu = page.getByRole('menu', { name: 'More tools' });
    if (!(await menu.isVisible())) await tool('More tools').click();
    const of = { name, exact: true };
    return menu.getByRole('menuitem', of).or(menu.getByRole('menuitemcheckbox', of));
  };
  return { demo, tool, further };
}

test('TypeScript or JavaScript is a choice for all demos, and remembered @smoke', async ({ page }) => {
  const { demo, tool } = await openTools(page);
  await expect(demo.locator('pre')).toContainText('interface ');
  await tool('JS').click();
  await expect(demo.locator('pre')).not.toContainText('interface ');
  await expect(demo.locator('pre')).toContainText("from '@material-table/core'");
  await expect(page.locator('[data-demo="sort/basic.custom"] pre')).not.toContainText('interface ');
  await page.goto('demos/search/basic');
  await demoOf(page, 'search/basic');
  await expect(page.locator('[data-demo="search/basic"] pre[role=group]')).not.toContainText('interface ');
});

test('Copy takes the bytes of the file @smoke', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { demo, tool } = await openTools(page);
  await tool('Copy code').click();
  await expect(demo.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
});

test('Full screen is its own page, with a way back; an unknown name gets words @smoke', async ({ page }) => {
  const { further } = await openTools(page);
  await (await further('Full screen')).click();
  await expect(page).toHaveURL(/fullscreen\?demo=sort\/basic$/);
  // The previous page has a table with the same name.
  await expect(page.locator('h1')).toHaveText('Sorting');
  await expect(page).toHaveTitle(/^Sorting in full screen/);
  const table = await demoOf(page, id);
  const height = await heightOf(table);
  await page.getByRole('button', { name: 'Compact' }).click();
  await expect.poll(() => heightOf(table)).toBeLessThan(height);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('h1')).not.toHaveText('Sorting');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.locator('h1')).toHaveText('Sorting');
  await page.getByRole('link', { name: 'Text and code' }).click();
  await expect(page.locator('h1')).toHaveText('Sorting');
  await page.goto('fullscreen?demo=docs/guides/editing/add-next');
  await page.getByRole('link', { name: 'Text and code' }).click();
  await expect(page).toHaveURL(/docs\/guides\/editing$/);
  await page.goto('fullscreen?demo=no/such');
  await expect(page.getByRole('alert')).toContainText('There is no demo named "no/such".');
  await expect(page.locator('h1')).toHaveText('A demo in full screen');
});

const heightOf = async (table: Locator) => (await table.boundingBox())?.height ?? 0;

test('StackBlitz gets the project by a form post, and nothing before', async ({ page, context }) => {
  let posted = '';
  await context.route('https://stackblitz.com/**', async (route) => {
    posted = route.request().postData() ?? '';
    await route.fulfill({ contentType: 'text/html', body: 'StackBlitz' });
  });
  const { further } = await openTools(page);
  expect(posted).toBe('');
  const stackBlitz = await further('StackBlitz');
  const [tab] = await Promise.all([context.waitForEvent('page'), stackBlitz.click()]);
  await expect(tab.locator('body')).toHaveText('StackBlitz');
  const fields = new URLSearchParams(posted);
  expect(fields.get('project[files][src/basic.tsx]')?.replaceAll('\r\n', '\n')).toBe(source);
  expect(fields.get('project[template]')).toBe('node');
});

// packages/sandbox/tools/project.test.ts checks its content, `npm run test-long` installs it.
test('Download gives the demo as a project in a zip file @smoke', async ({ page }) => {
  const { further } = await openTools(page);
  const tool = await further('Download');
  const [download] = await Promise.all([page.waitForEvent('download'), tool.click()]);
  expect(download.suggestedFilename()).toBe('material-table-demo.zip');
  const files = unzipSync(fs.readFileSync(await download.path()));
  const textOf = (name: string) => new TextDecoder().decode(files[`material-table-demo/${name}`]);
  expect(textOf('src/basic.tsx')).toBe(source);
  expect(textOf('src/main.tsx')).toContain("import Demo from './basic';");
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };
  expect(dependencies['@material-table/core']).toBe(manifest.dependencies['@material-table/core']);
});

test('a demo that stopped is started again @smoke', async ({ page, complaints }) => {
  // The demo throws until the test fixes it.
  const broken = 'title:(()=>{if(window.isMended)return"Sales orders";throw new Error("out of order")})()';
  for (const name of fs.readdirSync('build/assets/js')) {
    const text = fs.readFileSync(`build/assets/js/${name}`, 'utf8');
    const body = text.replaceAll('title:"Sales orders"', broken);
    if (body !== text)
      await page.route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  await page.goto('demos/selection/basic');
  const failure = page.getByRole('alert').filter({ hasText: 'This demo stopped: Error: out of order' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button').click();
  await expect(failure).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await failure.getByRole('button').click();
  await expect(failure).toHaveCount(0);
  await expect(page.locator('[data-island="selection/basic"]').getByRole('row').nth(1)).toBeVisible();
  complaints.length = 0;
});
