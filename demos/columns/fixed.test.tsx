import MaterialTable, { type Column } from '@material-table/core';
import { Box } from '@mui/material';
import { useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, press, fill } from '../../tests/claims/hands';
import {
  one,
  scroller,
  all,
  titles,
  bodyRow,
  filterOf,
  headers,
  shown,
  texts,
} from '../../tests/claims/read';
import { columns, people, mountTable, inBox, type Person } from '../../tests/claims/table';
import StickyCheckboxes from './fixed.sticky';

const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;

proves(
  'The header of a resizable column scrolls away, because the table sets position: relative on it; use',
  () => {
    const offset = (columnResizable: boolean, sx = {}) => {
      const own = columns({
        name: { width: 100, headerStyle: sticky, cellStyle: sticky },
        city: { width: 300 },
        age: { width: 300 },
      });
      const options = { columnResizable, tableLayout: 'fixed', tableWidth: 'variable' } as const;
      const { el } = mount(
        <div style={{ width: 300 }}>
          <MaterialTable columns={own} data={people} options={options} sx={sx} />
        </div>,
      );
      scroller(el).scrollTo(200, 0);
      const left = (element: Element) => element.getBoundingClientRect().left;
      return Math.round(left(one(el, 'thead th')) - left(scroller(el)));
    };
    expect(offset(false)).toBe(0);
    expect(offset(true)).toBe(-200);
    expect(offset(true, { '& th:first-of-type': { position: 'sticky !important' } })).toBe(0);
  },
);

const stickyAt = (insetInlineStart: number) => {
  const style = { position: 'sticky', insetInlineStart } as const;
  return { cellStyle: style, headerStyle: style };
};
const frozen = () => columns({ name: stickyAt(0), city: stickyAt(150) });

proves(
  'A sticky column that users drag, or hide and show again, stays sticky, but all keep their offsets.',
  async () => {
    const { el } = mountTable({ columnsButton: true }, { columns: frozen() });
    const offsets = () =>
      all(el, 'tbody tr:first-of-type td').map(({ style }) => style.position && style.insetInlineStart);
    expect(offsets()).toEqual(['0px', '150px', '']);
    press(el, 'Show Columns');
    const choose = () => click(one(document, '[role=menu] input'));
    await expect.poll(() => all(document, '[role=menu] input')).toHaveLength(3);
    choose();
    expect(titles(el)).toEqual(['City', 'Age']);
    expect(offsets()).toEqual(['150px', '']);
    choose();
    expect(titles(el)).toEqual(['Name', 'City', 'Age']);
    expect(offsets()).toEqual(['0px', '150px', '']);
    const dragged = mountTable({}, { columns: frozen() }).el;
    one(dragged, 'thead [data-rfd-drag-handle-draggable-id]').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect.poll(() => titles(dragged)).toEqual(['City', 'Name', 'Age']);
    const after = all(dragged, 'tbody tr:first-of-type td').map(({ style }) => style.insetInlineStart);
    expect(after).toEqual(['150px', '0px', '']);
  },
);

const wide = () => columns({ name: { minWidth: 150 }, city: { minWidth: 150 }, age: { minWidth: 300 } });

