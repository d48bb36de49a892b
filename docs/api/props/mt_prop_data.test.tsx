import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { press } from '../../../tests/claims/hands';
import { all, shown } from '../../../tests/claims/read';
import { columns, people, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { mountRows, older, select, selectedAt, three } from '../../guides/rows-and-ids/_rows';

const done = async () => undefined;

proves(
  'Write data={query.data ?? []}, because undefined throws an error, and use isLoading for the first load.',
  async () => {
    const own = columns();
    const table = (data: Person[] | undefined) => (
      <MaterialTable columns={own} data={data ?? []} isLoading={!data} />
    );
    const without = <MaterialTable columns={own} data={undefined as unknown as Person[]} isLoading />;
    expect(await saidBy(without)).toContain('this.props.data is not a function');
    const { el, rerender } = mount(table(undefined));
    expect(all(el, '[role="progressbar"]')).toHaveLength(1);
    rerender(table(people));
    expect(shown(el)).toHaveLength(5);
    expect(all(el, '[role="progressbar"]')).toHaveLength(0);
  },
);

proves(
  [
    'a refetch that returns equal rows changes nothing',
    'A refetch with different content closes the row being edited, so turn off refetchOnWindowFocus while a row is open.',
  ],
  () => {
    const { el, show } = mountRows(three, { options: {}, editable: { onRowUpdate: done } });
    press(el, 'Edit');
    show(three.map((row) => ({ ...row })));
    expect(all(el, 'button[aria-label=Save]')).toHaveLength(1);
    show(older(three));
    expect(all(el, 'button[aria-label=Save]')).toHaveLength(0);
  },
);

proves(
  'When the query key changes, keep the previous rows with keepPreviousData so that the array is never empty.',
  () => {
    const { el, show } = mountRows(three);
    select(el, 1);
    show(older(three));
    expect(selectedAt(el)).toEqual([1]);
    show([]);
    show(three);
    expect(selectedAt(el)).toEqual([]);
  },
);
