import { demoOf } from '../browser/fixtures';
import { saveData } from '../browser/site';
import { editorOf, expect, openPlayground, pasteProgram, previewOf, test, type Page } from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

// Some of these run and check two programs.
test.describe.configure({ timeout: 60_000 });

/** Two of its rows have the same id, which its text doesn't show. */
const program = `import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable columns={columns} data={people} title="Three people" />;
}

const columns = [{ title: 'Name', field: 'name' }];
const people = ['Ada', 'Bob', 'Clara'].map((name) => ({ id: name.length, name }));
`;

const tab = (page: Page) => page.getByRole('tab', { name: /^Advice/ });
const notes = (page: Page) => page.getByRole('list', { name: 'While it ran' }).getByRole('listitem');

const hasRendered = (page: Page) => expect(previewOf(page)).toContainText('Three people');

test('rows with the same id are listed with their line, the reason and its page', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, program);
  await hasRendered(page);
  await expect(tab(page)).toHaveText('Advice1');
  await tab(page).click();
  await expect(page.getByRole('heading', { name: 'While it ran' })).toBeVisible();
  await expect(notes(page)).toHaveCount(1);
  await expect(notes(page)).toContainText('Rows 1 and 2 of data have the same id, 3.');
  await expect(notes(page).getByRole('link')).toHaveAttribute('href', /guides\/rows-and-ids#duplicate-ids$/);
  await notes(page).getByRole('button', { name: 'Line 8' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText("['Ada', 'Bob', 'Clara']");
});

test('with the keyboard: a note of the run is announced, and its line and its page are reached with Tab', async ({
  page,
}) => {
  await openPlayground(page);
  await pasteProgram(page, program);
  await hasRendered(page);
  await expect(page.getByRole('status').filter({ hasText: 'Advice: 1 note' })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page)).toBeFocused();
  const line = notes(page).getByRole('button', { name: 'Line 8' });
  for (
    let stops = 0;
    stops < 5 && !(await line.evaluate((one) => one === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await expect(line).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    notes(page).getByRole('link', { name: /^Guide: The next time data changes, two rows with the same id/i }),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toBeFocused();
});

test('what the text shows already is said once, with what the run has shown', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(
    page,
    program.replace(/= \['Ada'.*;/, `= [{ id: 3, name: 'Ada' }, { id: 3, name: 'Bob' }];`),
  );
  await expect(tab(page)).toHaveText('Advice1');
  await tab(page).click();
  const advice = page.getByRole('list', { name: 'Advice on your program' }).getByRole('listitem');
  await expect(advice).toContainText('While it ran: Rows 1 and 2 of data have the same id, 3.');
  await expect(page.getByRole('heading', { name: 'While it ran' })).toHaveCount(0);
});

test('an error inside the table says what the table was given, and leads to its part of the error messages', async ({
  page,
}) => {
  await openPlayground(page);
  await pasteProgram(page, program.replace('columns={columns}', 'columns={undefined}'));
  await expect(tab(page)).toHaveText('Advice1');
  await tab(page).click();
  await expect(notes(page)).toContainText('The table was given columns that are undefined');
  await expect(notes(page).getByRole('link', { name: /^Error message/ })).toHaveAttribute(
    'href',
    /docs\/errors\/?#cannot-read-properties-of-undefined-reading-map$/,
  );
  await notes(page).getByRole('button', { name: 'Line 4' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('columns={undefined}');
});

test('the advice of the run goes with its cause', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, program);
  await hasRendered(page);
  await expect(tab(page)).toHaveText('Advice1');
  await pasteProgram(
    page,
    program
      .replace('(name) =>', '(name, id) =>')
      .replace('id: name.length', 'id: id + 1')
      .replace('Three', 'Again three'),
  );
  await expect(previewOf(page)).toContainText('Again three people');
  await expect(tab(page)).toHaveText('Advice');
});

test('a demo that is edited has it, too', async ({ page }) => {
  await page.goto('demos/sort/basic', { waitUntil: 'domcontentloaded' });
  await demoOf(page, 'sort/basic');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(editorOf(page)).toBeFocused();
  await pasteProgram(page, program);
  await hasRendered(page);
  const section = page.getByRole('region', { name: 'Advice' });
  await expect(section.getByRole('heading', { name: 'While it ran' })).toBeVisible();
  await expect(notes(page)).toContainText('have the same id, 3.');
});
