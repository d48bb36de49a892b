import MaterialTable, { type Query } from '@material-table/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

interface Plant {
  id: number;
  name: string;
}

const columns = () => [{ title: 'Name', field: 'name' }];

test('asks the server for what the user searches', async () => {
  const user = userEvent.setup();
  const load = vi.fn(async ({ page, search }: Query<Plant>) => {
    const found = plants.filter(({ name }) => name.includes(search));
    return { data: found, page, totalCount: found.length };
  });
  render(<MaterialTable title="Plants" columns={columns()} data={load} />);
  expect(await screen.findByText('Fern')).toBeTruthy();
  await user.type(screen.getByPlaceholderText('Search'), 'Ivy');
  await waitFor(() => expect(screen.queryByText('Fern')).toBeNull());
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'Ivy', page: 0 }));
});

test('says why it has no rows', async () => {
  const load = () => Promise.reject(new Error('The server is asleep.'));
  render(<MaterialTable title="Plants" columns={columns()} data={load} />);
  expect(await screen.findByText('The server is asleep.')).toBeTruthy();
});

const plants: Plant[] = [
  { id: 1, name: 'Fern' },
  { id: 2, name: 'Ivy' },
];
