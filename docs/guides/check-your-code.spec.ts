import { demoOf, proves } from '../../tests/browser/fixtures';
import {
  editorOf,
  expect,
  openPlayground,
  pasteProgram,
  previewOf,
  test,
  type Page,
} from '../../tests/playground/playground';

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
    'It reads the code, and names each line that will hurt your users, with the reason, the page that explains it, and a button that mends it where that is mechanical.',
    'Nothing leaves your browser.',
  ]);
  const sent: string[] = [];
  await openPlayground(page);
  // The fixture fails a request to another origin; what goes to the own one must not hold the program either.
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.method() !== 'GET' || /Faulty|maxColumnSort/.test(decodeURIComponent(request.url()) + body))
      sent.push(`${request.method()} ${request.url()}`);
  });
  await pasteProgram(page, faulty);
  await expect(previewOf(page)).toContainText('Faulty', { timeout: 20_000 });
  await page.getByRole('tab', { name: /^Advice/ }).click();
  await expect(notes(page)).toHaveCount(1, { timeout: 20_000 });
  await expect(notes(page)).toContainText("doesn't switch sorting off");
  await expect(notes(page).getByRole('link')).toHaveAttribute('href', /known-issues#sorting-option$/);
  await notes(page).getByRole('button', { name: 'Line 7' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('sorting: false');
  await page.getByRole('button', { name: 'Fix: Write maxColumnSort: 0' }).click();
  await expect(notes(page)).toHaveCount(0);
  await expect(editorOf(page)).toContainText('maxColumnSort: 0');
  expect(sent).toEqual([]);
});

test('an edited demo gets advice', async ({ page }) => {
  proves('A demo that you edit is read as well.');
  await page.goto('demos/selection/on-row-click');
  await demoOf(page, 'selection/on-row-click');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(editorOf(page)).toBeFocused({ timeout: 20_000 });
  await pasteProgram(page, faulty);
  await expect(previewOf(page)).toContainText('Faulty', { timeout: 20_000 });
  await expect(notes(page)).toHaveCount(1, { timeout: 20_000 });
});
