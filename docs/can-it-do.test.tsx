import MaterialTable, { MTableBodyRow, MTableCell, type Column } from '@material-table/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Autocomplete, TextField, Box } from '@mui/material';
import { isValid, parse } from 'date-fns';
import {
  useMemo,
  useState,
  createRef,
  useRef,
  type ReactNode,
  type DragEvent,
  type ClipboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount, proves } from '../tests/claims/claim';
import { click, press, fill, pressText, sort } from '../tests/claims/hands';
import { all, bodyRow, one, shown, texts, toggle, headers, scroller } from '../tests/claims/read';
import { columns, mountTable, people, type Person } from '../tests/claims/table';
import ContextMenu from './can-it-do.context-menu';
import DragRows from './can-it-do.drag-rows';
import LoadOnScroll from './can-it-do.infinite';
import PasteRows from './can-it-do.paste';
import UndoAndRedo from './can-it-do.undo';

proves(
  [
    'append rows to data when the user nears the end',
    'The scroll position is kept.',
    'Every row stays in the DOM',
  ],
  async () => {
    const { el } = mount(<LoadOnScroll />);
    expect(all(el, bodyRow)).toHaveLength(20);
    const box = one(el, 'div[style*="max-height"]');
    const bottom = box.scrollHeight;
    box.scrollTop = bottom;
    await expect.poll(() => all(el, bodyRow).length).toBe(40);
    expect(box.scrollTop).toBe(bottom - box.clientHeight);
    expect(one(el, 'h6').textContent).toBe('40 of 100 parcels');
  },
);

proves(
  [
    'reorder your own array when one row is dropped on another',
    "Rows can't be dragged with the keyboard, so provide buttons as well.",
  ],
  async () => {
    const { el } = mount(<DragRows />);
    await expect.poll(() => all(el, 'tr[draggable]').length).toBe(4);
    for (const row of all(el, 'tr[draggable]')) {
      row.focus();
      expect(document.activeElement).not.toBe(row);
    }
    const [bakery, , hotel] = all(el, bodyRow);
    const dataTransfer = new DataTransfer();
    const drag = (row: HTMLElement | undefined, type: string) =>
      flushSync(() => row?.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer })));
    drag(bakery, 'dragstart');
    drag(hotel, 'drop');
    expect(shown(el)).toEqual(['School', 'Hotel', 'Bakery', 'Clinic']);
    press(el, 'Move Clinic up');
    expect(shown(el)).toEqual(['School', 'Hotel', 'Clinic', 'Bakery']);
    press(el, 'Move School up');
    expect(shown(el)[0]).toBe('School');
  },
);

proves('use the fourth argument of customSort, the direction', () => {
  const age: Partial<Column<Person>> = {
    customSort: (a, b, _type, direction) => {
      const order = Number(b.name === 'Eve') - Number(a.name === 'Eve');
      if (order !== 0) return direction === 'desc' ? -order : order;
      return a.age - b.age;
    },
  };
  const { el } = mountTable({}, { columns: columns({ age }) });
  const sort = () => click(one(el, 'th:nth-of-type(3) .MuiTableSortLabel-root'));
  sort();
  expect(shown(el).slice(0, 2)).toEqual(['Eve', 'Fay']);
  sort();
  expect(shown(el).slice(0, 2)).toEqual(['Eve', 'Kim']);
});

