import MaterialTable, { type Options } from '@material-table/core';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { click, press } from './hands';
import { all, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  'Your object is merged over the defaults, one level deep. An explicit undefined replaces a default',
  () => {
    expect(all(mountTable().el, 'input[placeholder="Search"]')).toHaveLength(1);
    expect(all(mountTable({ search: undefined }).el, 'input[placeholder="Search"]')).toHaveLength(0);
  },
);

proves('A new value applies immediately', () => {
  const { el, update } = mountTable({ search: true });
  update({ search: false, toolbar: true, filtering: true, showTitle: false, pageSize: 10 });
  expect(all(el, 'input[placeholder="Search"]')).toHaveLength(0);
  expect(all(el, '#m--table--filter--row')).toHaveLength(1);
  expect(texts(el, 'h6')).toEqual([]);
  expect(shown(el)).toHaveLength(10);
});

proves(
  [
    'A new value applies immediately, except for searchText, searchDebounceDelay, debounceInterval, initialPage, defaultExpanded and, with a data function, pageSize, which are read when the table mounts.',
    "It is read only when the table mounts, so it doesn't control the field.",
    'which are read when the table mounts',
    'Changing initialPage or searchText later does nothing, and changing a start value for sorting, filters or groups resets that part',
  ],
  async () => {
    const { el, update } = mountTable({ searchText: 'Bonn', initialPage: 0 });
    expect(shown(el)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
    update({ searchText: 'Rome', initialPage: 1, showTitle: false });
    await expect.poll(() => texts(el, 'h6')).toEqual([]);
    expect(shown(el)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
    const grouped = mountTable(
      { defaultExpanded: false },
      { columns: columns({ city: { defaultGroupOrder: 0 } }) },
    );
    grouped.update({ defaultExpanded: true, showTitle: false });
    await expect.poll(() => texts(grouped.el, 'h6')).toEqual([]);
    expect(shown(grouped.el)).toEqual([]);
  },
);

proves(
  [
    'A function recreated on each render counts as a change, which, for example, closes the row being edited.',
    'Otherwise, old and new options are compared deeply.',
    'compares data, columns and options with their previous values by content',
    'Functions are equal only if they are the same function.',
    'options with an inline rowStyle or selectionProps are new on every render.',
  ],
  () => {
    const stableColumns = columns();
    const editable = { onRowUpdate: () => Promise.resolve() };
    const table = (options: Options<Person>) => (
      <MaterialTable data={people} columns={stableColumns} options={options} editable={editable} />
    );
    const openEditors = (makeOptions: () => Options<Person>) => {
      const { el, rerender } = mount(table(makeOptions()));
      press(el, 'Edit');
      expect(all(el, 'button[aria-label="Save"]')).toHaveLength(1);
      rerender(table(makeOptions()));
      return all(el, 'button[aria-label="Save"]').length;
    };
    const stable: Options<Person> = { rowStyle: () => ({}) };
    expect(openEditors(() => stable)).toBe(1);
    expect(openEditors(() => ({ rowStyle: { color: 'inherit' } }))).toBe(1);
    expect(openEditors(() => ({ rowStyle: () => ({}) }))).toBe(0);
  },
);

const title = (el: Element) => texts(el, 'h6')[0];

proves(
  'Shows the bar above the table, with the title, search field, columns button, export menu and the actions that belong to no row.',
  () => {
    expect(all(mountTable().el, 'input[placeholder="Search"]')).toHaveLength(1);
    const { el } = mountTable(
      { toolbar: false, columnsButton: true },
      { editable: { onRowAdd: () => Promise.resolve() } },
    );
    expect(texts(el, 'h6')).toEqual([]);
    expect(
      all(el, 'input[placeholder="Search"], button[aria-label="Show Columns"], button[aria-label="Add"]'),
    ).toEqual([]);
  },
);

proves(['Shows the title in the toolbar.', 'With false, the rest of the toolbar stays.'], () => {
  expect(title(mountTable().el)).toBe('People');
  const { el } = mountTable({ showTitle: false });
  expect(title(el)).toBeUndefined();
  expect(all(el, 'input[placeholder="Search"]')).toHaveLength(1);
});

proves(
  [
    'Replaces the title with "n row(s) selected" and colors the toolbar while rows are selected.',
    'With false, the title and the plain toolbar stay, but actions for selected rows still appear.',
    'While rows are selected, "2 row(s) selected" replaces the title, unless options.showTextRowsSelected is false.',
  ],
  () => {
    const selectFirst = (options: Options<Person>) => {
      const { el } = mountTable({ selection: true, ...options });
      const before = getComputedStyle(all(el, '.MuiToolbar-root')[0] as Element).backgroundColor;
      click(all(el, 'tbody input[type="checkbox"]')[0] as HTMLElement);
      const after = getComputedStyle(all(el, '.MuiToolbar-root')[0] as Element).backgroundColor;
      return { title: title(el), isHighlighted: before !== after };
    };
    expect(selectFirst({})).toEqual({ title: '1 row(s) selected', isHighlighted: true });
    expect(selectFirst({ showTitle: false }).title).toBe('1 row(s) selected');
    expect(selectFirst({ showTextRowsSelected: false })).toEqual({ title: 'People', isHighlighted: false });
  },
);

proves(
  "Puts the toolbar buttons (columns, export, actions) directly after the title ('left') or at the far end.",
  () => {
    const offset = (options: Options<Person>) => {
      const { el } = mountTable({ columnsButton: true, ...options });
      const button = all(el, 'button[aria-label="Show Columns"]')[0] as HTMLElement;
      return button.getBoundingClientRect().left - el.getBoundingClientRect().left;
    };
    expect(offset({ toolbarButtonAlignment: 'left' })).toBeLessThan(
      offset({ toolbarButtonAlignment: 'right' }),
    );
    expect(offset({})).toBe(offset({ toolbarButtonAlignment: 'right' }));
  },
);
