import MaterialTable, { MTableHeader, type Column, type Options } from '@material-table/core';
import { type ComponentProps, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, columns, mountTable, one, people, press, shown } from '../../tests/claims/table';
import { type Person, texts } from '../../tests/claims/table';
import HeaderGroups from './columns.header-groups';

const left = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().left ?? NaN);
const width = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().width ?? NaN);
const headers = (el: ParentNode) => all(el, 'thead th');

/** Mount a table in a box of this width. */
function inBox(boxWidth: number, own: Column<Person>[], options: Options<Person> = {}, more: object = {}) {
  return mount(
    <div style={{ width: boxWidth }}>
      <MaterialTable columns={own} data={people} options={{ draggable: false, ...options }} {...more} />
    </div>,
  ).el;
}

/** Scroll the table's own box sideways. */
function scrollBox(el: HTMLElement, by: number) {
  const box = all(el, 'div').find(
    (div) => getComputedStyle(div).overflowX === 'auto' && div.scrollWidth > div.clientWidth,
  );
  box?.scrollTo(by, 0);
  expect(box?.scrollLeft).toBe(by);
}

const sticky = (inlineStart: number): Partial<Column<Person>> => {
  const style: CSSProperties = { position: 'sticky', insetInlineStart: inlineStart, background: 'white' };
  return { width: 150, cellStyle: style, headerStyle: { ...style, zIndex: 11 } };
};

proves(
  [
    "Each entry of columns is one column: width sizes it, hidden hides it, sticky cells freeze it, and the array's order is the table's.",
    "Make its cells sticky: set position: 'sticky' and a background in cellStyle and headerStyle.",
    'For a second sticky column, insetInlineStart is the width of the first.',
  ],
  () => {
    const titles = (own: Column<Person>[]) => texts(inBox(900, own), 'thead th');
    expect(titles(columns())).toEqual(['Name', 'City', 'Age']);
    expect(titles(columns().reverse())).toEqual(['Age', 'City', 'Name']);
    expect(titles(columns({ city: { hidden: true } }))).toEqual(['Name', 'Age']);
    expect(width(headers(inBox(900, columns({ age: { width: 444 } })))[2])).toBe(444);

    const own = columns({ name: sticky(0), city: sticky(150), age: { width: 800 } });
    const el = inBox(500, own, { tableLayout: 'fixed' });
    const lefts = () => [headers(el), all(one(el, bodyRow), 'td')].map((cells) => cells.map(left));
    const [before] = lefts();
    scrollBox(el, 300);
    const after = before?.map((x, index) => (index === 2 ? x - 300 : x));
    expect(lefts()).toEqual([after, after]);
    expect(before?.[1]).toBe((before?.[0] ?? 0) + 150);
    const background = (of: ParentNode) => getComputedStyle(one(of, `${bodyRow} td`)).backgroundColor;
    expect([background(inBox(500, columns())), background(el)]).toEqual([
      'rgba(0, 0, 0, 0)',
      'rgb(255, 255, 255)',
    ]);
  },
);

proves(
  "No option does this, and selection and actions have no column object, so use the table's sx",
  async () => {
    const actions = [() => ({ icon: 'x', tooltip: 'Act', onClick: () => undefined })];
    const own = columns({ name: { width: 400 }, city: { width: 400 }, age: { width: 400 } });
    const titles = own.map(({ title }) => title);
    const options = { selection: true, fixedColumns: { left: 1, right: 1 } };
    const el = inBox(500, own, options, { actions });
    await expect.poll(() => all(el, 'thead').length).toBeGreaterThan(1);
    const boxes = all(el, 'thead th:first-of-type');
    const before = boxes.map(left);
    scrollBox(el, 200);
    expect(boxes.map(left)).toEqual(before.map((x) => x - 200));
    expect(own.map(({ title }) => title)).toEqual(titles);
  },
);

proves(
  [
    'A long word widens its column while it is shown.',
    "Let it break: cellStyle: { overflowWrap: 'anywhere' }.",
  ],
  () => {
    const data = people.slice(0, 6).map((row) => (row.id === 6 ? { ...row, name: 'x'.repeat(60) } : row));
    const pages = (name: Partial<Column<Person>>) => {
      const el = inBox(600, columns({ name }), {}, { data });
      const first = headers(el).map(width);
      press(el, 'Next Page');
      return [first, headers(el).map(width)];
    };
    const [before, after] = pages({});
    expect(after?.[0]).toBeGreaterThan(1.5 * (before?.[0] ?? NaN));
    const [still, same] = pages({ cellStyle: { overflowWrap: 'anywhere' } });
    expect(same).toEqual(still);
  },
);

proves("Text must not wrap: cellStyle: { whiteSpace: 'nowrap' }.", () => {
  const render = () => 'a text of many words that is too long for a narrow box, and so it is broken';
  const heights = [undefined, { whiteSpace: 'nowrap' } as const].map((cellStyle) => {
    const el = inBox(300, columns({ name: { render, cellStyle } }));
    return one(el, bodyRow).getBoundingClientRect().height;
  });
  expect(heights[0]).toBeGreaterThan(2 * (heights[1] ?? NaN));
});

proves('The actions column is as wide as its buttons', () => {
  const padding = [1, 3].map((count) => {
    const actions = Array.from({ length: count }, (_, index) => ({
      icon: () => <svg width="24" height="24" />,
      tooltip: `Act ${index}`,
      onClick: () => undefined,
    }));
    const el = inBox(900, columns(), {}, { actions });
    const buttons = all(one(el, bodyRow), 'button').reduce((sum, button) => sum + width(button), 0);
    expect(buttons).toBe(40 * count);
    return width(headers(el)[0]) - buttons;
  });
  // Its padding is the same, however many buttons stand in it.
  expect(Math.abs((padding[1] ?? NaN) - (padding[0] ?? NaN))).toBeLessThanOrEqual(1);
  expect(padding[0]).toBeLessThan(20);
});

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

proves(
  [
    'No column property does this: wrap the header in components.Header and render a second thead before it, with a colSpan for each heading.',
    'Turn off dragging, since a dragged column leaves its heading.',
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

const spanOf = (cell: HTMLElement) => (cell as HTMLTableCellElement).colSpan;

proves(
  'Count the cells before your columns: one for each group, and one each for tree, detail panel, selection and actions.',
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

proves("Point field at the key ('state.id'), or use render.", () => {
  const data = [{ id: 1, state: { id: 1 } }];
  const cell = (column: object) =>
    shown(
      mount(
        <MaterialTable columns={[{ title: 'State', ...column }] as Column<{ id: number }>[]} data={data} />,
      ).el,
    );
  const lookup = { 1: 'Open' };
  expect(cell({ field: 'state', lookup })).toEqual(['']);
  expect(cell({ field: 'state.id', lookup })).toEqual(['Open']);
  expect(cell({ field: 'state', render: () => 'Open' })).toEqual(['Open']);
});