function Page() {
  const [own] = useState(wide);
  const [place, setPlace] = useState(1);
  const frozen = { position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.paper' };
  return (
    <div style={{ width: 400 }}>
      <select
        aria-label="Frozen column"
        value={place}
        onChange={(event) => setPlace(Number(event.target.value))}
      >
        <option value={0}>None</option>
        <option value={1}>Name</option>
        <option value={2}>City</option>
      </select>
      <MaterialTable
        columns={own}
        data={people}
        options={{ draggable: false, filtering: true, debounceInterval: 0 }}
        sx={{ [`& tr > :nth-of-type(${place})`]: frozen }}
      />
    </div>
  );
}

proves(
  'Put your own next to the table, and freeze the column at the chosen position in sx. The columns stay the same, so filters and widths are kept.',
  async () => {
    const { el } = mount(<Page />);
    fill(filterOf(el, 'Name'), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
    for (const [value, place] of [
      ['2', 1],
      ['1', 0],
      ['0', -1],
    ] as const) {
      const select = one(el, 'select') as HTMLSelectElement;
      select.value = value;
      flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
      scroller(el).scrollTo(200, 0);
      expect(scroller(el).scrollLeft).toBe(200);
      const start = left(scroller(el));
      const frozen = headers(el).map((header) => left(header) === start);
      expect(frozen).toEqual([0, 1, 2].map((index) => index === place));
      expect(all(el, `${bodyRow} td`).map((td) => left(td) === start)).toEqual(frozen);
      expect([shown(el), filterOf(el, 'Name')]).toEqual([['Ann'], expect.objectContaining({ value: 'ann' })]);
    }
  },
);

const width = { width: 200 };
const made = (name: Partial<Column<Person>> = {}) =>
  columns({ name: { ...width, ...name }, city: width, age: width });

proves('Use sticky cells instead.', async () => {
  const onRowUpdate = vi.fn(async (_row: Person) => undefined);
  const style = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;
  const { el } = mountTable(
    {},
    { columns: made({ cellStyle: style, headerStyle: style }), editable: { onRowUpdate } },
  );
  press(el, 'Edit');
  fill(one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement, 'Sid');
  press(el, 'Save');
  await expect.poll(() => onRowUpdate.mock.lastCall?.[0].name).toBe('Sid');
});

proves(
  "Older versions reportedly hid both buttons or showed columns twice in cell editing; 8.0.3 doesn't.",
  () => {
    const fixedColumns = { left: 1, right: 0 };
    const save = async () => undefined;
    const row = mountTable({ fixedColumns }, { columns: made(), editable: { onRowUpdate: save } }).el;
    press(row, 'Edit');
    for (const name of ['Save', 'Cancel'])
      expect(all(row, `button[aria-label="${name}"]`).some((button) => button.offsetWidth > 0)).toBe(true);

    const cell = mountTable(
      {},
      { columns: made(), cellEditable: { onCellEditApproved: save, isCellEditable: () => true } },
    ).el;
    const cells = () => texts(one(cell, bodyRow), 'td').length;
    const before = cells();
    one(cell, `${bodyRow} td`).click();
    expect([before, cells(), texts(cell, 'thead th')]).toEqual([3, 3, ['Name', 'City', 'Age']]);
  },
);

const frozenStyle = { position: 'sticky', zIndex: 1, bgcolor: 'background.paper' };
const left = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().left ?? 0);

proves(
  "To freeze the first two, add the same rule for position 2, with the first column's width as insetInlineStart.",
  () => {
    const width = (pixels: number) => ({ width: pixels, minWidth: pixels });
    const { el } = mount(
      <div style={{ width: 400 }}>
        <MaterialTable
          columns={columns({ name: width(120), city: width(120), age: width(500) })}
          data={people}
          options={{ draggable: false }}
          sx={{
            '& tr > :nth-of-type(1)': { ...frozenStyle, insetInlineStart: 0 },
            '& tr > :nth-of-type(2)': { ...frozenStyle, insetInlineStart: 120 },
          }}
        />
      </div>,
    );
    scroller(el).scrollTo(200, 0);
    expect(scroller(el).scrollLeft).toBe(200);
    const start = left(scroller(el));
    for (const cells of [headers(el), all(el, `${bodyRow}:nth-of-type(1) td`)]) {
      expect([left(cells[0]), left(cells[1])]).toEqual([start, start + 120]);
      expect(left(cells[2])).toBeLessThan(start + 240);
    }
  },
);

proves("users can't drag the edge of the frozen columns", () => {
  const { el } = mountTable(
    { fixedColumns: { left: 1 }, draggable: false },
    { columns: columns({ name: { width: 200 }, city: { width: 200 }, age: { width: 200 } }) },
  );
  expect(all(el, 'table').length).toBeGreaterThan(1);
  const cursors = new Set(all(el, '*').map((element) => getComputedStyle(element).cursor));
  expect([...cursors].filter((cursor) => /resize|grab|move/.test(cursor))).toEqual([]);
  expect(all(el, '[draggable="true"], [role="separator"]')).toEqual([]);
});

const leftEdge = (element: Element | undefined) => element?.getBoundingClientRect().left;

proves(
  [
    'The header sticks to the top of the scroll area that maxBodyHeight creates.',
    "There is no option for this, and selection and actions have no column object, so use the table's sx. In this demo, the first cell of each row sticks to one edge, and the last cell to the other.",
  ],
  () => {
    const { el } = mount(
      <div style={{ width: 500 }}>
        <StickyCheckboxes />
      </div>,
    );
    const box = one(el, 'div[style*="max-height"]');
    const header = all(el, 'thead th');
    const cells = all(one(el, bodyRow), 'td');
    expect(all(cells.at(-1) as HTMLElement, 'button[aria-label="Write to Ingrid Hansen"]')).toHaveLength(1);
    const ends = () => [
      leftEdge(header[0]),
      leftEdge(header.at(-1)),
      leftEdge(cells[0]),
      leftEdge(cells.at(-1)),
    ];
    const before = ends();
    const [name, top] = [leftEdge(header[1]), header[1]?.getBoundingClientRect().top];
    box.scrollTo(200, 60);
    expect(ends()).toEqual(before);
    expect(leftEdge(header[1])).toBe((name ?? 0) - 200);
    expect(header[1]?.getBoundingClientRect().top).toBe(top);
    expect(box.scrollTop).toBe(60);
  },
);

const roundedLeft = (element: Element | undefined) =>
  Math.round(element?.getBoundingClientRect().left ?? NaN);

/** Scroll the table's own box sideways. */
function scrollBox(el: HTMLElement, by: number) {
  const box = all(el, 'div').find(
    (div) => getComputedStyle(div).overflowX === 'auto' && div.scrollWidth > div.clientWidth,
  );
  box?.scrollTo(by, 0);
  expect(box?.scrollLeft).toBe(by);
}

const stickyColumn = (inlineStart: number): Partial<Column<Person>> => {
  const style: CSSProperties = { position: 'sticky', insetInlineStart: inlineStart, background: 'white' };
  return { width: 150, cellStyle: style, headerStyle: { ...style, zIndex: 11 } };
};

proves(
  [
    'Give the column the background color of the table, because the other cells scroll beneath it.',
    'For a second sticky column, set insetInlineStart to the width of the first',
  ],
  () => {
    const own = columns({ name: stickyColumn(0), city: stickyColumn(150), age: { width: 800 } });
    const el = inBox(500, own, { tableLayout: 'fixed' });
    const lefts = () => [headers(el), all(one(el, bodyRow), 'td')].map((cells) => cells.map(roundedLeft));
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
  "There is no option for this, and selection and actions have no column object, so use the table's sx.",
  async () => {
    const actions = [() => ({ icon: 'x', tooltip: 'Act', onClick: () => undefined })];
    const own = columns({ name: { width: 400 }, city: { width: 400 }, age: { width: 400 } });
    const titles = own.map(({ title }) => title);
    const options = { selection: true, fixedColumns: { left: 1, right: 1 } };
    const el = inBox(500, own, options, { actions });
    await expect.poll(() => all(el, 'thead').length).toBeGreaterThan(1);
    const boxes = all(el, 'thead th:first-of-type');
    const before = boxes.map(roundedLeft);
    scrollBox(el, 200);
    expect(boxes.map(roundedLeft)).toEqual(before.map((x) => x - 200));
    expect(own.map(({ title }) => title)).toEqual(titles);
  },
);

proves('Without maxBodyHeight, the header can stick to the window.', () => {
  onTestFinished(() => scrollTo(0, 0));
  /** Where the header is when the window has scrolled past the table's start. */
  const topOf = (maxBodyHeight?: number) => {
    scrollTo(0, 0);
    const headerStyle = { position: 'sticky', top: 0 } as const;
    const { el, unmount } = mount(
      <Box sx={{ '& .MuiBox-root:has(> div > div > table)': { overflow: 'visible !important' } }}>
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ headerStyle, paging: false, maxBodyHeight }}
        />
        <div style={{ height: 3000 }} />
      </Box>,
    );
    const header = one(el, 'thead th');
    scrollBy(0, header.getBoundingClientRect().top + 100);
    const top = Math.round(header.getBoundingClientRect().top);
    unmount();
    return top;
  };
  expect(topOf()).toBe(0);
});

