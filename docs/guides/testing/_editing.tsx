import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Tasks from './tasks';

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('saves what the user changed', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn(async () => {});
  render(<Tasks onSave={onSave} />);
  await user.click(within(rowOf('Fix the roof')).getByRole('button', { name: 'Edit' }));
  const hours = screen.getByRole('spinbutton', { name: 'Hours' });
  await user.clear(hours);
  await user.type(hours, '8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('cell', { name: '8' })).toBeTruthy();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ id: 2, hours: 8 }));
});

test('asks before it deletes', async () => {
  const user = userEvent.setup();
  render(<Tasks />);
  await user.click(within(rowOf('Plant a tree')).getByRole('button', { name: 'Delete' }));
  const question = rowOf('Are you sure you want to delete this row?');
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1-2 of 2')).toBeTruthy();
  expect(screen.queryByText('Plant a tree')).toBeNull();
});

test('tells which tasks are selected', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(<Tasks onSelect={onSelect} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Fix the roof' }));
  expect(screen.getByText('1 row(s) selected')).toBeTruthy();
  const [selected] = onSelect.mock.lastCall ?? [];
  expect(selected).toEqual([expect.objectContaining({ id: 2 })]);
});
