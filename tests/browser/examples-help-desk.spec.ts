import { demoOf, expect, sharedTest as test, type Locator, type Page } from './fixtures';

const desk = 'examples/help-desk';

test('tickets that arrive leave page, sorting, selection and open ticket, and come in on a click', async ({
  page,
}) => {
  const screen = await openDesk(page);
  await screen.locator('thead').getByText('Priority', { exact: true }).click();
  await screen.locator('thead').getByText('Priority', { exact: true }).click();
  await expect.poll(() => priorities(screen)).toEqual(Array(10).fill('Urgent'));
  for (const row of await rowsOf(screen).all()) expect((await row.boundingBox())?.height).toBeLessThan(60);
  await expect(ticketOf(screen).getByText('Choose a ticket')).toBeInViewport();
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

test('“Pause” stops new tickets and the clock, and resuming catches up', async ({ page }) => {
  const screen = await openDesk(page);
  const firstTime = rowsOf(screen).first().locator('td').last();
  const start = await firstTime.innerText();
  await expect(firstTime).not.toHaveText(start);
  const pause = screen.getByRole('button', { name: 'Pause' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  const stopped = await firstTime.innerText();
  const all = screen.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^All/ });
  const count = await all.innerText();
  await screen.getByRole('button', { name: 'A customer writes' }).click();
  await rowsOf(screen).first().click();
  await expect(ticketOf(screen).getByRole('log')).toContainText('2026');
  expect(await all.innerText()).toBe(count);
  await expect(firstTime).toHaveText(stopped);
  await pause.click();
  await expect.poll(() => all.innerText()).not.toBe(count);
  await expect(firstTime).not.toHaveText(stopped);
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
  await expect(ticketOf(again)).toContainText('Choose a ticket');
  await expect(page).toHaveURL(/view=unassigned&search=delivery$/);
  await page.goBack();
  await expect(view(again, 'All')).toHaveAttribute('aria-current', 'true');
  await expect(again).toContainText('1-10 of 260');
});

test('keys go from ticket to ticket, assign, close and search while the focus is in the screen', async ({
  page,
}) => {
  const screen = await openDesk(page);
  const heading = ticketOf(screen).getByRole('heading');
  await rowsOf(screen).nth(8).locator('td').nth(1).getByRole('button').press('Enter');
  await expect(heading).toBeFocused();
  const ninth = await heading.innerText();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(screen).toContainText('11-20 of 260');
  await expect(rowsOf(screen).first().locator('[aria-current]')).toHaveCount(1);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(heading).toHaveText(ninth);
  const row = rowsOf(screen).nth(8);
  await page.keyboard.press('a');
  await expect(row).toContainText('Ada');
  await page.keyboard.press('e');
  // It is no longer among the waiting ones.
  await expect(ticketOf(screen)).toContainText('Closed');
  await expect(screen.getByRole('status')).toContainText('1 of 1 changed.');
  await page.keyboard.press('r');
  await page.keyboard.type('je');
  await expect(screen.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('je');
  await expect(heading).toHaveText(ninth);
  await screen.getByRole('button', { name: 'Keys' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next ticket');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(heading).toHaveText(ninth);
  await page.keyboard.press('/');
  await expect(screen.getByRole('searchbox', { name: 'Search tickets' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ticketOf(screen)).toContainText('Choose a ticket');
});

test('a reply that fails keeps its text, other tickets keep theirs, and sent it is in the conversation', async ({
  page,
}) => {
  const screen = await openDesk(page);
  await view(screen, 'Unassigned').click();
  await rowsOf(screen).nth(1).click();
  const reply = screen.getByRole('textbox', { name: /^Reply to/ });
  const failing = screen.getByRole('button', { name: 'Failing server' });
  await failing.click();
  await reply.fill('We are looking into it.');
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await expect(ticketOf(screen).getByRole('alert')).toContainText('Not sent.');
  await expect(reply).toHaveValue('We are looking into it.');
  await failing.click();
  await rowsOf(screen).nth(2).click();
  await expect(reply).toHaveValue('');
  await rowsOf(screen).nth(1).click();
  await expect(reply).toHaveValue('We are looking into it.');
  await screen.getByRole('button', { name: 'Send reply' }).click();
  await expect(ticketOf(screen).getByRole('log')).toContainText('We are looking into it.');
  await expect(reply).toHaveValue('');
  await expect(ticketOf(screen)).toContainText('Answered');
  await expect(ticketOf(screen).getByRole('button', { name: 'Yours' })).toBeDisabled();
});

test('the selection and drafts are kept across views', async ({ page }) => {
  const screen = await openDesk(page);
  await rowsOf(screen).nth(0).getByRole('checkbox').check();
  await rowsOf(screen).nth(1).click();
  const subject = await subjectOf(screen, 1);
  const reply = screen.getByRole('textbox', { name: /^Reply to/ });
  await reply.fill('A draft');
  await view(screen, 'Unassigned').click();
  await expect(view(screen, 'Unassigned')).toHaveAttribute('aria-current', 'true');
  await view(screen, 'All').click();
  await expect(rowsOf(screen).nth(0).getByRole('checkbox')).toBeChecked();
  await rowsOf(screen).filter({ hasText: subject }).first().click();
  await expect(reply).toHaveValue('A draft');
});

test('a tick of the clock changes only the cells whose text differs', async ({ page }) => {
  const screen = await openDesk(page);
  const changes = await screen
    .locator('tbody')
    .first()
    .evaluate(async (body) => {
      const texts = new Map([...body.querySelectorAll('td')].map((cell) => [cell, cell.textContent]));
      const records = await new Promise<MutationRecord[]>((resolve) => {
        new MutationObserver(resolve).observe(body, { characterData: true, childList: true, subtree: true });
      });
      return records.map(({ target }) => {
        const cell = (target instanceof Element ? target : target.parentElement)?.closest('td');
        return cell ? texts.get(cell) !== cell.textContent : false;
      });
    });
  expect(changes.length).toBeGreaterThan(0);
  expect(new Set(changes)).toEqual(new Set([true]));
});

test('several tickets are assigned and closed at once, also when the server fails first', async ({
  page,
}) => {
  const screen = await openDesk(page);
  await view(screen, 'Unassigned').click();
  const count = Number((await view(screen, 'Unassigned').innerText()).replace(/\D/g, ''));
  await rowsOf(screen).nth(0).getByRole('checkbox').check();
  await rowsOf(screen).nth(1).getByRole('checkbox').check();
  const failing = screen.getByRole('button', { name: 'Failing server' });
  await failing.click();
  await screen.getByRole('button', { name: 'Assign 2 to me' }).click();
  await expect(screen.getByRole('status')).toContainText('0 of 2 changed. ');
  await expect(rowsOf(screen).locator('input:checked')).toHaveCount(2);
  await failing.click();
  await screen.getByRole('button', { name: 'Pause' }).click();
  await screen.getByRole('button', { name: 'Assign 2 to me' }).click();
  await expect(screen.getByRole('status')).toContainText('2 of 2 changed.');
  await expect(rowsOf(screen).locator('input:checked')).toHaveCount(0);
  await expect
    .poll(async () => Number((await view(screen, 'Unassigned').innerText()).replace(/\D/g, '')))
    .toBeGreaterThanOrEqual(count - 2);
  await view(screen, 'Mine').click();
  await expect.poll(() => assignees(screen)).toEqual(['Ada']);
});

test('on a phone rows are cards, a ticket takes the place of the list, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = await openDesk(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  for (const cell of await rowsOf(screen).first().locator('td').all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect((await screen.locator('thead').boundingBox())?.height, 'two lines of buttons').toBeLessThan(100);
  await rowsOf(screen).first().getByRole('checkbox').check();
  await expect(screen.getByLabel('Selected tickets')).toBeVisible();
  const subject = await subjectOf(screen, 0);
  await rowsOf(screen).first().click();
  await expect(ticketOf(screen).getByRole('heading')).toHaveText(subject);
  await expect(rowsOf(screen).first()).toBeHidden();
  await expect(screen.getByRole('button', { name: 'Send reply' })).toBeVisible();
  expect(await sideways()).toBe(0);
  await screen.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(rowsOf(screen).first().getByRole('checkbox')).toBeChecked();
});

test('in the playground the state is in memory, which the screen says', async ({ page }) => {
  await openDesk(page);
  const demo = page.locator(`[data-demo="${desk}"]`);
  await demo.getByRole('link', { name: 'Open in the playground' }).click();
  const preview = page.frameLocator('iframe:visible').first();
  await expect(preview.getByText('1-10 of 260')).toBeVisible({ timeout: 60_000 });
  await expect(preview.getByText('in memory only')).toBeVisible();
  await preview.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Mine/ }).click();
  await expect(preview.getByText(/1-10 of \d\d$/)).toBeVisible();
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
