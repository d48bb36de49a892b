import MaterialTable from '@material-table/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import Tasks from './tasks';

const columns = () => [
  { title: 'Name', field: 'name' },
  { title: 'Grams', field: 'grams' },
];
const data = [
  { id: 1, name: 'Fern', grams: 12 },
  { id: 2, name: 'Ivy', grams: 9 },
];

proves(
  [
    'Render the table in jsdom with Testing Library',
    'Both find rows by their text and buttons by their tooltips',
    'Rows have the text of their cells as a name, and row actions are named after their tooltips.',
    "a row | getByRole('row', { name: /roof/ })",
    "a cell of a row | getByRole('cell', { name: '12' })",
    "an edit, delete or action button of a row | getByRole('button', { name: 'Edit' })",
    "a checkbox | getByRole('checkbox', { name: … }), once it has a name",
  ],
  () => {
    render(<Tasks />);
    const row = screen.getByRole('row', { name: /roof/ });
    const cells = within(row).getAllByTestId('mtablecell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Fix the roof', '12', '3/19/2026']);
    expect(screen.getByRole('row', { name: /Fix the roof 12 3\/19\/2026$/ })).toBe(row);
    expect(within(row).getByRole('cell', { name: '12' })).toBe(cells[1]);
    expect(screen.getByRole('checkbox', { name: 'Select Fix the roof' })).toBeTruthy();
    for (const name of ['Edit', 'Delete']) expect(within(row).getByRole('button', { name })).toBeTruthy();
  },
);

proves(["all data rows | getAllByTestId('mtablebodyrow')", 'Count by test id'], () => {
  render(<MaterialTable columns={columns()} data={data} options={{ filtering: true }} />);
  expect(screen.getAllByTestId('mtablebodyrow').map((row) => row.textContent)).toEqual(['Fern12', 'Ivy9']);
});

proves(
  [
    "the search | getByPlaceholderText('Search')",
    "the filter of a column | getByLabelText('filter data by Name')",
  ],
  async () => {
    const options = { filtering: true, debounceInterval: 0 };
    render(<MaterialTable columns={columns()} data={data} options={options} />);
    const rows = () => screen.getAllByTestId('mtablebodyrow').map((row) => row.textContent);
    fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: 'ivy' } });
    await waitFor(() => expect(rows()).toEqual(['Ivy9']));
    fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: '' } });
    await waitFor(() => expect(rows()).toHaveLength(2));
    fireEvent.change(screen.getByLabelText('filter data by Name'), { target: { value: 'fern' } });
    await waitFor(() => expect(rows()).toEqual(['Fern12']));
  },
);

proves("the next page | getByRole('button', { name: /Next/ })", () => {
  render(<MaterialTable columns={columns()} data={data} options={{ pageSize: 1, pageSizeOptions: [1] }} />);
  fireEvent.click(screen.getByRole('button', { name: /Next/ }));
  expect(screen.getByText('Ivy')).toBeTruthy();
  expect(screen.queryByText('Fern')).toBeNull();
});

proves(
  'All names come from localization, so a translated table has translated names, except for filters and the expand buttons of detail panels and tree rows.',
  () => {
    const localization = {
      body: { editTooltip: 'Bearbeiten' },
      pagination: { nextTooltip: 'Weiter', nextAriaLabel: 'Weiter' },
      toolbar: { searchPlaceholder: 'Suchen' },
    };
    render(
      <MaterialTable
        columns={columns()}
        data={data}
        options={{ filtering: true }}
        localization={localization}
        editable={{ onRowUpdate: async () => undefined }}
        detailPanel={() => 'more'}
        actions={[{ icon: () => <i />, tooltip: 'Drucken', position: 'row', onClick: () => {} }]}
      />,
    );
    expect(screen.getAllByRole('button', { name: 'Bearbeiten' })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Drucken' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Weiter' })).toBeTruthy();
    expect(screen.getByPlaceholderText('Suchen')).toBeTruthy();
    expect(screen.getByLabelText('filter data by Name')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Detail panel visibility toggle' })).toHaveLength(2);
  },
);

proves(
  [
    'Two column headers have the same name, the cell and its sort label.',
    'Click the text, or use the test id mtableheader-sortlabel.',
    "a header | getByText('Hours')",
  ],
  () => {
    render(<Tasks />);
    const [cell, label] = screen.getAllByRole('columnheader', { name: 'Hours' });
    expect(cell?.contains(label ?? null)).toBe(true);
    expect(() => screen.getByRole('columnheader', { name: 'Hours' })).toThrow(/multiple elements/);
    const hours = () => screen.getAllByTestId('mtablebodyrow').map((row) => row.children[3]?.textContent);
    fireEvent.click(screen.getByText('Hours'));
    expect(hours()).toEqual(['1', '3', '12']);
    const labels = screen.getAllByTestId('mtableheader-sortlabel');
    expect(labels.map((one) => one.textContent)).toEqual(['Task', 'Hours', 'Due']);
    fireEvent.click(labels[1] as HTMLElement);
    expect(hours()).toEqual(['12', '3', '1']);
  },
);

proves(
  [
    'The field of a date picker has three parts, each a spin button.',
    'Click the first one and type the digits:',
  ],
  async () => {
    const user = userEvent.setup();
    const onSave = vi.fn(async (_task: { due: Date }) => {});
    render(<Tasks onSave={onSave} />);
    const row = screen.getByRole('row', { name: /Fix the roof/ });
    await user.click(within(row).getByRole('button', { name: 'Edit' }));
    const parts = screen.getAllByRole('spinbutton').filter((part) => part.tagName !== 'INPUT');
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['Day', 'Month', 'Year']);
    await user.click(parts[0] as HTMLElement);
    await user.keyboard('24122026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave.mock.lastCall?.[0].due.toDateString()).toBe('Thu Dec 24 2026'));
  },
);
