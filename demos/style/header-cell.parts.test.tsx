import MaterialTable, { type Column, MTableHeader, type Options } from '@material-table/core';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, headers, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import HeaderGroups from './header-cell.header-groups';

function TwoHeads(props: ComponentProps<typeof MTableHeader>) {
  return (
    <>
      <thead>
        <tr>
          <th colSpan={2}>Person</th>
          <th>Rest</th>
        </tr>
      </thead>
      <MTableHeader {...props} />
    </>
  );
}

const spanOf = (cell: HTMLElement) => (cell as HTMLTableCellElement).colSpan;

const height = (city: Partial<Column<Person>>, tableLayout: 'auto' | 'fixed' = 'auto') => {
  const { el, unmount } = mount(
    <div style={{ width: 700 }}>
      <MaterialTable columns={columns({ city })} data={people} options={{ tableLayout }} />
    </div>,
  );
  const found = one(el, 'thead th').getBoundingClientRect().height;
  unmount();
  return found;
};

const left = (element: Element | undefined) => element?.getBoundingClientRect().left;

proves(
  [
    "Sorting still works, so stop the propagation of a button's click, or the click also sorts the rows.",
    'The title is also the column\'s name in the columns menu, in exports, and in filter inputs, which screen readers then announce as "[object Object]".',
  ],
  () => {
    const title = (
      <span>
        Name
        <button data-kind="silent" onClick={(event) => event.stopPropagation()}>
          ?
        </button>
        <button data-kind="loud">!</button>
      </span>
    );
    const { el } = mountTable({ filtering: true }, { columns: columns({ name: { title } }) });
    click(one(el, '[data-kind="silent"]'));
    expect(shown(el)[0]).toBe('Cid');
    click(one(el, '[data-kind="loud"]'));
    expect(shown(el)[0]).toBe('Ann');
    expect(all(el, 'input[aria-label="filter data by [object Object]"]')).toHaveLength(1);
    expect(texts(el, 'thead th')[0]).toContain('Name');
  },
);

proves(
  [
    'No column property merges headers. Wrap the header in components.Header, and render a second thead before it, with a colSpan for each heading.',
    'Turn off dragging, because a dragged column leaves its heading.',
  ],
  async () => {
    const spans = { colSpan: 2, headerStyle: { colSpan: 2 } } as object;
    expect(headers(mountTable({}, { columns: columns({ name: spans }) }).el).map(spanOf)).toEqual([1, 1, 1]);

    const ref: { current: { onDragEnd: (drop: object) => void } | null } = { current: null };
    const { el } = mountTable({}, { components: { Header: TwoHeads }, tableRef: ref as never });
    const [head, own] = all(el, 'thead');
    expect(texts(head ?? el, 'th')).toEqual(['Person', 'Rest']);
    expect(texts(own ?? el, 'th')).toEqual(['Name', 'City', 'Age']);
    const [source, destination] = [0, 2].map((index) => ({ droppableId: 'headers', index }));
    flushSync(() => ref.current?.onDragEnd({ draggableId: '0', source, destination }));
    expect(texts(own ?? el, 'th')).toEqual(['City', 'Age', 'Name']);
    expect(texts(head ?? el, 'th')).toEqual(['Person', 'Rest']);

    const demo = mount(<HeaderGroups />).el;
    await expect.poll(() => texts(demo, 'th[colspan="2"]')).toEqual(['Summer', 'Winter']);
    expect(all(demo, '[data-rfd-drag-handle-draggable-id]')).toEqual([]);
  },
);

proves(
  'Include the cells before your columns: one for each group, and one each for tree data, detail panels, selection, and actions.',
  () => {
    const before = (options: Options<Person>, more: object = {}, own = columns()) => {
      const cells = texts(mountTable(options, { columns: own, ...more }).el, 'thead th');
      return cells.findIndex((title) => title === 'Name' || title === 'Age');
    };
    const action = { icon: 'x', tooltip: 'Act', position: 'row', onClick: () => undefined };
    const actions = [action];
    const detailPanel = () => 'x';
    const parentChildData = () => undefined;
    expect(before({})).toBe(0);
    expect(before({ selection: true })).toBe(1);
    expect(before({}, { actions })).toBe(1);
    expect(before({}, { detailPanel })).toBe(1);
    expect(before({}, { parentChildData })).toBe(1);
    expect(before({}, {}, columns({ city: { defaultGroupOrder: 0 } }))).toBe(1);
    const two = columns({ city: { defaultGroupOrder: 0 }, name: { defaultGroupOrder: 1 } });
    expect(before({}, {}, two)).toBe(2);
    expect(before({ selection: true }, { detailPanel, actions })).toBe(3);
  },
);

proves(
  [
    "Titles wrap between words if the column has a width and headerStyle doesn't set whiteSpace: 'nowrap'.",
    'To control where a title breaks, pass an element: title: <>First<br />name</>.',
  ],
  () => {
    const title = 'The city in which this person lives now';
    const line = height({ title: 'City' });
    const headerStyle = { whiteSpace: 'nowrap' } as const;
    for (const layout of ['auto', 'fixed'] as const) {
      const wrapped = height({ title, width: 120 }, layout);
      expect(wrapped, layout).toBeGreaterThan(line + 15);
      expect(height({ title, width: 120, headerStyle }, layout), layout).toBe(line);
    }
    const broken = (
      <>
        First
        <br />
        name
      </>
    );
    expect(height({ title: broken })).toBeGreaterThan(line + 15);
  },
);

proves(
  [
    'Only headerStyle and ariaLabel are passed to the th.',
    "Set the id on an element in title, and style the cell with the table's sx: '& th:has(#city)'.",
  ],
  () => {
    const tried = { id: 'x', ariaLabel: 'Town', className: 'x', headerStyle: { color: 'rgb(1, 2, 3)' } };
    const own = columns({ city: { title: <span id="city">City</span>, ...(tried as object) } });
    const sx = { '& th:has(#city)': { backgroundColor: 'rgb(4, 5, 6)' } };
    const cell = all(mountTable({}, { columns: own, sx }).el, 'thead th')[1] as HTMLElement;
    expect([cell.id, cell.classList.contains('x'), cell.ariaLabel]).toEqual(['', false, 'Town']);
    const { color, backgroundColor } = getComputedStyle(cell);
    expect([color, backgroundColor]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
  },
);

proves('render a second thead before it, with a colSpan for each heading', async () => {
  const { el } = mount(<HeaderGroups />);
  await expect.poll(() => texts(el, 'th[colspan="2"]')).toEqual(['Summer', 'Winter']);
  const [summer] = all(el, 'th[colspan="2"]');
  expect(left(summer)).toBe(left(all(el, 'thead:last-of-type th')[1]));
});
