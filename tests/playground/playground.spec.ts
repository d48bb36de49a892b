import axeCore from 'axe-core';
import { encodeShare } from '../../packages/sandbox/tools/share';
import {
  cursorBehind,
  editorOf,
  expect,
  openPane,
  openPlayground,
  pasteProgram,
  previewOf,
  problemOf,
  test,
} from './playground';

const table = (title: string, tail = '') =>
  `import MaterialTable from '@material-table/core';\n\nexport default function App() {\n  return <MaterialTable title="${title}" columns={[{ title: 'Name', field: 'name' }]} data={[{ id: 1, name: 'x' }]} />;\n}\n${tail}`;

test('the table follows the text, stays on an error, and the error leads to its line @smoke', async ({
  page,
}) => {
  await openPlayground(page);
  await expect(previewOf(page)).toContainText('Missions');
  await cursorBehind(page, 'Missions');
  await page.keyboard.type(' of things');
  await expect(previewOf(page)).toContainText('Missions of things');

  // The first program may write files, which needs another frame: so one of the same kind comes first.
  await pasteProgram(page, table('Working'));
  await expect(previewOf(page)).toContainText('Working');
  await pasteProgram(page, table('Broken', 'const a = ;\n'));
  await expect(problemOf(page)).toContainText('line 6');
  await expect(problemOf(page)).toContainText('The table is from your last working code');
  await expect(previewOf(page)).toContainText('Working');

  await page.getByRole('button', { name: 'line 6' }).click();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('1');
  await expect(previewOf(page)).toContainText('Broken');
  await expect(problemOf(page)).toHaveCount(0);
});

test('the link below an error opens a program that runs at once and fails in its words', async ({ page }) => {
  await page.goto('docs/errors', { waitUntil: 'domcontentloaded' });
  const link = page.locator('a[href$="/playground?program=errors/data"]');
  await expect(link).toHaveText('See it in the playground');
  await link.click();
  await expect(editorOf(page)).toContainText('// Wrong: `people` is undefined until the rows have loaded.');
  await expect(problemOf(page)).toContainText('this.props.data is not a function');
});

test('an import that does not work is told with its place and its fix @smoke', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, table('Old').replace('@material-table/core', 'material-table'));
  await expect(problemOf(page)).toContainText('An import doesn’t work, line 1');
  await expect(problemOf(page)).toContainText('is now @material-table/core');
});

test('Escape and Tab leave the editor', async ({ page }) => {
  await openPlayground(page);
  await editorOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).not.toBeFocused();
  await editorOf(page).focus();
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await editorOf(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: '+ File' })).toBeFocused();
});

test('what was typed is there after a reload, even when it is broken @smoke', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, table('Kept', 'const broken = ;\n'));
  await expect(problemOf(page)).toBeVisible();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(editorOf(page)).toContainText('const broken = ;');
  await page.getByRole('combobox', { name: 'Start from' }).fill('Selection: Default selection and total');
  await expect(editorOf(page)).not.toContainText('const broken');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(editorOf(page)).toContainText('const broken = ;');
});

test('a demo can be started from, changed and reset', async ({ page }) => {
  await openPlayground(page, '?demo=selection/basic');
  await expect(page.getByRole('combobox', { name: 'Start from' })).toHaveValue(/^Selection: /);
  await expect(editorOf(page)).toContainText('Sales orders');
  await pasteProgram(page, table('Another'));
  await expect(previewOf(page)).toContainText('Another');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(editorOf(page)).toContainText('Sales orders');
  await expect(previewOf(page)).toContainText('4 selected');
});

test('a shared program shows its text and waits for Run @smoke', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await pasteProgram(page, table('Shared by a friend'));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/playground#code=[\w-]+$/);
  expect(page.url()).toBe(link);

  const friend = await browser.newContext();
  const other = await friend.newPage();
  await other.goto(link, { waitUntil: 'domcontentloaded' });
  await expect(editorOf(other)).toContainText('Shared by a friend');
  await expect(other.getByText('This program came with a link')).toBeVisible();
  await expect(other.locator('iframe')).toHaveCount(0);
  await other.getByRole('button', { name: 'Run it' }).click();
  await expect(previewOf(other)).toContainText('Shared by a friend');
  await friend.close();
});

test('a shared program does not run by being edited or by a reload', async ({ page }) => {
  const encoded = await encodeShare({ code: table('Foreign') });
  if (!encoded.ok) throw new Error(encoded.reason);
  await page.clock.install();
  await openPlayground(page, encoded.hash);
  await cursorBehind(page, 'Foreign');
  await page.keyboard.type(' and edited');
  await page.clock.runFor(2000);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(editorOf(page)).toContainText('Foreign and edited');
  await expect(page.getByText('This program came with a link')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a link that was cut short says so and offers its demo', async ({ page }) => {
  const encoded = await encodeShare({ code: table('Cut'), demo: 'selection/basic' });
  if (!encoded.ok) throw new Error(encoded.reason);
  await openPlayground(page, `?demo=selection/basic${encoded.hash.slice(0, -20)}`);
  await expect(page.getByText('can’t be opened')).toBeVisible();
  await page.getByRole('button', { name: 'Open the demo it was made from' }).click();
  await expect(editorOf(page)).toContainText('Sales orders');
});

test('a program that is too long for a link is told so, and stays', async ({ page }) => {
  await openPlayground(page);
  // Digits of squares compress badly enough.
  const digits = Array.from({ length: 20_000 }, (_, i) => (i * i * 7919).toString(36)).join('');
  await pasteProgram(page, table('Long', `export const digits = '${digits}';\n`));
  await expect(previewOf(page)).toContainText('Long');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('too long to share')).toBeVisible();
  await expect(previewOf(page)).toContainText('Long');
});

test('what the program writes is in the log @smoke', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(
    page,
    table('Logging', "console.log('rows', { count: 2 });\nconsole.warn('careful');\n"),
  );
  const log = page.getByRole('log');
  await expect(log).toContainText('rows { count: 2 }');
  await expect(log).toContainText('careful');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(log).toHaveCount(0);
});

test('a project needs a default export, and is a zip file with one', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, '<MaterialTable columns={[]} data={[]} />');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('A project needs a component to start')).toBeVisible();
  await pasteProgram(page, table('Packed'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('material-table-program.zip');
});

for (const width of [320, 1280]) {
  test(`nothing sticks out at ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPlayground(page);
    await pasteProgram(page, table('Narrow', "console.log('one');\nnull.x;\n"));
    await expect(problemOf(page)).toBeVisible();
    await openPane(page, 'Log');
    await expect(page.getByRole('log')).toContainText('one');
    await expect(problemOf(page)).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.evaluate(axeCore.source);
    // axe fails on a page that changes during its run, as this one does when the types load.
    await expect(async () => {
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof axeCore };
        const found = await axe.run(document, { iframes: false });
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      });
      expect(violations).toEqual([]);
    }).toPass();
  });
}
