import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { columns, people } from '../../../tests/claims/table';

const withFunction = () => columns({ age: { render: (row) => `${row.age} years` } });

proves('The table no longer prints the old warnings about this, "contain functions which', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = mount(<MaterialTable columns={withFunction()} data={people} />);
  rerender(<MaterialTable columns={withFunction()} data={people} />);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
