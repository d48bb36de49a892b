import MaterialTable, { type Column, type Options } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { isSaveDisabled } from './editing';
import { click, press } from './hands';
import { all, one, shown, texts } from './read';
import { columns, exported, mountTable, people, type Person, save } from './table';

proves(
  [
    "true hides the column, which then isn't searched or exported unless searchable or export is true. It is validated only if the table is grouped.",
    "Despite the name, the column itself isn't hidden.",
    'To change a title or lookup, pass a new array.',
    'Create the array once per table, with useMemo inside the component, because the table writes into your column objects. It stores its state (filter value, order, width) in tableData, and the columns button changes hidden.',
  ],
  () => {
    const own = () => columns({ city: { hidden: true, validate: () => false } });
    expect(shown(mountTable({ searchText: 'rome' }, { columns: own() }).el)).toEqual([]);
    expect(exported(own()).fields).toEqual(['name', 'age']);
    expect(exported(columns({ city: { hidden: true, export: true } })).fields).toEqual([
      'name',
      'city',
      'age',
    ]);
    const canSave = (more: Partial<Column<Person>>) => {
      const made = columns({ city: { hidden: true, validate: () => false }, age: more });
      const table = mountTable({ defaultExpanded: true }, { columns: made, editable: { onRowUpdate: save } });
      press(table.el, 'Edit');
      const can = !isSaveDisabled(table.el);
      table.unmount();
      return can;
    };
    expect([canSave({}), canSave({ defaultGroupOrder: 0 })]).toEqual([true, false]);
    const kept = columns({ city: { hiddenByColumnsButton: true } });
    expect(texts(mountTable({}, { columns: kept }).el, 'thead th')).toEqual(['Name', 'City', 'Age']);
    expect(kept[0]).toHaveProperty('tableData');
    const { el, rerender } = mount(<MaterialTable columns={columns()} data={people} />);
    rerender(<MaterialTable columns={columns({ name: { title: 'Who' } })} data={people} />);
    expect(texts(el, 'thead th')[0]).toBe('Who');
  },
);

const resizing = { tableLayout: 'fixed', columnResizable: true } as const;

/** Drag the handle of this header by so many pixels. */
function drag(el: HTMLElement, index: number, by: number) {
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  mouse(all(el, '[data-testid=drag_handle]')[index] as HTMLElement, 'mousedown', 500);
  mouse(document, 'mousemove', 500 + by);
  mouse(document, 'mouseup', 500 + by);
}

proves(
  [
    'Without it, users can shrink a column to 20 px.',
    "The header cell has it only with options.tableWidth: 'full'.",
    "With 'variable', only one changes.",
  ],
  () => {
    const onColumnResized = vi.fn();
    const wide = () => columns({ name: { width: 200 }, city: { width: 200 }, age: { width: 200 } });
    const { el } = mountTable({ ...resizing, tableWidth: 'variable' }, { columns: wide(), onColumnResized });
    drag(el, 0, -900);
    expect(onColumnResized.mock.lastCall?.[0]).toMatchObject([{ field: 'name', widthPx: 20 }]);
    const least = columns({ name: { width: 200, minWidth: 50 } });
    const th = (options: Options<Person>) =>
      one(mountTable(options, { columns: least }).el, 'th').style.minWidth;
    expect([th({}), th({ tableWidth: 'variable' })]).toEqual(['50px', '']);
  },
);

proves(
  [
    'The width is taken from the hidden column, and onColumnResized reports it with a widthPx of NaN.',
    'Resizing a column next to a hidden one also goes wrong, and the table gets too wide.',
  ],
  () => {
    const onColumnResized = vi.fn();
    const beside = (hidden: boolean) => {
      const { el } = mountTable(resizing, { columns: columns({ city: { hidden } }), onColumnResized });
      const widths = () => all(el, 'thead th').map((th) => th.offsetWidth);
      const before = widths();
      drag(el, 0, 40);
      const [changed] = onColumnResized.mock.lastCall ?? [];
      return { changed, by: widths().map((width, index) => width - (before[index] ?? 0)) };
    };
    expect(beside(false).by).toEqual([40, -40, 0]);
    const { by, changed } = beside(true);
    expect(by).toEqual([40, 0]);
    expect(changed[1]).toMatchObject({ field: 'city', widthPx: NaN });
  },
);

proves('Groups are flattened in groupedData.', () => {
  const own = columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
  const { rows, data } = exported(own, { defaultExpanded: true });
  expect(rows.map(({ name }) => name).sort()).toEqual(people.map(({ name }) => name).sort());
  expect(data.groupedData).toHaveLength(3);
});

proves(
  [
    'Choose an icon that points down, because it is rotated for ascending order.',
    'which points right and is rotated by 90 degrees when open.',
    'Arrow next to the title of a sorted column and on the chips of grouped columns.',
  ],
  () => {
    const { el } = mountTable({ grouping: true }, { columns: columns({ city: { defaultGroupOrder: 0 } }) });
    const turn = (element: Element) => getComputedStyle(element).transform;
    expect(one(el, '.MuiChip-root svg')).toBeTruthy();
    const label = one(el, '[data-testid=mtableheader-sortlabel]');
    click(label);
    expect(label.classList).toContain('MuiTableSortLabel-directionAsc');
    const arrow = all(el, 'tbody button')[0] as HTMLElement;
    expect(arrow.style.transform).toBe('none');
    click(arrow);
    expect(arrow.style.transform).toBe('rotate(90deg)');
    expect(turn(one(el, '.MuiChip-root svg'))).toBeTruthy();
  },
);
