import MaterialTable, { type Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves, mount } from './claim';
import { click } from './hands';
import { bodyRow, input, one, texts, titles } from './read';
import { columns, mountTable, people, type Person } from './table';

proves('The text is localization.toolbar.nRowsSelected.', () => {
  const { el } = mountTable(
    { selection: true },
    { localization: { toolbar: { nRowsSelected: '{0} taken' } } },
  );
  click(one(el, `${bodyRow} input`));
  expect(texts(el, 'h6')).toEqual(['1 taken']);
  const left = (options: Options<Person>) => {
    const table = mountTable({ columnsButton: true, ...options }).el;
    return [input(table, 'Search'), one(table, 'button[aria-label="Show Columns"]')].map(
      (part) => part.getBoundingClientRect().left,
    );
  };
  const [search, button] = left({});
  const [searchLeft, buttonSame] = left({ searchFieldAlignment: 'left' });
  expect(searchLeft).toBeLessThan(search ?? 0);
  expect(buttonSame).toBe(button);
  expect(left({ toolbarButtonAlignment: 'left' })[1]).toBeLessThan(button ?? 0);
});

proves(
  [
    'It stores the grouped columns with their direction and position, but no filters, row sort or column widths. Storing requires grouping: true',
    "It isn't related to row ids or column.id.",
  ],
  async () => {
    localStorage.removeItem('material-table-groupings');
    const own = columns({
      city: { defaultGroupOrder: 0, defaultGroupSort: 'desc', width: 120 },
      name: { defaultFilter: 'a', defaultSort: 'asc' },
    });
    mountTable({ grouping: true, persistentGroupingsId: 'p' }, { id: 'table-id', columns: own });
    const stored = () => JSON.parse(localStorage.getItem('material-table-groupings') ?? 'null') as unknown;
    await expect
      .poll(stored)
      .toEqual({ p: [{ field: 'city', groupOrder: 0, groupSort: 'desc', columnOrder: 1 }] });
    localStorage.setItem(
      'material-table-groupings',
      JSON.stringify({ p: [{ field: 'name', groupOrder: 0, groupSort: 'asc', columnOrder: 2 }] }),
    );
    const { el } = mountTable({ grouping: true, persistentGroupingsId: 'p' });
    expect(titles(el)).toEqual(['', 'City', 'Age']);
    one(el, '.MuiChip-deleteIcon').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => titles(el)).toEqual(['City', 'Name', 'Age']);
    localStorage.removeItem('material-table-groupings');
    mountTable({ grouping: true }, { id: 'table-id', columns: columns({ city: { defaultGroupOrder: 0 } }) });
    expect(stored()).toBeNull();
  },
);

proves(
  ["sets the HTML id of the table's outermost element, the paper around the toolbar, rows and pagination"],
  () => {
    const { el } = mountTable({}, { id: 'people' });
    expect(one(el, '#people table thead').tagName).toBe('THEAD');
    expect(one(el, 'table').id).toBe('');
  },
);

proves(
  [
    'options.loadingType chooses between overlay, which also blocks clicks but not keys, and the linear bar, which blocks neither.',
    'With the overlay, users can still move to a button with Tab and press it.',
    'Put the table into an element that is inert while it loads. Then nothing in it can be clicked or get the focus',
  ],
  async () => {
    const target = (loadingType: 'overlay' | 'linear') => {
      const { el, unmount } = mountTable({ loadingType }, { isLoading: true });
      const { left, top } = one(el, bodyRow).getBoundingClientRect();
      const hit = document.elementFromPoint(left + 20, top + 10);
      const isRow = Boolean(hit?.closest('tbody'));
      unmount();
      return isRow;
    };
    expect([target('overlay'), target('linear')]).toEqual([false, true]);
    const pressed = async (isInert: boolean, loadingType: 'overlay' | 'linear') => {
      const onClick = vi.fn();
      const action = { icon: () => <b>Go</b>, tooltip: 'Go', isFreeAction: true, onClick };
      const { unmount } = mount(
        <div inert={isInert}>
          <MaterialTable
            columns={columns()}
            data={people}
            isLoading
            options={{ loadingType, search: false }}
            actions={[action]}
          />
        </div>,
      );
      (document.activeElement as HTMLElement).blur();
      for (let presses = 0; presses < 3 && !document.activeElement?.matches('[aria-label="Go"]'); presses++)
        await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      unmount();
      return onClick.mock.calls.length;
    };
    expect(await pressed(false, 'overlay')).toBe(1);
    expect(await pressed(false, 'linear')).toBe(1);
    expect(await pressed(true, 'overlay')).toBe(0);
  },
);
