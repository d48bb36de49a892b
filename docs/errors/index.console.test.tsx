import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import MaterialTable, { type Column, MTableBodyRow } from '@material-table/core';
import type { ComponentProps, ReactNode } from 'react';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one, shown, texts, toggle } from '../../tests/claims/read';
import { columns, people, type Person, save } from '../../tests/claims/table';
import { saidBy, says, table } from './_produce';
import { shows } from './_shows';

const edit = (el: HTMLElement) => press(el, 'Edit');

proves(
  'Property `sorting` has been deprecated, please start using `maxColumnSort` instead. https://github.com/material-table-core/core/pull/619',
  () =>
    shows(
      'sorting',
      'Property `sorting` has been deprecated, please start using `maxColumnSort` instead. https://github.com/material-table-core/core/pull/619',
    ),
);

proves('Property `onDoubleRowClick` has been renamed to `onRowDoubleClick`', () =>
  shows('double-click', 'Property `onDoubleRowClick` has been renamed to `onRowDoubleClick`'),
);

proves(
  'Properties orderBy and orderDirection had been deprecated when remote data, please start using orderByCollection instead',
  () =>
    shows(
      'order-by',
      'Properties orderBy and orderDirection had been deprecated when remote data, please start using orderByCollection instead',
      { isCurable: false },
    ),
);

proves('React does not recognize the `PaperProps` prop on a DOM element.', () =>
  says(
    'React does not recognize the `PaperProps` prop on a DOM element.',
    table({ columns: columns({ city: { lookup: { Bonn: 'Bonn' } } }), options: { filtering: true } }),
    {
      act: (el) =>
        flushSync(() =>
          one(el, 'tbody [role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
        ),
    },
  ),
);

proves('React does not recognize the `inputProps` prop on a DOM element.', async () => {
  const selecting = (selectionProps: object) => table({ options: { selection: true, selectionProps } });
  await says(
    'React does not recognize the `inputProps` prop on a DOM element.',
    selecting({ inputProps: { 'aria-label': 'Select' } }),
  );
  expect(await saidBy(selecting({ slotProps: { input: { 'aria-label': 'Select' } } }))).toBe('');
});

proves('Received NaN for the `value` attribute. If this is expected, cast the value to a string.', () =>
  says(
    'Received NaN for the `value` attribute. If this is expected, cast the value to a string.',
    table({ editable: { onRowUpdate: save } }),
    {
      act: (el) => {
        edit(el);
        fill(one(el, 'input[aria-label="Age"]'), '');
      },
    },
  ),
);

proves('`value` prop on `input` should not be null.', () =>
  says(
    '`value` prop on `input` should not be null.',
    table({ data: [{ id: 1, name: null }], editable: { onRowUpdate: save } }),
    { act: edit },
  ),
);

proves('Each child in a list should have a unique "key" prop.', () =>
  says(
    'Each child in a list should have a unique "key" prop.',
    // oxlint-disable-next-line react/jsx-key -- the mistake that this warning is about
    table({ columns: columns({ name: { render: () => [<b>A</b>, <i>B</i>] } }) }),
  ),
);

proves('In HTML, <div> cannot be a child of <tbody>.', () =>
  says('In HTML, <div> cannot be a child of <tbody>.', table({ components: { Row: () => <div>Row</div> } })),
);

proves('Droppable: unsupported nested scroll container detected.', async () => {
  const message = 'Droppable: unsupported nested scroll container detected.';
  const boxed = (draggable: boolean) => (
    <div style={{ height: 200, overflow: 'auto' }}>{table({ options: { draggable } })}</div>
  );
  /** Drag the first header to the right, with the keyboard. */
  const drag = async (el: HTMLElement) => {
    one(el, '[data-rfd-drag-handle-draggable-id]').focus();
    for (const key of [' ', '{ArrowRight}', ' ']) await userEvent.keyboard(key);
    await expect.poll(() => texts(el, 'thead th')[0]).toBe('City');
  };
  await says(message, boxed(true), { act: drag });
  expect(await saidBy(boxed(false))).toBe('');
});

proves('MUI: You have provided an out-of-range value `7` for the select component.', async () => {
  await says(
    'MUI: You have provided an out-of-range value `7` for the select component.',
    table({ options: { pageSize: 7 } }),
  );
  expect(await saidBy(table({ options: { pageSize: 7, pageSizeOptions: [7, 14] } }))).toBe('');
  await says(
    'MUI: You have provided an out-of-range value `Bonn` for the select component.',
    table({ columns: columns({ city: { lookup: { Rome: 'Rome' } } }), editable: { onRowUpdate: save } }),
    { act: edit },
  );
});

const Row = (props: ComponentProps<typeof MTableBodyRow>) => (
  <>
    <MTableBodyRow {...props} />
    <tr>
      <td colSpan={9}>More</td>
    </tr>
  </>
);

proves(
  'For expanded content, use detailPanel, which may return any element, or return a second row from Row',
  async () => {
    const own = <MaterialTable columns={columns()} data={people} components={{ Row }} />;
    expect(await saidBy(own)).toBe('');
    const { el, unmount } = mount(own);
    await expect.poll(() => all(el, 'tbody td[colspan="9"]').length).toBe(5);
    unmount();
    const panels = mount(
      <MaterialTable columns={columns()} data={people} detailPanel={() => <div>Details</div>} />,
    );
    press(panels.el, toggle);
    await expect.poll(() => texts(panels.el, 'tbody tr').slice(0, 2)).toEqual(['CidBonn41', 'Details']);
  },
);

proves('in 8.0.3 the table can switch to other columns with defaultSort, and sorts by them.', async () => {
  const byAge: Column<Person>[] = [
    { title: 'Age', field: 'age', defaultSort: 'desc' },
    { title: 'Name', field: 'name' },
  ];
  const byName = columns({ name: { defaultSort: 'asc' } });
  const table = (made: Column<Person>[]) => <MaterialTable columns={made} data={people} />;
  const { el, rerender } = mount(table(byName));
  expect(shown(el)).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
  rerender(table(byAge));
  await expect.poll(() => shown(el)).toEqual(['61', '52', '47', '41', '36']);
  expect(await saidBy(table(columns({ city: { defaultSort: 'asc' } })))).toBe('');
});

const Container = ({ children }: { children?: ReactNode }) => <section>{children}</section>;

proves(
  "In 8.0.3, components that you don't specify keep their default, including the loading overlay.",
  async () => {
    const table = <MaterialTable columns={columns()} data={people} components={{ Container }} isLoading />;
    const { el, unmount } = mount(table);
    expect(all(el, 'section [role=progressbar]')).toHaveLength(1);
    expect(shown(el)).toHaveLength(5);
    unmount();
    expect(await saidBy(table)).toBe('');
  },
);

proves('in 8.0.3 the filter row is shown', async () => {
  const table = <MaterialTable columns={columns()} data={people} options={{ filtering: true }} />;
  const { el, unmount } = mount(table);
  expect(all(el, '#m--table--filter--row input')).toHaveLength(3);
  unmount();
  expect(await saidBy(table)).toBe('');
});