proves('keep the visible fields in state, create the columns from them', () => {
  const fields: (keyof Person)[] = ['name', 'city', 'age'];
  function Chooser() {
    const [chosen, setChosen] = useState(fields);
    const made = useMemo<Column<Person>[]>(
      () => fields.map((field) => ({ title: field, field, hidden: !chosen.includes(field) })),
      [chosen],
    );
    const title = (
      <Autocomplete
        multiple
        options={fields}
        value={chosen}
        onChange={(_event, next) => setChosen(next)}
        renderInput={(params) => <TextField {...params} label="Columns" />}
      />
    );
    return <MaterialTable title={title} columns={made} data={people} />;
  }
  const { el } = mount(<Chooser />);
  expect(texts(el, 'th')).toEqual(['name', 'city', 'age']);
  const cross = el.querySelector('.MuiChip-deleteIcon');
  flushSync(() => cross?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(texts(el, 'th')).toEqual(['city', 'age']);
});

proves('can return a td with colSpan for some rows', async () => {
  const heading = ({ name }: Person) => <th colSpan={3}>{name}</th>;
  const RowOrHeading = (props: { data: Person }) =>
    props.data.city ? <MTableBodyRow {...props} /> : <tr>{heading(props.data)}</tr>;
  const data = [{ id: 99, name: 'Team A', city: '', age: 0 }, ...people];
  const { el } = mountTable({ maxColumnSort: 0 }, { data, components: { Row: RowOrHeading } });
  await expect.poll(() => texts(el, 'tbody th[colspan="3"]')).toEqual(['Team A']);
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
});

proves('and let users fill them in with onBulkUpdate or cellEditable', async () => {
  const empty = { id: 100, name: '', city: '', age: 0 };
  const onBulkUpdate = vi.fn(async () => undefined);
  const { el } = mountTable({}, { data: [empty, { ...empty, id: 101 }], editable: { onBulkUpdate } });
  press(el, 'Edit All');
  expect(all(el, 'input[aria-label="Name"]')).toHaveLength(2);
});

proves('With remote data, only the rows of the current page are grouped or form a tree', async () => {
  const data = async () => ({ data: people.slice(0, 3), page: 0, totalCount: 12 });
  const { el } = mountTable({}, { data, columns: columns({ city: { defaultGroupOrder: 0 } }) });
  await expect.poll(() => texts(el, 'tbody tr').filter((text) => text.includes('City'))).toHaveLength(2);
  const parentChildData = ({ id }: Person, rows: Person[]) =>
    id === 1 ? undefined : rows.find((row) => row.id === 1);
  const tree = mountTable({ defaultExpanded: true }, { data, parentChildData });
  await expect.poll(() => shown(tree.el)).toEqual(['Cid', 'Ann', 'Dora']);
  click(one(tree.el, `${bodyRow} button`));
  expect(shown(tree.el)).toEqual(['Cid']);
});

proves('Shift-click changes only one row.', () => {
  const onSelectionChange = vi.fn();
  const { el } = mountTable({ selection: true }, { onSelectionChange });
  const boxes = all(el, `${bodyRow} input[type="checkbox"]`);
  if (!boxes[0] || !boxes[3]) throw new Error('there are no checkboxes');
  click(boxes[0]);
  flushSync(() => boxes[3]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
  expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(2);
});

proves('Every row of the page is in the DOM.', () => {
  const data = Array.from({ length: 300 }, (_, id) => ({ id, name: `N${id}`, city: 'Oslo', age: id }));
  const { el } = mountTable({ paging: false, maxBodyHeight: 200 }, { data });
  expect(all(el, bodyRow)).toHaveLength(300);
});

proves('arrow keys do nothing', () => {
  const { el } = mountTable();
  const sort = one(el, 'th .MuiTableSortLabel-root');
  sort.focus();
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true });
  flushSync(() => sort.dispatchEvent(arrow));
  expect(document.activeElement).toBe(sort);
  expect(all(el, 'td[tabindex]')).toHaveLength(0);
});

proves(
  "cellStyle: { maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }",
  () => {
    const cellStyle = {
      maxWidth: 200,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    } as const;
    const data = [{ id: 1, name: 'very long '.repeat(60), city: 'Oslo', age: 1 }];
    const { el } = mountTable({}, { data, columns: columns({ name: { cellStyle } }) });
    const cell = one(el, `${bodyRow} td`);
    expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
    expect(cell.getBoundingClientRect().height).toBeLessThan(60);
  },
);

proves('onContextMenu, className and aria-* reach its tr', async () => {
  const onContextMenu = vi.fn();
  const Row = (props: object) => (
    <MTableBodyRow {...props} className="mine" aria-label="row" onContextMenu={onContextMenu} />
  );
  const { el } = mountTable({}, { components: { Row } });
  await expect.poll(() => all(el, 'tr.mine[aria-label="row"]').length).toBe(5);
  one(el, `tr.mine td`).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  expect(onContextMenu).toHaveBeenCalledOnce();
});

let next = 100;

