import { faultyProgram } from './faulty';
import { saveData } from '../browser/site';
import { editorOf, expect, openPlayground, pasteProgram, previewOf, test, type Page } from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

const faulty = faultyProgram({ onRowDelete: '(row) => { console.log(row); }' });

const tab = (page: Page) => page.getByRole('tab', { name: /^Advice/ });
const notes = (page: Page) =>
  page.getByRole('list', { name: 'Advice on your program' }).getByRole('listitem');
const codeOf = (page: Page) => editorOf(page).evaluate((element) => element.textContent);

test('a pasted program is read: each fault has its line, its reason and a page @smoke', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, faulty);
  await expect(previewOf(page)).toContainText('Faulty');
  await expect(tab(page)).toHaveText('Advice2');
  await tab(page).click();
  await expect(notes(page)).toHaveCount(2);
  await expect(notes(page).first()).toContainText("doesn't turn sorting off");
  await expect(notes(page).first().getByRole('link')).toHaveAttribute('href', /known-issues#sorting-option$/);
  await notes(page).first().getByRole('button', { name: 'Line 12' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('sorting: false');
});

test('with the keyboard alone: to the tabs, along them, and to a fix', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, faulty);
  await expect(tab(page)).toHaveText('Advice2');
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page)).toBeFocused();
  await expect(notes(page)).toHaveCount(2);
  const fix = page.getByRole('button', { name: 'Fix: Make it async' });
  for (
    let stops = 0;
    stops < 12 && !(await fix.evaluate((one) => one === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await expect(fix).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => codeOf(page)).toContain('async (row)');
  await expect(page.getByRole('list', { name: 'Advice on your program' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Advice: 1 note' })).toHaveCount(1);
});

test('a program of the site itself is quiet, and its rules are not loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPlayground(page);
  await expect(previewOf(page)).toContainText('Missions');
  await expect(tab(page)).toHaveText('Advice');
  expect(loaded.filter((url) => /\/advice\./.test(url))).toEqual([]);
});

test('advice is marked in the editor: the line in the gutter, the words underlined, and the reason, page and fix in a pop-up', async ({
  page,
}) => {
  await openPlayground(page);
  await pasteProgram(page, faulty);
  await expect(previewOf(page)).toContainText('Faulty');
  await expect(tab(page)).toHaveText('Advice2');
  await expect(page.locator('.cm-lint-marker')).toHaveCount(2);
  await page.locator('.cm-lintRange', { hasText: 'sorting: false' }).hover();
  const message = page.locator('.cm-tooltip-lint');
  await expect(message).toContainText("doesn't turn sorting off");
  await expect(message.getByRole('link', { name: 'Read why' })).toHaveAttribute(
    'href',
    /known-issues#sorting-option$/,
  );
  await message.getByRole('button', { name: 'Write maxColumnSort: 0' }).click();
  await expect.poll(() => codeOf(page)).toContain('maxColumnSort: 0');
  await expect(page.locator('.cm-lint-marker')).toHaveCount(1);
});

test('fixes that change no behavior are made in one step, which undo takes back', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(
    page,
    `import MaterialTable from '@material-table/core';

const columns = [{ title: 'Name', field: 'name' }];
const people = [{ id: 1, name: 'Ada' }];

export default function App() {
  return (
    <>
      <MaterialTable columns={columns} data={people} options={{ sorting: true, search: false }} />
      <MaterialTable columns={columns} data={people} options={{ search: false, sorting: true }} />
    </>
  );
}
`,
  );
  await expect(page.locator('.cm-lint-marker')).toHaveCount(2);
  await tab(page).click();
  await page.getByRole('button', { name: 'Fix all 2 that change no behavior' }).click();
  await expect.poll(() => codeOf(page)).not.toContain('sorting');
  expect(await codeOf(page)).toContain('options={{ search: false }}');
  await editorOf(page).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await codeOf(page))?.match(/sorting: true/g)).toHaveLength(2);
});
