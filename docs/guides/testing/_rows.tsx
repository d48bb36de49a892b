import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import Tasks from './tasks';

/** The names of the tasks, from top to bottom. */
const names = () =>
  screen.getAllByTestId('mtablebodyrow').map((row) => within(row).getAllByRole('cell')[2]?.textContent);

test('a row shows the task', () => {
  render(<Tasks />);
  const row = screen.getByRole('row', { name: /Fix the roof/ });
  expect(within(row).getByRole('cell', { name: '3/19/2026' })).toBeTruthy();
});

test('a click on a header sorts', async () => {
  const user = userEvent.setup();
  render(<Tasks />);
  await user.click(screen.getByText('Hours'));
  expect(names()).toEqual(['Plant a tree', 'Paint the door', 'Fix the roof']);
});

test('the search leaves the rows that match', async () => {
  const user = userEvent.setup();
  render(<Tasks />);
  await user.type(screen.getByPlaceholderText('Search'), 'roof');
  await waitFor(() => expect(names()).toEqual(['Fix the roof']));
});