/** The code of the page, with predictable ids. */
function Page() {
  const made = useMemo(() => columns(), []);
  const [rows, setRows] = useState(people.slice(0, 2));
  const [open, setOpen] = useState<number[]>([]);
  const data = useMemo(
    () =>
      rows.map((row) => ({ ...row, tableData: { editing: open.includes(row.id) ? 'update' : undefined } })),
    [rows, open],
  );
  const add = () => {
    const id = next++;
    setRows((current) => [{ id, name: '', city: '', age: 20 }, ...current]);
    setOpen((ids) => [...ids, id]);
  };
  const close = ({ id }: Person) => setOpen((ids) => ids.filter((one) => one !== id));
  return (
    <MaterialTable
      columns={made}
      data={data}
      actions={[{ icon: () => <>+</>, tooltip: 'Add a row', isFreeAction: true, onClick: add }]}
      editable={{
        onRowUpdate: async (changed) => {
          setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));
          close(changed);
        },
        onRowUpdateCancelled: (row) => {
          setRows((current) => current.filter(({ id, name }) => id !== row.id || name));
          close(row);
        },
      }}
    />
  );
}

const forms = (el: ParentNode) => all(el, 'tbody tr:has(input[placeholder="Name"])');
const nameOf = (form: HTMLElement | undefined) =>
  form?.querySelector('input[placeholder="Name"]') as HTMLInputElement;

proves('The built-in Add button opens only one form.', () => {
  const editable = { onRowAdd: async () => undefined };
  const { el } = mount(<MaterialTable columns={columns()} data={people} editable={editable} />);
  press(el, 'Add');
  expect(forms(el)).toHaveLength(1);
  press(el, 'Add');
  expect(forms(el)).toHaveLength(0);
});

