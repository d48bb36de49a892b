import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import Tasks from './tasks';

test('types a date into the picker', async () => {
  const user = userEvent.setup();
  render(<Tasks />);
  const row = screen.getByRole('row', { name: /Fix the roof/ });
  await user.click(within(row).getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('24122026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('cell', { name: '12/24/2026' })).toBeTruthy();
});
