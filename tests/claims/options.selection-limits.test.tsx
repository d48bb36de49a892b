import type { MaterialTableProps } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click, fill } from './hands';
import { all, boxes, checked, one, shown } from './read';
import { columns, mountTable, people, type Person } from './table';
const selectAll = (el: ParentNode) => one(el, 'thead input[type=checkbox]') as HTMLInputElement;

proves(
  [
    'Select-all and disabled rows: a full check mark, or disabled rows selected',
    "A group's checkbox still selects disabled rows",
  ],
  () => {
    const onSelectionChange = vi.fn<NonNullable<MaterialTableProps<Person>['onSelectionChange']>>();
    const { el } = mountTable(
      { selection: true, defaultExpanded: true, selectionProps: (row) => ({ disabled: row.id === 1 }) },
      { columns: columns({ city: { defaultGroupOrder: 0 } }), onSelectionChange },
    );
    expect(boxes(el)[0]?.disabled).toBe(true);
    click(one(el, 'tbody input[type=checkbox]'));
    expect(onSelectionChange.mock.lastCall?.[0].map(({ id }) => id)).toContain(1);
  },
);

proves('Select-all clears instead of selecting while a search hides selected rows', async () => {
  const { el } = mountTable({ selection: true, debounceInterval: 0 });
  click(boxes(el)[0] as HTMLElement);
  fill(one(el, 'input[aria-label="Search"]') as HTMLInputElement, 'ann');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
  expect(selectAll(el).checked).toBe(true);
  expect(boxes(el)[0]?.checked).toBe(false);
  click(selectAll(el));
  expect(boxes(el)[0]?.checked).toBe(false);
});

proves('Select-all clears rows that a function disables, but then looks fully checked.', () => {
  const data = people.slice(0, 3).map((row) => ({ ...row, tableData: { checked: row.id === 1 } }));
  const { el } = mountTable({ selection: true, selectionProps: () => ({ disabled: true }) }, { data });
  expect(checked(el)).toEqual([true, false, false]);
  click(selectAll(el));
  expect([selectAll(el).checked, selectAll(el).dataset.indeterminate]).toEqual([true, 'false']);
  expect(checked(el)).toEqual([false, false, false]);
});

proves(
  [
    'A group checkbox selects all rows that selectionProps disables.',
    'Select-all and disabled rows: a full check mark, or disabled rows selected',
  ],
  () => {
    const data = [1, 2].map((id) => ({
      id,
      name: `n${id}`,
      city: 'Bonn',
      age: 0,
      tableData: { disabled: id === 1 },
    }));
    const { el } = mountTable({ selection: true }, { data });
    click(one(el, 'thead input'));
    const boxes = (root: ParentNode) =>
      (all(root, 'tbody input') as HTMLInputElement[]).map((box) => box.checked);
    expect(boxes(el)).toEqual([false, true]);
    const groups = mountTable(
      { selection: true, defaultExpanded: true },
      {
        data: data.map((row) => ({ ...row, tableData: { ...row.tableData } })),
        columns: columns({ city: { defaultGroupOrder: 0 } }),
      },
    ).el;
    click(one(groups, 'tbody input'));
    expect(boxes(groups).slice(1)).toEqual([false, true]);
  },
);

proves(
  [
    'Select-all skips a disabled child only if its parent precedes it in data; otherwise, it treats the child like its parent.',
    "In a tree, a parent's checkbox selects them too, and sometimes so does select-all.",
    'and sometimes so does select-all.',
  ],
  () => {
    const [cid, ann, dora] = people as [Person, Person, Person];
    const after = (data: Person[], act: (el: HTMLElement) => void, disabledId = ann.id) => {
      const onSelectionChange = vi.fn<(rows: Person[]) => void>();
      const { el, unmount } = mountTable(
        {
          selection: true,
          defaultExpanded: true,
          selectionProps: ({ id }) => ({ disabled: id === disabledId }),
        },
        {
          data,
          parentChildData: ({ id }, rows) =>
            id === cid.id ? undefined : rows.find((row) => row.id === cid.id),
          onSelectionChange,
        },
      );
      act(el);
      unmount();
      return onSelectionChange.mock.lastCall?.[0].map(({ name }) => name).sort();
    };
    const onParent = (el: HTMLElement) => click(boxes(el)[0] as HTMLElement);
    const onAll = (el: HTMLElement) => click(selectAll(el));
    expect(after([cid, ann, dora], onParent)).toEqual(['Ann', 'Cid', 'Dora']);
    expect(after([cid, ann, dora], onAll)).toEqual(['Cid', 'Dora']);
    expect(after([ann, cid, dora], onAll)).toEqual(['Ann', 'Cid', 'Dora']);
    expect(after([ann, cid, dora], onAll, cid.id)).toEqual(['Dora']);
  },
);
