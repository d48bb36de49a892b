import { demoOf, expect, test, type Locator, type Page } from './fixtures';

const desk = 'examples/help-desk';

test('tickets that arrive leave page, sorting, selection and open ticket, and come in on a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = await openDesk(page);
  await expect(ticketOf(screen), 'a phone starts with the list').toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(ticketOf(screen).getByRole('heading')).toHaveText(await subjectOf(screen, 0));
  await screen.locator('thead').getByText('Priority', { exact: true }).click();
  await screen.locator('thead').getByText('Priority', { exact: true }).click();
  await expect.poll(() => priorities(screen)).toEqual(Array(10).fill('Urgent'));
  for (const row of await rowsOf(screen).all()) expect((await row.boundingBox())?.height).toBeLessThan(60);
  await screen.getByRole('button', { name: 'Next Page' }).click();
  await expect(screen).toContainText('11-20 of 260');
  const before = await subjects(screen);
  await rowsOf(screen).nth(1).getByRole('checkbox').check();
  await rowsOf(screen).nth(2).click();
  await expect(ticketOf(screen).getByRole('heading')).toHaveText(await subjectOf(screen, 2));
  const id = await idOf(screen, 2);
  await expect(page).toHaveURL(new RegExp(`sort=-priority&page=2&ticket=${id}`));

  const write = screen.getByRole('button', { name: 'A customer writes' });
  await write.click();
  await write.click();
  await expect(screen.getByRole('status')).toContainText(/\d+ new tickets\./);
  expect(await subjects(screen)).toEqual(before);
  await screen.getByRole('button', { name: 'Pause' }).click();
  await screen.getByRole('button', { name: 'Show new' }).click();
  await expect(screen).toContainText(/11-20 of 26[2-9]/);
  await expect(screen.getByRole('status')).toContainText('Paused');
  await expect(rowsOf(screen).locator('input:checked')).toHaveCount(1);
  await expect(screen.getByLabel('Selected tickets')).toContainText('Assign 1 to me');
  await expect(ticketOf(screen).getByRole('heading')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`page=2&ticket=${id}`));
});

test('view, search and open ticket are in the address: a reload shows them, and Back leads to the view before', async ({
  page,
}) => {
  const screen = await openDesk(page);
  await view(screen, 'Unassigned').click();
  await expect(page).toHaveURL(/\?view=unassigned$/);
  await expect.poll(() => assignees(screen)).toEqual(['No one']);
  await screen.getByRole('searchbox', { name: 'Search tickets' }).fill('delivery');
  await expect
    .poll(async () => [...new Set((await subjects(screen)).map((text) => /delivery/i.test(text)))])
    .toEqual([true]);
  await rowsOf(screen).first().click();
  const subject = await ticketOf(screen).getByRole('heading').innerText();
  await page.reload();
  const again = await demoOf(page, desk);
  await expect(ticketOf(again).getByRole('heading')).toHaveText(subject);
  await expect(again.getByRole('searchbox', { name: 'Search tickets' })).toHaveValue('delivery');
  await expect(view(again, 'Unassigned')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(ticketOf(again).getByRole('heading')).not.toHaveText(subject);
  await expect(page).toHaveURL(/view=unassigned&search=delivery$/);
  await page.goBack();
  await expect(view(again, 'All')).toHaveAttribute('aria-current', 'true');
  await expect(again).toContainText('1-10 of 260');
});

async function openDesk(page: Page): Promise<Locator> {
  await page.goto(desk);
  const screen = await demoOf(page, desk);
  await expect(rowsOf(screen)).toHaveCount(10);
  return screen;
}

const rowsOf = (screen: Locator) => screen.getByTestId('mtablebodyrow');
const ticketOf = (screen: Locator) => screen.getByRole('complementary', { name: 'Ticket' });
const view = (screen: Locator, name: string) =>
  screen.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** The texts of a column, counted with the checkboxes' column. */
const column = (screen: Locator, place: number) =>
  rowsOf(screen).evaluateAll(
    (rows, index) => rows.map((row) => row.querySelectorAll('td')[index]?.textContent ?? ''),
    place,
  );
const priorities = (screen: Locator) => column(screen, 3);
const assignees = async (screen: Locator) => [...new Set(await column(screen, 4))];
const subjects = (screen: Locator) => column(screen, 1);
const subjectOf = (screen: Locator, row: number) =>
  rowsOf(screen).nth(row).locator('td').nth(1).getByRole('button').innerText();
const idOf = async (screen: Locator, row: number) =>
  /T-\d{5}/.exec(await rowsOf(screen).nth(row).innerText())?.[0] ?? '';