proves('In both, rows grow and shrink again with their content.', async () => {
  const wide = { city: { width: 400 }, age: { width: 400 } };
  const kinds = [
    { tables: 1, own: columns({ ...wide, name: { width: 200, cellStyle: sticky } }), options: {} },
    {
      tables: 3,
      own: columns({ ...wide, name: { width: 200 } }),
      options: { fixedColumns: { left: 1, right: 1 } },
    },
  ];
  for (const { tables, own, options } of kinds) {
    const table = (change: Partial<Person>) => (
      <div style={{ width: 500 }}>
        <MaterialTable columns={own} data={[{ ...(people[0] as Person), ...change }]} options={options} />
      </div>
    );
    const { el, rerender } = mount(table({}));
    await expect.poll(() => all(el, 'tbody').length).toBe(tables);
    /** The height of the row in each copy; an error if they differ. */
    const height = () => {
      const heights = new Set(all(el, bodyRow).map((row) => row.getBoundingClientRect().height));
      expect(heights.size).toBe(1);
      return [...heights][0] ?? NaN;
    };
    const before = height();
    for (const field of ['name', 'city']) {
      rerender(table({ [field]: 'many words '.repeat(50) }));
      expect(height()).toBeGreaterThan(3 * before);
      rerender(table({ [field]: 'a' }));
      expect(height()).toBe(before);
    }
  }
});

