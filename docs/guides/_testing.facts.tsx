import MaterialTable from '@material-table/core';
import { render, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import Tasks from './testing.tasks';

const columns = () => [{ title: 'Name', field: 'name' }];
const data = [{ id: 1, name: 'Fern' }];

proves(['The pager is a second table with a row of its own', 'Two column headers have the same name'], () => {
  render(<Tasks />);
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toHaveLength(5);
  expect(screen.getAllByRole('columnheader', { name: 'Task' })).toHaveLength(2);
});

proves('The page is filled up with empty rows', () => {
  render(<MaterialTable columns={columns()} data={data} />);
  expect(screen.getAllByRole('row').filter((row) => row.textContent === '').length).toBeGreaterThan(3);
  expect(screen.getAllByTestId('mtablebodyrow')).toHaveLength(1);
});

proves(['fixedColumns draws no copies', 'Widths are 0'], async () => {
  const options = { fixedColumns: { left: 1 }, paging: false };
  const { container } = render(<MaterialTable columns={columns()} data={data} options={options} />);
  await vi.waitFor(() => expect(container.querySelectorAll('table')).toHaveLength(1));
  expect(container.querySelector('td')?.getBoundingClientRect().width).toBe(0);
});

proves("getByLabelText('filter data by Name')", () => {
  render(<MaterialTable columns={columns()} data={data} options={{ filtering: true }} />);
  expect(screen.getAllByLabelText('filter data by Name')).toHaveLength(1);
});

proves('A row action is named by its tooltip', () => {
  const actions = [{ icon: () => <i />, tooltip: 'Print', position: 'row' as const, onClick: () => {} }];
  render(<MaterialTable columns={columns()} data={data} actions={actions} />);
  const row = screen.getByRole('row', { name: /Fern/ });
  expect(within(row).getAllByRole('button', { name: 'Print' })).toHaveLength(1);
});