proves(
  [
    'To open several, add a row to data on each click, in edit mode:',
    'Unsaved input in the other new rows is kept. Cancel removes a row that is still empty.',
  ],
  async () => {
    const { el } = mount(<Page />);
    press(el, 'Add a row');
    await expect.poll(() => forms(el).length).toBe(1);
    fill(nameOf(forms(el)[0]), 'Zed');
    press(el, 'Add a row');
    await expect.poll(() => forms(el).length).toBe(2);
    expect(forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Zed']);
    fill(nameOf(forms(el)[0]), 'Yan');
    press(el, 'Add a row');
    await expect.poll(() => forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Yan', 'Zed']);
    press(forms(el)[2] as HTMLElement, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Zed', 'Cid', 'Ann']);
    expect(forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Yan']);
    press(forms(el)[0] as HTMLElement, 'Cancel');
    await expect.poll(() => forms(el).map((form) => nameOf(form).value)).toEqual(['Yan']);
    press(forms(el)[0] as HTMLElement, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Yan', 'Zed', 'Cid', 'Ann']);
    press(el, 'Edit');
    await expect.poll(() => forms(el).length).toBe(1);
    press(el, 'Cancel');
    await expect.poll(() => shown(el)).toEqual(['Yan', 'Zed', 'Cid', 'Ann']);
  },
);

proves(
  [
    'an open detail panel or child row gets between them',
    "compare with the previous row in the table's sorted list. Rows can then be expanded",
  ],
  async () => {
    const tableRef = createRef<{ dataManager: { sortedData: Person[] } }>();
    const render = (row: Person): ReactNode => {
      const sorted = tableRef.current?.dataManager.sortedData ?? [];
      const previous = sorted[sorted.findIndex(({ id }) => id === row.id) - 1];
      return previous?.city === row.city ? '' : row.city;
    };
    const { el } = mount(
      <MaterialTable
        columns={columns({ city: { render, defaultSort: 'asc' } })}
        data={people}
        tableRef={tableRef}
        detailPanel={({ rowData }) => <p>About {rowData.name}</p>}
      />,
    );
    await expect.poll(() => shown(el, 1)).toEqual(['Bonn', '', '', '', '']);
    press(el, toggle);
    const rows = () => all(el, 'tbody tr').map((row) => row.textContent?.slice(0, 9));
    await expect.poll(rows).toContain('About Cid');
    expect(rows().slice(0, 3)).toEqual(['CidBonn41', 'About Cid', 'Ann30']);
    expect(shown(el, 1)).toEqual(['Bonn', '', '', '', '']);

    const tree = mountTable(
      { defaultExpanded: true },
      { parentChildData: ({ id }, rows) => rows.find((row) => id === 4 && row.id === 1) },
    ).el;
    await expect.poll(() => shown(tree).slice(0, 3)).toEqual(['Cid', 'Bob', 'Ann']);
  },
);

proves('Try the formats that you expect, and reject a line if none fits', () => {
  const formats = ['yyyy-MM-dd', 'dd.MM.yyyy', 'dd-MMM-yy', 'M/d/yyyy'];
  const toDate = (text: string) =>
    formats.map((format) => parse(text, format, new Date())).find((date) => isValid(date));
  const day = new Date(2026, 2, 4);
  expect(['2026-03-04', '04.03.2026', '04-Mar-26', '3/4/2026'].map(toDate)).toEqual([day, day, day, day]);
  expect(['31.02.2026', 'soon', '', '46085'].map(toDate)).toEqual(Array(4).fill(undefined));
});

const seen = vi.fn();
function Cell(props: { rowData: Person; columnDef: Column<Person> }) {
  return <MTableCell {...props} onContextMenu={() => seen(props.rowData.name, props.columnDef.field)} />;
}

proves(
  'To know the column as well, put onContextMenu on MTableCell in components.Cell, and read rowData and columnDef.',
  async () => {
    const { el } = mountTable({}, { components: { Cell } });
    const rightClick = () => {
      one(el, 'tbody tr:nth-of-type(2) td:nth-of-type(2)').dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true }),
      );
      return seen.mock.lastCall;
    };
    expect(all(el, 'tbody tr').length).toBeGreaterThan(1);
    await expect.poll(rightClick).toEqual(['Ann', 'city']);
  },
);

function PinMenu() {
  const [own] = useState(() => columns({ age: { minWidth: 600 } }));
  const [place, setPlace] = useState(0);
  return (
    <div style={{ width: 400 }}>
      <button onClick={() => setPlace(1)}>Pin Name</button>
      <button onClick={() => setPlace(0)}>Unpin</button>
      <MaterialTable
        columns={own}
        data={people}
        sx={{ [`& tr > :nth-of-type(${place})`]: { position: 'sticky', insetInlineStart: 0 } }}
      />
    </div>
  );
}

proves(
  'Let users pin a column | Workaround | A menu next to the table that changes which column is sticky',
  () => {
    const { el } = mount(<PinMenu />);
    /** How far the first header is from the edge after scrolling. */
    const offset = () => {
      scroller(el).scrollLeft = 100;
      const [view, first] = [scroller(el), headers(el)[0] as Element].map((part) =>
        part.getBoundingClientRect(),
      );
      return Math.round(first!.left - view!.left);
    };
    expect(offset()).toBe(-100);
    pressText(el, 'Pin Name');
    expect(offset()).toBe(0);
    pressText(el, 'Unpin');
    expect(offset()).toBe(-100);
  },
);

/** Put a finger on one element, move it to another, and lift it. */
async function swipe(from: Element, to: Element) {
  const { send } = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  const frame = (window.frameElement as HTMLElement).getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
  };
  const [start, end] = [middle(from), middle(to)];
  const touch = (type: string, ...touchPoints: object[]) =>
    send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (let step = 1; step <= 5; step++)
    await touch('touchMove', {
      x: start.x + ((end.x - start.x) * step) / 5,
      y: start.y + ((end.y - start.y) * step) / 5,
    });
  await touch('touchEnd');
}

proves('A finger that moves over a row scrolls the page, and none of the drag events fires.', async () => {
  const onDrag = vi.fn();
  const onPointerCancel = vi.fn();
  const handlers = { onDragStart: onDrag, onDragOver: onDrag, onDrop: onDrag, onPointerCancel };
  const Row = (props: object) => <MTableBodyRow {...props} draggable {...handlers} />;
  const { el } = mountTable({}, { components: { Row } });
  el.style.paddingBottom = '3000px';
  await expect.poll(() => all(el, 'tr[draggable]').length).toBe(5);
  const rows = all(el, bodyRow);
  const top = one(el, 'table').getBoundingClientRect().top;
  await swipe(rows[4]!, rows[0]!);
  // The browser takes the pointer away to scroll.
  await expect.poll(() => onPointerCancel.mock.calls.length).toBe(1);
  await expect.poll(() => one(el, 'table').getBoundingClientRect().top).toBeLessThan(top);
  expect(onDrag).not.toHaveBeenCalled();
});

const withId = {
  Row: (props: { data: Person }) => <MTableBodyRow {...props} data-id={props.data.id} />,
};

function WithHandles() {
  const [rows, setRows] = useState(people);
  const own = useMemo<Column<Person>[]>(() => {
    const reorder = (id: number, targetId: number) =>
      setRows((current) => {
        const indexOf = (wanted: number) => current.findIndex((row) => row.id === wanted);
        const next = [...current];
        next.splice(indexOf(targetId), 0, ...next.splice(indexOf(id), 1));
        return next;
      });
    const handle = ({ id }: Person) => (
      <DragIndicator
        sx={{ touchAction: 'none' }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerUp={({ clientX, clientY }) => {
          const target = document.elementFromPoint(clientX, clientY)?.closest('tr')?.dataset.id;
          if (target) reorder(id, Number(target));
        }}
      />
    );
    return [{ render: handle }, { title: 'Name', field: 'name' }];
  }, []);
  return <MaterialTable columns={own} data={rows} components={withId} options={{ maxColumnSort: 0 }} />;
}

proves('reorder by the row below the finger:', async () => {
  const { el } = mount(<WithHandles />);
  await expect.poll(() => all(el, 'tr[data-id]').length).toBe(5);
  const handles = () => all(el, `${bodyRow} svg`);
  await swipe(handles()[0]!, all(el, bodyRow)[2]!);
  await expect.poll(() => shown(el, 1).slice(0, 3)).toEqual(['Ann', 'Dora', 'Cid']);
  await swipe(handles()[4]!, all(el, bodyRow)[3]!);
  await expect.poll(() => shown(el, 1)).toEqual(['Ann', 'Dora', 'Cid', 'Eve', 'Bob']);
});

const allow = (event: DragEvent) => event.preventDefault();
const dropped = (event: DragEvent) => Number(event.dataTransfer.getData('text/plain'));

const between = {
  Row: (props: { data: Person }) => (
    <MTableBodyRow
      {...props}
      draggable
      onDragStart={(event: DragEvent) => event.dataTransfer.setData('text/plain', String(props.data.id))}
    />
  ),
};

function TwoTables() {
  const [chosen, setChosen] = useState<number[]>([]);
  const [own] = useState(() => [columns(), columns()]);
  const [left, right] = useMemo(
    () => [false, true].map((isChosen) => people.filter(({ id }) => chosen.includes(id) === isChosen)),
    [chosen],
  );
  const add = (id: number) => setChosen((ids) => [...ids, id]);
  const remove = (id: number) => setChosen((ids) => ids.filter((one) => one !== id));
  return (
    <>
      <Box role="group" aria-label="Left" onDragOver={allow} onDrop={(event) => remove(dropped(event))}>
        <MaterialTable columns={own[0]!} data={left!} components={between} />
      </Box>
      <Box role="group" aria-label="Right" onDragOver={allow} onDrop={(event) => add(dropped(event))}>
        <MaterialTable columns={own[1]!} data={right!} components={between} />
      </Box>
    </>
  );
}

proves(
  [
    "pass the same Row to both, and move the id of the dropped row from one table's rows to the other's.",
    'An empty table has no row to drop on, so also handle onDragOver and onDrop on a box around each table.',
  ],
  async () => {
    const { el } = mount(<TwoTables />);
    const [left, right] = ['Left', 'Right'].map((name) => one(el, `[aria-label="${name}"]`));
    await expect.poll(() => all(el, 'tr[draggable]').length).toBe(5);
    expect(all(right!, bodyRow)).toEqual([]);
    const drag = (row: Element, target: Element) => {
      const dataTransfer = new DataTransfer();
      const send = (element: Element, name: string) => {
        const event = new window.DragEvent(name, { bubbles: true, cancelable: true, dataTransfer });
        flushSync(() => element.dispatchEvent(event));
        return event.defaultPrevented;
      };
      send(row, 'dragstart');
      // Without this, the browser allows no drop.
      expect(send(target, 'dragover')).toBe(true);
      send(target, 'drop');
    };
    drag(all(left!, bodyRow)[1]!, one(right!, 'tbody'));
    expect([shown(left!)[1], shown(right!)]).toEqual(['Dora', ['Ann']]);
    drag(all(right!, bodyRow)[0]!, all(left!, bodyRow)[0]!);
    expect([shown(left!)[1], shown(right!)]).toEqual(['Ann', []]);
  },
);

interface Running {
  dataManager: { sortedData: Person[] };
}

proves('Sticky columns stay in place.', async () => {
  const onDrop = vi.fn();
  const Row = (props: { data: Person } & Record<string, unknown>) => (
    <MTableBodyRow {...props} draggable onDrop={() => onDrop(props.data.name)} />
  );
  const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;
  const own = columns({ name: { cellStyle: sticky }, city: { cellStyle: { minWidth: 600 } } });
  const { el } = mount(
    <div style={{ width: 300 }}>
      <MaterialTable columns={own} data={people} components={{ Row }} options={{ maxColumnSort: 0 }} />
    </div>,
  );
  await expect.poll(() => all(el, 'tr[draggable]').length).toBe(5);
  const scroller = one(el, '.MuiBox-root:has(thead)');
  scroller.scrollLeft = 200;
  const row = all(el, 'tr[draggable]')[1] as HTMLElement;
  flushSync(() => row.dispatchEvent(new DragEvent('drop', { bubbles: true })));
  expect(onDrop.mock.calls).toEqual([['Ann']]);
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(Math.round(left(one(row, 'td')) - left(scroller))).toBe(0);
});

proves(
  [
    'To show the row whatever users filter by, let it pass in each column: customFilterAndSearch: (text, row) => pinned.has(row.id) || ….',
    'It then passes the search, too.',
  ],
  async () => {
    const by = (field: 'name' | 'city') => ({
      customFilterAndSearch: (text: string, row: Person) => row.id === 3 || row[field].includes(text),
    });
    const { el } = mountTable(
      { filtering: true, debounceInterval: 0 },
      { columns: columns({ name: by('name'), city: by('city') }) },
    );
    fill(one(el, '[aria-label="filter data by City"]') as HTMLInputElement, 'Rome');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Eve', 'Hal', 'Kim']);
    fill(one(el, 'input[placeholder="Search"]') as HTMLInputElement, 'Kim');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Kim']);
  },
);

proves('Pass one row per field, and one column per record', () => {
  const fields = ['name', 'city', 'age'] as const;
  const few = people.slice(0, 2);
  const own: Column<Record<string, unknown>>[] = [
    { title: '', field: 'field' },
    ...few.map(({ id, name }) => ({ title: name, field: String(id) })),
  ];
  const rows = fields.map((field) => ({
    id: field,
    field,
    ...Object.fromEntries(few.map((person) => [person.id, person[field]])),
  }));
  const { el } = mount(
    <MaterialTable columns={own} data={rows} options={{ maxColumnSort: 0, search: false }} />,
  );
  expect(texts(el, 'thead th')).toEqual(['', 'Cid', 'Ann']);
  expect(all(el, bodyRow).map((row) => texts(row, 'td').join())).toEqual([
    'name,Cid,Ann',
    'city,Bonn,Bonn',
    'age,41,30',
  ]);
});

proves('undoes one edit in the newest rows', () => {
  const change = { id: 1, before: { city: 'Bonn' } };
  const undo = (rows: Person[]) =>
    rows.map((row) => (row.id === change.id ? { ...row, ...change.before } : row));
  const own = columns();
  const now = people.map((row) => ({ ...row, city: 'Oslo', age: row.age + 1 }));
  const { el, rerender } = mount(<MaterialTable columns={own} data={now} />);
  rerender(<MaterialTable columns={own} data={undo(now)} />);
  expect(texts(one(el, bodyRow), 'td')).toEqual(['Cid', 'Bonn', '42']);
  expect(shown(el, 1).slice(1, 3)).toEqual(['Oslo', 'Oslo']);
});

proves(
  [
    "Put each line into the next row that users see, and reject the list if a value isn't allowed",
    "New rows that the filters don't match are in your data, but hidden.",
  ],
  () => {
    const onAlert = vi.fn();
    function Page() {
      const tableRef = useRef<Running>(null);
      const [rows, setRows] = useState(people.slice(0, 4));
      const own = useMemo(() => columns({ name: { defaultSort: 'asc' }, age: { defaultFilter: '30' } }), []);
      const paste = (event: ClipboardEvent) => {
        const values = event.clipboardData.getData('text/plain').trimEnd().split(/\r?\n/);
        if (!values.every((value) => ['Oslo', 'Bergen'].includes(value))) return onAlert();
        const ids = tableRef.current?.dataManager.sortedData.map(({ id }) => id) ?? [];
        setRows((current) =>
          current.map((row) => ({ ...row, city: values[ids.indexOf(row.id)] ?? row.city })),
        );
      };
      const add = () => setRows((current) => [...current, { id: 9, name: 'Zoe', city: 'x', age: 1 }]);
      return (
        <div onPaste={paste}>
          <button onClick={add}>Add</button>
          <output>{rows.map(({ name, city }) => `${name} ${city}`).join()}</output>
          <MaterialTable columns={own} data={rows} tableRef={tableRef} />
        </div>
      );
    }
    const { el } = mount(<Page />);
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      flushSync(() =>
        one(el, bodyRow).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData })),
      );
    };
    paste('Bergen\nParis');
    expect([onAlert.mock.calls.length, shown(el, 1).join()]).toEqual([1, 'Bonn,Oslo']);
    // Sorted by name and filtered by age, users see Ann and Dora.
    paste('Bergen\r\nBergen\n');
    expect(one(el, 'output').textContent).toBe('Cid Bonn,Ann Bergen,Dora Bergen,Bob Oslo');
    click(one(el, 'button'));
    expect(one(el, 'output').textContent).toContain('Zoe');
    expect(shown(el)).toEqual(['Ann', 'Dora']);
  },
);

