import { demoOf } from '../browser/fixtures';
import { saveData } from '../browser/site';
import { editorOf, expect, openPlayground, pasteProgram, previewOf, test, type Page } from './playground';

// These programs have nothing to do with their types.
test.beforeEach(({ page }) => saveData(page));

// Two programs run and are read in some of these.
test.describe.configure({ timeout: 60_000 });

/** Its `useMemo` names an array that is new at each render, which its text doesn't show. */
const forgetful = `import MaterialTable from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';

export default function App() {
  const [count, setCount] = useState(0);
  const cities = ['Bonn', 'Oslo'];
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', render: (row) => <b>{row.city}</b> },
    ],
    [cities],
  );
  useEffect(() => {
    if (count < 5) setTimeout(() => setCount(count + 1), 50);
  }, [count]);
  return <MaterialTable columns={columns} data={people} title={'Rendered ' + count} />;
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Bob', city: 'Oslo' },
];
`;

const tab = (page: Page) => page.getByRole('tab', { name: /^Advice/ });
const notes = (page: Page) => page.getByRole('list', { name: 'While it ran' }).getByRole('listitem');

/** The program has rendered its table five times more. */
const hasRendered = (page: Page) => expect(previewOf(page)).toContainText('Rendered 5');

test('columns that were new at each render are told with the line of what was new, the reason and the guide', async ({
  page,
}) => {
  await openPlayground(page);
  await pasteProgram(page, forgetful);
  await hasRendered(page);
  await expect(tab(page)).toHaveText('Advice1');
  await tab(page).click();
  await expect(page.getByRole('heading', { name: 'While it ran' })).toBeVisible();
  await expect(notes(page)).toHaveCount(1);
  await expect(notes(page)).toContainText('columns[1].render was another function each time');
  await expect(notes(page)).toContainText('Its useMemo ran each time');
  await expect(notes(page).getByRole('link')).toHaveAttribute(
    'href',
    /guides\/why-does-my-table-reset#filters/,
  );
  await notes(page).getByRole('button', { name: 'Line 10' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText("title: 'City'");
});

test('by keyboard: a note of the run is announced, and its line and its page are reached with Tab', async ({
  page,
}) => {
  await openPlayground(page);
  await pasteProgram(page, forgetful);
  await hasRendered(page);
  await expect(page.getByRole('status').filter({ hasText: 'Advice: 1 note' })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page)).toBeFocused();
  const line = notes(page).getByRole('button', { name: 'Line 10' });
  for (
    let stops = 0;
    stops < 5 && !(await line.evaluate((one) => one === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await expect(line).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    notes(page).getByRole('link', { name: /^Guide: the rows are no longer filtered/i }),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toBeFocused();
});

test('what the text shows already is said once, with what the run has shown', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, forgetful.replace('id: 2, name', 'id: 1, name').replace('[cities],', '[],'));
  await expect(tab(page)).toHaveText('Advice1');
  await tab(page).click();
  const advice = page.getByRole('list', { name: 'Advice on your program' }).getByRole('listitem');
  await expect(advice).toContainText('While it ran: Rows 1 and 2 of data have the same id, 1.');
  await expect(page.getByRole('heading', { name: 'While it ran' })).toHaveCount(0);
});

test('an error inside the table says what the table was given, and leads to its part of the error messages', async ({
  page,
}) => {
  await openPlayground(page);
  await pasteProgram(page, forgetful.replace('columns={columns}', 'columns={undefined}'));
  await expect(tab(page)).toHaveText('Advice1');
  await tab(page).click();
  await expect(notes(page)).toContainText('The table was given columns that are undefined');
  await expect(notes(page).getByRole('link', { name: /^Error message/ })).toHaveAttribute(
    'href',
    /docs\/errors\/?#cannot-read-properties-of-undefined-reading-map$/,
  );
  await notes(page).getByRole('button', { name: 'Line 17' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('columns={undefined}');
});

test('the advice of the run goes with its cause', async ({ page }) => {
  await openPlayground(page);
  await pasteProgram(page, forgetful);
  await hasRendered(page);
  await expect(tab(page)).toHaveText('Advice1');
  await pasteProgram(page, forgetful.replace('[cities],', '[],').replace('Rendered', 'Rendered again'));
  await expect(previewOf(page)).toContainText('Rendered again 5');
  await expect(tab(page)).toHaveText('Advice');
});

test('a demo that is edited has it, too', async ({ page }) => {
  await page.goto('demos/sort/basic', { waitUntil: 'domcontentloaded' });
  await demoOf(page, 'sort/basic');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(editorOf(page)).toBeFocused();
  await pasteProgram(page, forgetful);
  await hasRendered(page);
  const section = page.getByRole('region', { name: 'Advice' });
  await expect(section.getByRole('heading', { name: 'While it ran' })).toBeVisible();
  await expect(notes(page)).toContainText('columns[1].render was another function each time');
});
