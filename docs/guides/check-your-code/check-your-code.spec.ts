import { demoOf, proves } from '../../../tests/browser/fixtures';
import {
  editorOf,
  expect,
  openPlayground,
  pasteProgram,
  previewOf,
  test,
  type Page,
} from '../../../tests/playground/playground';

const faulty = `import MaterialTable from '@material-table/core';

const columns = [{ title: 'Name', field: 'name' }];
const rows = [{ id: 1, name: 'Ada' }];

export default function App() {
  return <MaterialTable title="Faulty" columns={columns} data={rows} options={{ sorting: false }} />;
}
`;

const notes = (page: Page) =>
  page.getByRole('list', { name: 'Advice on your program' }).getByRole('listitem');

test('a pasted program gets line, reason, page and fix, and is sent nowhere', async ({ page }) => {
  proves([
    'Paste your program into the playground and open Advice below the table.',
    'It flags each line that causes a problem, with the reason, a link, and a one-click fix where possible.',
    'Nothing leaves your browser.',
  ]);
  const sent: string[] = [];
  await openPlayground(page);
  // The fixture fails foreign requests; requests to this site must not contain the program either.
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.method() !== 'GET' || /Faulty|maxColumnSort/.test(decodeURIComponent(request.url()) + body))
      sent.push(`${request.method()} ${request.url()}`);
  });
  await pasteProgram(page, faulty);
  await expect(previewOf(page)).toContainText('Faulty');
  await page.getByRole('tab', { name: /^Advice/ }).click();
  await expect(notes(page)).toHaveCount(1);
  await expect(notes(page)).toContainText("doesn't turn sorting off");
  await expect(notes(page).getByRole('link')).toHaveAttribute('href', /known-issues#sorting-option$/);
  await notes(page).getByRole('button', { name: 'Line 7' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('sorting: false');
  await page.getByRole('button', { name: 'Fix: Write maxColumnSort: 0' }).click();
  await expect(notes(page)).toHaveCount(0);
  await expect(editorOf(page)).toContainText('maxColumnSort: 0');
  expect(sent).toEqual([]);
});

test('the editor marks what it advises on, with its reason and its fix', async ({ page }) => {
  proves([
    'The editor also marks these lines, and pointing to one shows the reason and the fix.',
    'With the keyboard, F8 goes to the next one, and Ctrl+. applies its fix.',
  ]);
  await openPlayground(page);
  await pasteProgram(page, faulty);
  await expect(page.locator('.cm-lint-marker')).toHaveCount(1);
  await page.locator('.cm-lintRange', { hasText: 'sorting: false' }).hover();
  await expect(page.locator('.cm-tooltip-lint')).toContainText("doesn't turn sorting off");
  await expect(page.getByRole('button', { name: 'Write maxColumnSort: 0' })).toBeVisible();
  await editorOf(page).focus();
  await page.keyboard.press('F8');
  await expect(page.locator('.cm-activeLine')).toContainText('sorting: false');
  await page.keyboard.press('Control+.');
  await expect(editorOf(page)).toContainText('maxColumnSort: 0');
});

test('an edited demo gets advice', async ({ page }) => {
  proves('Demos that you edit are checked as well.');
  await page.goto('demos/selection/on-row-click');
  await demoOf(page, 'selection/on-row-click');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(editorOf(page)).toBeFocused();
  await pasteProgram(page, faulty);
  await expect(previewOf(page)).toContainText('Faulty');
  await expect(notes(page)).toHaveCount(1);
});

test('an error of the table leads to its part of the error messages', async ({ page }) => {
  proves(
    'When the table itself throws an error, Read about this error below the message opens the part of Error messages that explains it.',
  );
  await openPlayground(page);
  await pasteProgram(page, faulty.replace('columns={columns}', 'columns={undefined}'));
  await expect(page.getByRole('link', { name: 'Read about this error' })).toHaveAttribute(
    'href',
    /docs\/errors\/?#cannot-read-properties-of-undefined-reading-map$/,
  );
});