proves(
  "To show equal values of neighboring rows once, compare with the previous row in the table's sorted list",
  async () => {
    const tableRef = createRef<Running>();
    const render = (row: Person) => {
      const rows = tableRef.current?.dataManager.sortedData ?? [];
      const previous = rows[rows.findIndex(({ id }) => id === row.id) - 1];
      return previous?.city === row.city ? '' : row.city;
    };
    const own = columns({ city: { render, defaultSort: 'asc' } });
    const { el } = mount(
      <MaterialTable columns={own} data={people} tableRef={tableRef} options={{ paging: false }} />,
    );
    const cities = () => shown(el, 1).filter(Boolean);
    const sort = (column: number) => click(one(el, `th:nth-of-type(${column}) .MuiTableSortLabel-root`));
    await expect.poll(cities).toEqual(['Bonn', 'Oslo', 'Rome']);
    sort(2);
    expect(cities()).toEqual(['Rome', 'Oslo', 'Bonn']);
    sort(1);
    expect(shown(el, 1).slice(0, 3)).toEqual(['Bonn', 'Oslo', 'Bonn']);
  },
);

const rowsOf = (el: ParentNode) => all(el, bodyRow);
const send = (target: Element | undefined, event: Event) => flushSync(() => target?.dispatchEvent(event));
const product = (el: ParentNode) => one(el, 'input[placeholder="Product"]') as HTMLInputElement;
const bubbling = { bubbles: true, cancelable: true };