proves(
  'Show it in the rows, too, and make that second column sticky with insetInlineStart: 0. Group rows still scroll sideways.',
  () => {
    const el = inBox(
      400,
      [
        { title: 'City', field: 'city', defaultGroupOrder: 0 },
        { title: 'City', field: 'city', headerStyle: { ...sticky, zIndex: 11 }, cellStyle: sticky },
        { title: 'Name', field: 'name', cellStyle: { minWidth: 800 } },
      ],
      { defaultExpanded: true },
    );
    scroller(el).scrollTo(200, 0);
    expect(scroller(el).scrollLeft).toBe(200);
    const left = (cell: Element | undefined) =>
      Math.round((cell?.getBoundingClientRect().left ?? NaN) - scroller(el).getBoundingClientRect().left);
    expect(left(headers(el)[1])).toBe(0);
    const row = all(one(el, bodyRow), 'td');
    expect(row[1]?.textContent).toBe('Bonn');
    expect(left(row[1])).toBe(0);
    expect(left(one(el, 'tbody tr:has(b) td'))).toBe(-200);
  },
);

const stickySide = (side: 'insetInlineStart' | 'insetInlineEnd', offset: number, width = 150) => {
  const style = { position: 'sticky', [side]: offset, minWidth: width, background: 'white' } as const;
  return { width, headerStyle: style, cellStyle: style };
};
const place = (cell: Element | undefined) => cell?.getBoundingClientRect() as DOMRect;

function mountFrozen(own: Column<Person>[], rest: object) {
  const { el } = mount(
    <div style={{ width: 400 }}>
      <MaterialTable columns={own} data={people} {...rest} />
    </div>,
  );
  const scroller = one(el, '.MuiBox-root:has(thead)');
  const cells = () => all(el, 'tbody tr:first-of-type td');
  return { el, scroller, cells };
}

proves(
  "Resizing a sticky column doesn't change the offset of the next one, so they overlap or leave a gap. Set resizable: false on all but the innermost.",
  () => {
    const gapAfter = (by: number) => {
      const own = columns({
        name: stickySide('insetInlineStart', 0),
        city: { ...stickySide('insetInlineStart', 150), resizable: false },
        age: { width: 600 },
      });
      const { el, scroller, cells } = mountFrozen(own, {
        options: { columnResizable: true, tableLayout: 'fixed', tableWidth: 'variable', draggable: false },
      });
      const mouse = (target: EventTarget, type: string, clientX: number) =>
        flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
      mouse(one(el, 'thead [data-testid="drag_handle"]'), 'mousedown', 300);
      mouse(document, 'mousemove', 300 + by);
      mouse(document, 'mouseup', 300 + by);
      scroller.scrollLeft = 300;
      const [name, city] = cells();
      return Math.round(place(city).left - place(name).right);
    };
    expect(gapAfter(0)).toBe(0);
    expect(gapAfter(60)).toBe(-60);
  },
);

proves(
  [
    "To freeze a column next to the actions, set its insetInlineEnd to their width, such as 48 for one button, and keep that width: '& th:last-of-type, & td:last-of-type': { width: 48, minWidth: 48, p: 0 }.",
  ],
  () => {
    const last = '& th:last-of-type, & td:last-of-type';
    const { scroller, cells } = mountFrozen(
      columns({ name: { cellStyle: { minWidth: 600 } }, age: stickySide('insetInlineEnd', 48, 80) }),
      {
        actions: [{ icon: () => <i>x</i>, tooltip: 'Act', position: 'row', onClick: () => undefined }],
        options: { actionsColumnIndex: -1 },
        sx: { [last]: { position: 'sticky', insetInlineEnd: 0, width: 48, minWidth: 48, p: 0 } },
      },
    );
    for (const left of [0, 200, 1000]) {
      scroller.scrollLeft = left;
      const edge = place(scroller).right;
      const [age, actions] = cells().slice(-2);
      expect([place(actions).right, place(actions).left].map((x) => Math.round(x - edge))).toEqual([0, -48]);
      expect(Math.abs(place(age).right - place(actions).left)).toBeLessThan(1);
    }
  },
);
