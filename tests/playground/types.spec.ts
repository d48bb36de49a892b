// cspell:ignore colums
import { saveData } from '../browser/site';
import { cursorBehind, editorOf, expect, openPlayground, pasteProgram, test, type Page } from './playground';

const program = `import MaterialTable from '@material-table/core';

interface Row {
  id: number;
  name: string;
}

const rows: Row[] = [{ id: 1, name: 'Ada' }];

export default function App() {
  return <MaterialTable title="People" colums={[{ title: 'Name', field: 'name' }]} data={rows} options={{ pageSize: 5 }} />;
}
`;

// Some failures are intended, so the browser's own messages about them are no complaint.
test.afterEach(({ complaints }) => {
  for (const text of complaints.splice(0)) if (!/Failed to load resource/.test(text)) complaints.push(text);
});

const statusOf = (page: Page) => page.locator('[data-types]');

async function paste(page: Page): Promise<void> {
  await pasteProgram(page, program);
  await expect(statusOf(page)).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });
}

/** A visitor without types gets a note with the line instead of an underline. */
async function expectAdvice(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Advice/ }).click();
  const notes = page.getByRole('list', { name: 'Advice on your program' });
  await expect(notes).toContainText('There is no prop of the table named colums. Did you mean columns?');
  await notes.getByRole('button', { name: 'Line 11' }).first().click();
  await expect(page.locator('.cm-activeLine')).toContainText('colums');
}

test('the types load when the editor is open, before the first edit', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/editor-types/')) asked.push(request.url());
  });
  await openPlayground(page);
  await expect(statusOf(page)).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });
  expect(asked.length).toBe(3);
});

test('a mistake is underlined with TypeScript’s message, and its button fixes it @smoke', async ({
  page,
}) => {
  await openPlayground(page);
  await paste(page);
  const marked = page.locator('.cm-lintRange-error');
  await expect(marked).toHaveText('colums');
  await expect(page.locator('.cm-lintRange-warning')).toHaveCount(0);
  await marked.hover();
  const told = page.locator('.cm-diagnostic');
  await expect(told).toContainText("Property 'colums' does not exist on type");
  await told.getByRole('button', { name: 'Change to columns' }).click();
  await expect(marked).toHaveCount(0);
});

test('Escape takes away what the pointer shows, wherever the focus is', async ({ page }) => {
  await openPlayground(page);
  await paste(page);
  await cursorBehind(page, 'pageSi');
  const name = page.locator('.cm-line', { hasText: 'pageSize' }).getByText('pageSize', { exact: true });
  await name.hover();
  const cards = page.locator('.cm-facts');
  await expect(cards).toContainText('Default: 5');
  await page.getByRole('tab', { name: 'Advice' }).focus();
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);
});

test('the names of an object’s type are offered with what the reference says of them', async ({ page }) => {
  await openPlayground(page);
  await paste(page);
  await cursorBehind(page, 'pageSize: 5');
  await page.keyboard.type(', paginationT');
  const offers = page.getByRole('listbox');
  await expect(offers.getByRole('option', { name: /^paginationType/ }).first()).toBeVisible();
  // What a screen reader announces: the chosen name, which the editor refers to.
  await expect(editorOf(page)).toHaveAttribute('aria-activedescendant', /^cm-ac-/);
  await expect(page.locator('.cm-completionInfo')).toContainText('paginationType in the reference');
});

test('once loaded, the types answer without the network', async ({ page, context }) => {
  await openPlayground(page);
  await paste(page);
  await context.setOffline(true);
  await cursorBehind(page, 'pageSi');
  await page.keyboard.type('x');
  await expect(page.locator('.cm-lintRange-error').nth(0)).toBeVisible();
  await expect(page.locator('[data-types]')).toHaveAttribute('data-types', 'ready');
});

test('who saves data is told what the types weigh, and decides', async ({ page }) => {
  await saveData(page);
  await openPlayground(page);
  await pasteProgram(page, program);
  await expectAdvice(page);
  await expect(statusOf(page)).toContainText('Types: not loaded');
  await statusOf(page)
    .getByRole('button', { name: /^Load \([\d,]+ kB\)$/ })
    .click();
  await expect(statusOf(page)).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });
  await expect(page.locator('.cm-lintRange-error')).toHaveText('colums');
});

test('types that do not load say so, the editor works on, and Retry brings them', async ({ page }) => {
  let isBroken = true;
  await page.route('**/editor-types/types.*', (route) => (isBroken ? route.abort() : route.continue()));
  await openPlayground(page);
  await pasteProgram(page, program);
  await expect(statusOf(page)).toHaveText(/^Types: did not load/);
  await expectAdvice(page);
  isBroken = false;
  await statusOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(statusOf(page)).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });
});

const appOfTwo = `import MaterialTable, { type Column } from '@material-table/core';
import { rows, type Row } from './data';

const columns: Column<Row>[] = [{ title: 'Name', field: 'name', render: (row) => row.name }];

export default function App() {
  return <MaterialTable title="People" columns={columns} data={rows} />;
}
// File: data.ts
export interface Row {
  id: number;
  name: string;
}

export const rows: Row[] = [{ id: 1, name: 'Ada' }];
`;

test('each file knows the types of the others, and its tab tells how many problems it has', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const tab = (name: string) =>
    page.getByRole('group', { name: 'Files of your program' }).getByRole('button', { name });
  const marked = page.locator('.cm-lintRange-error');
  await openPlayground(page);
  await pasteProgram(page, appOfTwo);
  await expect(statusOf(page)).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });

  await cursorBehind(page, '=> row.name');
  await page.keyboard.type('s');
  await expect(marked).toHaveText('names');
  await expect(tab('App.tsx')).toHaveAccessibleName('App.tsx 1 problem');
  await page.keyboard.press('Backspace');
  await expect(tab('App.tsx')).toHaveAccessibleName('App.tsx');

  await tab('data.ts').click();
  await cursorBehind(page, 'id: 1, name');
  await page.keyboard.type('d');
  await expect(marked).toHaveText('named');
  await tab('App.tsx').click();
  await expect(marked).toHaveCount(0);
  await expect(tab('data.ts')).toHaveAccessibleName('data.ts 1 problem');

  await tab('data.ts').click();
  await page.getByRole('button', { name: 'Delete data.ts' }).click();
  await expect(marked.first()).toHaveText("'./data'");
});