proves('Undoing a change closes a row that is being edited.', async () => {
  const { el } = mount(<UndoAndRedo />);
  const rename = async (row: number, name: string) => {
    press(rowsOf(el)[row]!, 'Edit');
    fill(product(el), name);
    press(el, 'Save');
    await expect.poll(() => shown(el)).toContain(name);
  };
  await rename(0, 'Pad');
  await rename(1, 'Crayon');
  const key = (name: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
    send(target, new KeyboardEvent('keydown', { ...bubbling, key: name, ctrlKey: true, ...more }));
  key('z');
  expect(shown(el)).toEqual(['Pad', 'Pencil', 'Ruler']);
  press(rowsOf(el)[2]!, 'Edit');
  key('z', {}, product(el));
  expect(product(el).value).toBe('Ruler');
  press(el, 'Undo');
  await expect.poll(() => all(el, 'input[placeholder="Product"]').length).toBe(0);
  expect(shown(el)).toEqual(['Notebook', 'Pencil', 'Ruler']);
  key('z', { shiftKey: true });
  press(el, 'Redo');
  expect(shown(el)).toEqual(['Pad', 'Crayon', 'Ruler']);
  key('y');
  expect(shown(el)).toEqual(['Pad', 'Crayon', 'Ruler']);
});

proves(
  'rows with a known id are updated, others are added, and nothing is pasted if any line is invalid.',
  () => {
    const { el } = mount(<PasteRows />);
    const paste = (text: string, target: Element = one(el, '[role="group"]')) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      send(target, new ClipboardEvent('paste', { ...bubbling, clipboardData }));
    };
    const message = () => one(el, '[role="status"]').textContent;
    const cells = () => rowsOf(el).map((row) => row.textContent);
    paste('S-220\tScrew M4\t1200\r\nN-001\tNut\t75\r\n');
    expect(message()).toBe('1 added, 1 changed.');
    expect(cells()).toEqual(['B-104Bearing40', 'S-220Screw M41200', 'W-007Washer350', 'N-001Nut75']);
    paste('X-1\tNail\t10\nX-2\tBolt\tmany');
    expect(message()).toContain('Check line 2.');
    paste('X-1\tNail\t10', one(el, 'input[placeholder="Search"]'));
    expect(rowsOf(el)).toHaveLength(4);
    // After a click on a row's checkbox, the focus is there.
    paste('X-1\tNail\t10', one(el, 'tbody input[type="checkbox"]'));
    expect(rowsOf(el)).toHaveLength(5);
  },
);

proves('With tabIndex={0} the row can be focused, so Shift+F10 also opens the menu.', async () => {
  const { el } = mount(<ContextMenu />);
  await expect.poll(() => all(el, 'tr[tabindex="0"]').length).toBe(3);
  const row = rowsOf(el)[1]!;
  row.focus();
  expect(document.activeElement).toBe(row);
  const menu = () => document.querySelector('[role="menu"]');
  const choose = (name: string) =>
    click(all(menu()!, '[role="menuitem"]').find(({ textContent }) => textContent === name)!);
  // A browser's event for the keys has no pointer position.
  const event = new MouseEvent('contextmenu', bubbling);
  send(row, event);
  expect(event.defaultPrevented).toBe(true);
  choose('Duplicate');
  expect(shown(el, 1)).toEqual(['Minutes of Monday', 'New price list', 'Lunch?', 'New price list']);
  await expect.poll(menu).toBeNull();
  send(rowsOf(el)[0], new MouseEvent('contextmenu', { ...bubbling, clientX: 80, clientY: 90 }));
  expect(document.querySelector<HTMLElement>('.MuiPopover-paper')?.style.top).toBe('90px');
  choose('Delete');
  expect(shown(el, 1)).toEqual(['New price list', 'Lunch?', 'New price list']);
});

type Row = Person & { pinned?: boolean };

function PinnedByUsers() {
  const [rows, setRows] = useState<Row[]>(people);
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        defaultSort: 'asc',
        customSort: (a, b, _type, direction) => {
          const order = Number(b.pinned ?? false) - Number(a.pinned ?? false);
          if (order !== 0) return direction === 'desc' ? -order : order;
          return a.name.localeCompare(b.name);
        },
      },
    ],
    [],
  );
  const toggle = (id: number) =>
    setRows((rows) => rows.map((row) => (row.id === id ? { ...row, pinned: !row.pinned } : row)));
  return (
    <MaterialTable
      columns={columns}
      data={rows}
      actions={[{ icon: () => <i />, tooltip: 'Pin', onClick: (_event, row) => toggle((row as Row).id) }]}
    />
  );
}

proves(
  'To let users pin rows, read row.pinned instead of the set, and toggle it in a row action: setRows((rows) => rows.map((row) => (row.id === id ? { ...row, pinned: !row.pinned } : row))).',
  () => {
    const { el } = mount(<PinnedByUsers />);
    expect(shown(el)).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
    const pin = (name: string) => press(all(el, bodyRow)[shown(el).indexOf(name)] as HTMLElement, 'Pin');
    pin('Dora');
    expect(shown(el)).toEqual(['Dora', 'Ann', 'Bob', 'Cid', 'Eve']);
    sort(el, 'Name');
    expect(shown(el)).toEqual(['Dora', 'Leo', 'Kim', 'Jon', 'Ida']);
    pin('Kim');
    expect(shown(el)).toEqual(['Kim', 'Dora', 'Leo', 'Jon', 'Ida']);
    pin('Dora');
    expect(shown(el)).toEqual(['Kim', 'Leo', 'Jon', 'Ida', 'Hal']);
  },
);
