import MaterialTable, {
  MTableBodyRow,
  MTableCell,
  MTableHeader,
  type Column,
  type MaterialTableProps,
  type Options,
} from '@material-table/core';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { AppBar, Box, createTheme, styled, ThemeProvider, useTheme } from '@mui/material';
import { type ComponentProps, createRef, type CSSProperties, forwardRef, type SVGProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import StickyHeader from '../../../demos/style/header-cell.sticky';
import { tableLook } from '../../../packages/kit/mui-theme/table-look';
import { mount, proves } from '../../../tests/claims/claim';
import { choose, click, press, pressText, search, sort } from '../../../tests/claims/hands';
import { all, bodyRow, boxes, headers, one, shown, styleOf, td, texts } from '../../../tests/claims/read';
import { columns, inBox, mountTable, people, save, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import Dense from './dense';
import Flat from './flat';
import HeaderGroups from './header-groups';
import Heat from './heat';
import Highlight from './highlight';
import Scroll from './scroll';
import Status from './status';
import RowsStripes from './stripes';
import StyledBooks from './sx';

type Props = Partial<MaterialTableProps<Person>>;

const red = 'rgb(255, 1, 2)';
const blue = 'rgb(3, 4, 255)';
const clear = 'rgba(0, 0, 0, 0)';
const dark = { palette: { mode: 'dark' } } as const;
const cssVariables = {
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
} as const;

/** Mount a table of people in this theme. */
function themed(
  theme: Parameters<typeof createTheme>[0],
  options: Options<Person> = {},
  props: Props = {},
  mode: 'dark' | 'light' = 'light',
) {
  return mount(
    <ThemeProvider theme={createTheme(theme)} defaultMode={mode} storageManager={null}>
      <MaterialTable title="People" columns={columns()} data={people} options={options} {...props} />
    </ThemeProvider>,
  ).el;
}

/** Mount a table of people in a box with these styles. */
function boxed(sx: object, options: Options<Person> = {}, props: Props = {}) {
  return mount(
    <Box sx={sx}>
      <MaterialTable columns={columns()} data={people} options={options} {...props} />
    </Box>,
  ).el;
}

const colorOf = (el: ParentNode, selector: string) => styleOf(el, selector).backgroundColor;
const heightOf = (el: ParentNode, selector: string) =>
  Math.round(one(el, selector).getBoundingClientRect().height);

/** Move the pointer over the first cell; the result returns the color of its row. */
async function hovered(el: ParentNode) {
  await userEvent.hover(one(el, td));
  return () => colorOf(el, bodyRow);
}

/** Run with a style sheet on the page. */
function withSheet<Result>(css: string, run: () => Result) {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = css;
  const result = run();
  sheet.remove();
  return result;
}

proves('The table uses the colors, shapes and fonts of your Material UI theme.', () => {
  const theme = {
    palette: { primary: { main: red }, background: { paper: 'rgb(9, 9, 9)' } },
    shape: { borderRadius: 13 },
    typography: { fontFamily: 'Courier' },
  };
  const el = themed(theme, { selection: true });
  click(boxes(el)[0] as HTMLElement);
  expect(styleOf(el, `${bodyRow} .MuiCheckbox-root`).color).toBe(red);
  expect(colorOf(el, '.MuiPaper-root')).toBe('rgb(9, 9, 9)');
  expect(styleOf(el, '.MuiPaper-root').borderRadius).toBe('13px');
  expect(styleOf(el, 'th').fontFamily).toBe('Courier');
});

proves('toolbar, pagination, group bar | sx of a Box around the table', () => {
  const parts = ['.MuiToolbar-root', '.MuiTablePagination-root', '.MuiToolbar-root > .MuiBox-root'];
  const sx = Object.fromEntries(parts.map((part) => [`& ${part}`, { outlineColor: `${red} !important` }]));
  const colored = (el: ParentNode) =>
    parts.map((part) => all(el, part).some((one) => getComputedStyle(one).outlineColor === red));
  expect(colored(boxed(sx, { grouping: true }))).toEqual([true, true, true]);
  expect(colored(mountTable({ grouping: true }, { sx }).el)).toEqual([false, false, false]);
});

proves("inline styles, which don't support :hover or media queries. Use sx for these", async () => {
  const sx = { '& tbody td:hover': { bgcolor: 'action.selected', cursor: 'help' } };
  const hovered = { ':hover': { backgroundColor: red } } as object;
  const { el } = mountTable({}, { sx, columns: columns({ city: { cellStyle: hovered } }) });
  const [name, city] = all(el, td) as [HTMLElement, HTMLElement];
  await userEvent.hover(name);
  await expect.poll(() => getComputedStyle(name).cursor).toBe('help');
  expect(getComputedStyle(name).backgroundColor).toBe('rgba(0, 0, 0, 0.08)');
  await userEvent.hover(city);
  await expect.poll(() => getComputedStyle(city).cursor).toBe('help');
  expect(getComputedStyle(city).backgroundColor).not.toBe(red);
  expect(getComputedStyle(name).cursor).not.toBe('help');
});

proves(
  [
    'Cells inherit color from rowStyle unless cellStyle sets one.',
    "Don't use !important in either, because an inline style that contains it has no effect.",
  ],
  () => {
    const color = (rowStyle: CSSProperties, cellStyle?: CSSProperties) =>
      styleOf(mountTable({ rowStyle }, { columns: columns({ name: { cellStyle } }) }).el, td).color;
    const usual = color({});
    expect(color({ color: red })).toBe(red);
    expect(color({ color: red }, { color: blue })).toBe(blue);
    expect(color({ color: `${red} !important` })).toBe(usual);
  },
);

proves(
  [
    'To gray out a row, set color, because opacity also fades its checkbox.',
    'return false from isEditable, and ignore it in onRowClick',
  ],
  () => {
    const isOff = ({ id }: Person) => id === 1;
    const onRowClick = vi.fn();
    const { el } = mountTable(
      { selection: true, rowStyle: (row) => (isOff(row) ? { color: red } : {}) },
      {
        editable: { isEditable: (row) => !isOff(row), onRowUpdate: save },
        onRowClick: (_event, row) => row && !isOff(row) && onRowClick(row.id),
      },
    );
    const [box, cell] = [`${bodyRow} .MuiCheckbox-root`, '[data-testid="mtablecell"]'];
    expect(styleOf(el, cell).color).toBe(red);
    expect(styleOf(el, box).color).toBe(styleOf(el, `${bodyRow} + ${box}`).color);
    expect([one(el, bodyRow).contains(one(el, box)), boxes(el)[0]?.disabled]).toEqual([true, false]);
    const edits = all(el, `${bodyRow} button`) as HTMLButtonElement[];
    expect(edits.map(({ disabled }) => disabled)).toEqual([true, false, false, false, false]);
    click(one(el, cell));
    click(one(el, `${bodyRow} + ${bodyRow} ${cell}`));
    expect(onRowClick.mock.calls).toEqual([[2]]);
  },
);

proves("In group rows, new rows and a summary row, the function doesn't receive a row", () => {
  const { el } = mount(<Heat />);
  const colors = all(el, `${bodyRow} td:nth-of-type(2)`).map((td) => getComputedStyle(td).backgroundColor);
  expect(new Set(colors).size).toBe(5);
  expect(shown(el, 1)).toEqual(['66 %', '94 %', '0 %', '28 %', '100 %']);
  const cellStyle = vi.fn((_value: unknown, _row: Person) => ({}));
  mountTable({}, { columns: columns({ city: { cellStyle, defaultGroupOrder: 0 } }) });
  expect(cellStyle).toHaveBeenCalledWith('Bonn', undefined);
  cellStyle.mockClear();
  mountTable({}, { columns: columns({ city: { cellStyle } }), renderSummaryRow: () => 'sum' });
  expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
  const adding = mountTable({}, { columns: columns({ city: { cellStyle } }), editable: { onRowAdd: save } });
  cellStyle.mockClear();
  press(adding.el, 'Add');
  expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
});

proves('With a lookup, search, filters and export use the text.', async () => {
  const { el } = mount(<Status />);
  sort(el, 'Status');
  expect(new Set(shown(el, 1))).toEqual(new Set(['Available', 'In a meeting', 'Away']));
  const lookup = { Bonn: 'On the Rhine', Oslo: 'On the fjord', Rome: 'On the Tiber' };
  const plain = mountTable({ debounceInterval: 0 }, { columns: columns({ city: { lookup } }) });
  search(plain.el, 'tiber');
  await expect.poll(() => all(plain.el, bodyRow).length).toBe(3);
});

proves(
  [
    'For stripes, use the second argument of rowStyle, which is the index of the row on the page',
    'The selector counts every row in the table body, so a filter row or an open detail panel shifts the stripes',
  ],
  async () => {
    const tinted = (el: ParentNode) =>
      all(el, bodyRow).map((row) => getComputedStyle(row).backgroundColor !== clear);
    const { el } = mount(<RowsStripes />);
    expect(tinted(el)).toEqual([false, true, false, true, false]);
    press(el, 'Next Page');
    await expect.poll(() => tinted(el)).toEqual([false, true]);
    const sx = { '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' } };
    expect(tinted(mountTable({ filtering: true }, { sx }).el)).toEqual([true, false, true, false, true]);
    const panel = mountTable({}, { sx, detailPanel: () => 'More' });
    press(panel.el, 'Detail panel visibility toggle');
    expect(tinted(panel.el)).toEqual([false, false, true, false, true]);
  },
);

proves(
  [
    'With an onRowClick, rows automatically have a hover color and a pointer cursor. To set a hover color for any table, use sx:',
    'nth-of-type counts cells from 1, including checkboxes and actions.',
    'An inline background overrides the hover color. Set the hover color in sx with !important, as noHover does above.',
  ],
  async () => {
    const onRowClick = () => undefined;
    const clickable = mountTable({}, { onRowClick }).el;
    await expect.poll(await hovered(clickable)).not.toBe(clear);
    expect(styleOf(clickable, bodyRow).cursor).toBe('pointer');
    const noHover = { '& tbody tr:hover': { bgcolor: 'transparent !important' } };
    await expect.poll(await hovered(mountTable({}, { onRowClick, sx: noHover }).el)).toBe(clear);
    const sx = {
      '& tbody tr:hover': { bgcolor: red },
      '& tbody tr:hover td:nth-of-type(2)': { bgcolor: blue },
    };
    const { el } = mountTable({ selection: true }, { sx });
    await expect.poll(await hovered(el)).toBe(red);
    expect(all(one(el, bodyRow), 'td').map((cell) => getComputedStyle(cell).backgroundColor)).toEqual([
      clear,
      blue,
      clear,
      clear,
    ]);
    const rowStyle = { backgroundColor: 'rgb(1, 2, 3)' };
    expect((await hovered(mountTable({ rowStyle }, { sx }).el))()).toBe('rgb(1, 2, 3)');
    const important = { '& tbody tr:hover': { bgcolor: `${red} !important` } };
    await expect.poll(await hovered(mountTable({ rowStyle }, { sx: important }).el)).toBe(red);
  },
);

proves(
  "make them transparent in rows that aren't hovered or focused, with the media query of the first demo on this page, because phones don't support hover",
  async () => {
    const last = 'tbody tr:last-of-type button';
    const isHidden = () => {
      const { el, unmount } = mount(<StyledBooks />);
      const { opacity } = styleOf(el, last);
      one(el, last).focus();
      expect(styleOf(el, last).opacity).toBe('1');
      unmount();
      return opacity === '0';
    };
    const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    const touch = (enabled: boolean) => browser.send('Emulation.setTouchEmulationEnabled', { enabled });
    expect([matchMedia('(hover: hover)').matches, isHidden()]).toEqual([true, true]);
    await touch(true);
    try {
      await expect.poll(() => matchMedia('(hover: hover)').matches).toBe(false);
      expect(isHidden()).toBe(false);
    } finally {
      await touch(false);
    }
  },
);

proves('Keep the id of the row in your state, and compare it in rowStyle.', async () => {
  const { el } = mount(<Highlight />);
  const tinted = () => all(el, bodyRow).flatMap((row, index) => (row.style.backgroundColor ? [index] : []));
  expect(tinted()).toEqual([]);
  pressText(el, 'Deliver what is scarce');
  await expect.poll(() => shown(el, 1)).toEqual(['34', '3', '500', '18', '20']);
  expect(tinted()).toEqual([4]);
  pressText(el, 'Deliver what is scarce');
  await expect.poll(tinted).toEqual([1]);
});

proves('give an element in its render an id, and call scrollIntoView on the element', async () => {
  const { el } = mount(<Scroll />);
  const isInView = () => {
    const row = one(el, '#order-12').getBoundingClientRect();
    const place = document.elementFromPoint(row.left + 2, row.top + 2);
    return place?.id === 'order-12';
  };
  expect(isInView()).toBe(false);
  await choose(el, 'Lind');
  await expect.poll(isInView).toBe(true);
});

proves(
  [
    'With maxBodyHeight, the scroll position remains when users go to another page.',
    'To start at the top, wrap the table in an element, and scroll everything in it in onPageChange:',
  ],
  async () => {
    const topAfterPage = async (onPageChange?: (el: ParentNode) => void) => {
      const { el } = mountTable(
        { maxBodyHeight: 150 },
        { onPageChange: () => onPageChange?.(document.body) },
      );
      const part = one(el, 'div[style*="max-height"]');
      part.scrollTop = 60;
      press(el, 'Next Page');
      await expect.poll(() => shown(el)[0]).toBe('Fay');
      return part.scrollTop;
    };
    expect(await topAfterPage()).toBe(60);
    expect(await topAfterPage((el) => all(el, 'div').forEach((part) => part.scrollTo(0, 0)))).toBe(0);
  },
);

proves(
  [
    "padding: 'dense' makes rows 36 px high instead of 56.",
    'omit padding for the normal height',
    'For a larger height, use rowStyle: { height: 80 }, or height in headerStyle for the header.',
    "With py: 0.25 in sx, rows are 28 px high, and padding: '0 16px' in headerStyle makes the header 25 px instead of 37. Rows with buttons remain taller.",
  ],
  async () => {
    const { el } = mount(<Dense />);
    const dense = heightOf(el, bodyRow);
    press(el, 'Normal rows');
    await expect.poll(() => heightOf(el, bodyRow)).toBeGreaterThan(dense);
    expect(
      [mountTable(), mountTable({ padding: 'dense' })].map((table) => heightOf(table.el, bodyRow)),
    ).toEqual([56, 36]);
    expect(heightOf(mountTable({ rowStyle: { height: 80 } }).el, bodyRow)).toBe(80);
    expect(heightOf(mountTable({ headerStyle: { height: 80 } }).el, 'th')).toBe(80);
    const sx = { '& td': { py: 0.25 } };
    expect(heightOf(mountTable({}, { sx }).el, bodyRow)).toBe(28);
    const editable = { onRowUpdate: save };
    expect(heightOf(mountTable({}, { sx, editable }).el, bodyRow)).toBeGreaterThan(28);
    expect(heightOf(mountTable().el, 'th')).toBe(37);
    expect(heightOf(mountTable({ headerStyle: { padding: '0 16px' } }).el, 'th')).toBe(25);
  },
);

proves(
  "padding doesn't affect a row being edited. Its fields make it 41 px high, or 35 px with the third rule below.",
  async () => {
    const height = async (padding: object, sx: object) => {
      const { el } = mountTable(padding, { editable: { onRowUpdate: save }, sx });
      press(el, 'Edit');
      await expect.poll(() => all(el, 'tbody input').length).toBeGreaterThan(0);
      return heightOf(el, 'tbody tr');
    };
    for (const padding of [{}, { padding: 'dense' }]) {
      expect(await height(padding, {})).toBe(41);
      expect(await height(padding, { '& td:has(input)': { py: 0 } })).toBe(35);
    }
  },
);

proves(
  [
    "Titles wrap between words if the column has a width and headerStyle doesn't set whiteSpace: 'nowrap'.",
    'To control where a title breaks, pass an element with a <br />.',
  ],
  () => {
    const height = (city: Partial<Column<Person>>) => heightOf(inBox(700, columns({ city })), 'thead th');
    const title = 'The city in which this person lives now';
    const line = height({ title: 'City' });
    expect(height({ title, width: 120 })).toBeGreaterThan(line + 15);
    expect(height({ title, width: 120, headerStyle: { whiteSpace: 'nowrap' } })).toBe(line);
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
  'Header cells are transparent, so rows show through the sticky header unless headerStyle sets an opaque background.',
  () => {
    const backgrounds = (el: HTMLElement) =>
      new Set(headers(el).map((th) => getComputedStyle(th).backgroundColor));
    const plain = mountTable({ headerStyle: { position: 'sticky', top: 0 } }).el;
    expect(backgrounds(plain)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    const { el } = mount(<StickyHeader />);
    expect(backgrounds(el)).toEqual(new Set(['rgb(255, 255, 255)']));
  },
);

proves(
  [
    "Sorting still works, so stop the propagation of a button's click. Otherwise, the click also sorts the rows.",
    'The title is also the name of the column in menus, exports and filters, so screen readers announce such a filter as "[object Object]".',
    "set sorting: false on the column, so that clicks don't sort",
    "such as onChangeOrder(1, 'desc'), onFilterChange(1, 'Oslo') and onChangeColumnHidden(column, true)",
  ],
  async () => {
    const title = (
      <span>
        Name
        <button data-kind="silent" onClick={(event) => event.stopPropagation()} />
        <button data-kind="loud" />
      </span>
    );
    const { el } = mountTable({ filtering: true }, { columns: columns({ name: { title } }) });
    click(one(el, '[data-kind="silent"]'));
    expect(shown(el)[0]).toBe('Cid');
    click(one(el, '[data-kind="loud"]'));
    expect(shown(el)[0]).toBe('Ann');
    expect(all(el, 'input[aria-label="filter data by [object Object]"]')).toHaveLength(1);

    const tableRef = createRef<{
      onChangeOrder: (index: number, direction: 'asc' | 'desc') => void;
      onFilterChange: (index: number, value: unknown) => void;
      onChangeColumnHidden: (column: Column<Person>, isHidden: boolean) => void;
    }>();
    const own = columns({ city: { title: <button>City</button>, sorting: false } });
    const menu = mountTable({ debounceInterval: 0 }, { columns: own, tableRef: tableRef as never }).el;
    click(one(menu, 'th button'));
    expect(shown(menu, 1)[0]).toBe('Bonn');
    flushSync(() => tableRef.current?.onChangeOrder(1, 'desc'));
    expect(shown(menu, 1)[0]).toBe('Rome');
    flushSync(() => tableRef.current?.onFilterChange(1, 'Oslo'));
    await expect.poll(() => shown(menu, 1)).toEqual(['Oslo', 'Oslo', 'Oslo', 'Oslo']);
    flushSync(() => tableRef.current?.onChangeColumnHidden(own[1] as Column<Person>, true));
    await expect.poll(() => texts(menu, 'thead th')).toEqual(['Name', 'Age']);
  },
);

proves(
  [
    'No column property merges headers. Wrap the header in components.Header, and render a second thead before it, with a colSpan for each heading.',
    'Include the cells of checkboxes, actions and other built-in columns. Turn off dragging, because a dragged column leaves its heading.',
  ],
  async () => {
    const spans = { colSpan: 2, headerStyle: { colSpan: 2 } } as object;
    const [merged] = headers(mountTable({}, { columns: columns({ name: spans }) }).el);
    expect((merged as HTMLTableCellElement).colSpan).toBe(1);

    const Header = (props: ComponentProps<typeof MTableHeader>) => (
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
    const ref: { current: { onDragEnd: (drop: object) => void } | null } = { current: null };
    const { el } = mountTable({}, { components: { Header }, tableRef: ref as never });
    const titles = () => all(el, 'thead').map((head) => texts(head, 'th').join());
    expect(titles()).toEqual(['Person,Rest', 'Name,City,Age']);
    const [source, destination] = [0, 2].map((index) => ({ droppableId: 'headers', index }));
    flushSync(() => ref.current?.onDragEnd({ draggableId: '0', source, destination }));
    expect(titles()).toEqual(['Person,Rest', 'City,Age,Name']);
    const actions = [{ icon: 'x', tooltip: 'Act', position: 'row' as const, onClick: () => undefined }];
    const more = mountTable({ selection: true }, { actions, detailPanel: () => 'x' }).el;
    expect(texts(more, 'thead th').indexOf('Name')).toBe(3);

    const demo = mount(<HeaderGroups />).el;
    await expect.poll(() => texts(demo, 'th[colspan="2"]')).toEqual(['Summer', 'Winter']);
    const left = (selector: string) => one(demo, selector).getBoundingClientRect().left;
    expect(left('th[colspan="2"]')).toBe(left('thead:last-of-type th:nth-of-type(2)'));
    expect(all(demo, '[data-rfd-drag-handle-draggable-id]')).toEqual([]);
  },
);

proves('Without overflow, the background of a header or row at the edge covers the corner.', () => {
  const cornerIs = (style: CSSProperties) => {
    const { el, unmount } = mountTable(
      { toolbar: false, paging: false, headerStyle: { backgroundColor: 'rgb(0, 80, 60)' } },
      { style },
    );
    const { left, top } = one(el, '.MuiPaper-root').getBoundingClientRect();
    const isHeader = Boolean(document.elementFromPoint(left + 1, top + 1)?.closest('th'));
    unmount();
    return isHeader;
  };
  expect(cornerIs({ borderRadius: 16 })).toBe(true);
  expect(cornerIs({ borderRadius: 16, overflow: 'hidden' })).toBe(false);
});

proves(
  [
    'A backgroundColor in style colors the toolbar, rows and pagination at once.',
    'use style for the shadow and background, which belong to the paper, and sx for the lines, which belong to the cells',
  ],
  () => {
    const { el } = mountTable({}, { style: { backgroundColor: red } });
    expect(colorOf(el, '.MuiPaper-root')).toBe(red);
    const parts = ['.MuiToolbar-root', 'th', bodyRow, td, '.MuiTablePagination-root', 'table', 'tfoot'];
    expect(parts.map((part) => colorOf(el, part))).toEqual(parts.map(() => clear));
    expect(styleOf(el, '.MuiPaper-root').boxShadow).not.toBe('none');
    const flat = mount(<Flat />).el;
    expect([styleOf(flat, '.MuiPaper-root').boxShadow, colorOf(flat, '.MuiPaper-root')]).toEqual([
      'none',
      clear,
    ]);
    expect(styleOf(flat, td).borderBottomStyle).toBe('none');
  },
);

proves(
  [
    "Filter inputs use the theme's MuiTextField.defaultProps.variant, which the search field ignores",
    'For the text field of the search, use options.searchFieldVariant.',
    'The edit row stays underlined.',
  ],
  () => {
    const theme = { components: { MuiTextField: { defaultProps: { variant: 'outlined' } } } } as const;
    const el = themed(theme, { filtering: true }, { editable: { onRowUpdate: save } });
    press(el, 'Edit');
    const outlined = (root: ParentNode, part: string) => all(root, `${part} .MuiOutlinedInput-root`).length;
    const edited = 'tbody tr:not(#m--table--filter--row)';
    expect(outlined(el, '#m--table--filter--row')).toBe(3);
    expect([outlined(el, '.MuiToolbar-root'), outlined(el, edited)]).toEqual([0, 0]);
    expect(all(el, `${edited} .MuiInput-underline`).length).toBe(3);
    expect(outlined(themed(theme, { searchFieldVariant: 'outlined' }), '.MuiToolbar-root')).toBe(1);
  },
);

proves(
  'Use head instead of root to style only the header, or body for only the rows. headerStyle takes precedence.',
  () => {
    const styleOverrides = { head: { backgroundColor: red }, body: { backgroundColor: blue } };
    const theme = { components: { MuiTableCell: { styleOverrides } } };
    const el = themed(theme);
    expect([colorOf(el, 'th'), colorOf(el, td)]).toEqual([red, blue]);
    const headerStyle = { backgroundColor: 'rgb(0, 9, 0)' };
    expect(colorOf(themed(theme, { headerStyle }), 'th')).toBe('rgb(0, 9, 0)');
  },
);

proves(
  "primary colors check marks, the loading circle and the focused field, secondary the toolbar while rows are selected, and text.secondary the toolbar's icons.",
  async () => {
    const palette = {
      primary: { main: red },
      secondary: { main: blue },
      text: { secondary: 'rgb(7, 7, 7)' },
    };
    const data = people.map((row) => ({ ...row, tableData: { checked: true } }));
    const el = themed({ palette }, { selection: true }, { data, isLoading: true });
    expect(styleOf(el, '.MuiCheckbox-root').color).toBe(red);
    expect(styleOf(el, '[role=progressbar]').color).toBe(red);
    expect(styleOf(el, '.MuiToolbar-root').color).toBe(blue);
    const plain = themed({ palette }, { columnsButton: true, searchAutoFocus: true });
    expect(styleOf(plain, 'button[aria-label="Show Columns"]').color).toBe('rgb(7, 7, 7)');
    await expect
      .poll(() => getComputedStyle(one(plain, '.MuiInput-root'), '::after').borderBottomColor)
      .toBe(red);
  },
);

proves(
  [
    "These are inline styles, so theme paths such as 'primary.main' don't work, and a makeStyles class name crashes the table.",
    'Use useTheme().palette.primary.main, or use the theme path for bgcolor in sx.',
  ],
  async () => {
    const theme = { palette: { primary: { main: red } } };
    expect(colorOf(themed(theme, { headerStyle: { backgroundColor: 'primary.main' } }), 'th')).not.toBe(red);
    const options = { headerStyle: 'makeStyles-head-1' as never };
    const table = <MaterialTable columns={columns()} data={people} options={options} />;
    expect(await saidBy(table)).toContain('Failed to set an indexed property');
    expect(colorOf(themed(theme, {}, { sx: { '& th': { bgcolor: 'primary.main' } } }), 'th')).toBe(red);
    function FromTheme() {
      const style = { backgroundColor: useTheme().palette.primary.main };
      const options = { headerStyle: style, rowStyle: style };
      return <MaterialTable columns={columns()} data={people} options={options} />;
    }
    const { el } = mount(
      <ThemeProvider theme={createTheme(theme)}>
        <FromTheme />
      </ThemeProvider>,
    );
    expect([colorOf(el, 'th'), colorOf(el, bodyRow)]).toEqual([red, red]);
  },
);

proves(
  [
    'and inline styles win',
    "Use cellStyle for these, or !important in sx, such as '13px !important'.",
    'Border, padding and background need neither, except for the padding of action cells.',
  ],
  () => {
    const color = 'rgb(1, 2, 3)';
    const plain = mountTable({}, { sx: { '& td': { color, padding: '3px', backgroundColor: color } } });
    expect(styleOf(plain.el, td).color).not.toBe(color);
    expect(styleOf(plain.el, td).padding).toBe('3px');
    expect(styleOf(plain.el, td).backgroundColor).toBe(color);
    const border = '2px solid rgb(1, 2, 3)';
    const actions = [{ icon: 'x', tooltip: 'x', onClick: () => undefined }];
    const acts = mountTable(
      {},
      { actions, sx: { '& td': { border, padding: '3px', backgroundColor: color } } },
    );
    expect(styleOf(acts.el, td).padding).not.toBe('3px');
    expect([styleOf(acts.el, td).borderLeft, styleOf(acts.el, td).backgroundColor]).toEqual([border, color]);
    const forced = mountTable({}, { sx: { '& td': { fontSize: '13px !important' } } });
    expect(styleOf(forced.el, td).fontSize).toBe('13px');
    const made = columns({ name: { cellStyle: { color } } });
    expect(styleOf(mountTable({}, { columns: made }).el, td).color).toBe(color);
  },
);

proves(
  [
    "Use a theme with palette: { mode: 'dark' }, or one with cssVariables and colorSchemes. In sx, use theme colors that follow the mode, such as 'action.hover' and 'background.paper'.",
    'Your own icons also follow it, unless they set a color.',
  ],
  () => {
    const sx = { '& td': { bgcolor: 'action.hover' }, '& th': { bgcolor: 'background.paper' } };
    const actions = [{ icon: ArrowUpward, tooltip: 'Up', isFreeAction: true, onClick: () => undefined }];
    const colors = (theme: Parameters<typeof themed>[0], mode: 'dark' | 'light') => {
      const el = themed(theme, {}, { sx, actions }, mode);
      const found = ['.MuiPaper-root', 'th', td].map((part) => colorOf(el, part));
      document.documentElement.className = '';
      return [...found, styleOf(el, 'button[aria-label="Up"] svg').color];
    };
    const white = 'rgb(255, 255, 255)';
    expect(colors({}, 'light')).toEqual([white, white, 'rgba(0, 0, 0, 0.04)', 'rgba(0, 0, 0, 0.6)']);
    const black = 'rgb(18, 18, 18)';
    const light = 'rgba(255, 255, 255, 0.7)';
    expect(colors(dark, 'dark')).toEqual([black, black, 'rgba(255, 255, 255, 0.08)', light]);
    expect(colors(cssVariables, 'dark').slice(0, 2)).toEqual([black, black]);
    expect(colors(cssVariables, 'light').slice(0, 2)).toEqual([white, white]);
  },
);

proves('Fixed columns are white in any theme.', async () => {
  const el = themed(dark, { fixedColumns: { left: 1 } });
  const copy = 'div[style*="background: white"]';
  await expect.poll(() => all(el, copy).length).toBe(1);
  expect(colorOf(el, copy)).toBe('rgb(255, 255, 255)');
});

proves(
  [
    'The selection toolbar is purple in light mode, with dark text, if the theme uses CSS variables.',
    'showTextRowsSelected: false keeps it plain.',
  ],
  () => {
    const selected = (options: Options<Person>) => {
      const el = themed({ ...cssVariables, cssVariables: true }, { selection: true, ...options });
      click(boxes(el)[0] as HTMLElement);
      return el;
    };
    const el = selected({});
    expect(colorOf(el, '.MuiToolbar-root')).toBe('rgb(123, 31, 162)');
    expect(styleOf(el, '.MuiToolbar-root h6').color).toBe('rgba(0, 0, 0, 0.87)');
    expect(colorOf(selected({ showTextRowsSelected: false }), '.MuiToolbar-root')).toBe(clear);
  },
);

proves(
  'The table flashes white while loading. With CSS variables, replace the white overlays for loading and errors.',
  async () => {
    const veil = (el: ParentNode) =>
      all(el, 'div[style*="background"]').map((one) => getComputedStyle(one).backgroundColor);
    const white = ['rgb(255, 255, 255)'];
    const loading = themed(cssVariables, {}, { isLoading: true }, 'dark');
    await expect.poll(() => veil(loading)).toEqual(white);
    const data = () => Promise.reject(new Error('No server'));
    const failing = themed(cssVariables, {}, { data }, 'dark');
    await expect.poll(() => failing.textContent).toContain('No server');
    expect(veil(failing)).toEqual(white);
    await expect.poll(() => veil(themed(dark, {}, { isLoading: true }))).toEqual(['rgb(18, 18, 18)']);
    const components = { OverlayLoading: () => <p>Wait</p> };
    const own = themed(cssVariables, {}, { isLoading: true, components }, 'dark');
    await expect.poll(() => own.textContent).toContain('Wait');
    expect(veil(own)).toEqual([]);
    document.documentElement.className = '';
  },
);

proves(
  [
    'The table is outside your ThemeProvider',
    'If only the rows stay white, a rowStyle or cellStyle has a fixed color, or a page stylesheet colors tr or td.',
  ],
  () => {
    const white = 'rgb(255, 255, 255)';
    expect(colorOf(mountTable().el, '.MuiPaper-root')).toBe(white);
    const inside = themed(dark);
    expect([colorOf(inside, '.MuiPaper-root'), colorOf(inside, td)]).toEqual(['rgb(18, 18, 18)', clear]);
    expect(colorOf(themed(dark, { rowStyle: { backgroundColor: 'white' } }), bodyRow)).toBe(white);
    expect(withSheet('td { background: white }', () => colorOf(inside, td))).toBe(white);
  },
);

proves(
  "A dark page alone doesn't change the table's colors, so buttons, pagination and fields stay black until you wrap the table in a ThemeProvider with mode: 'dark'.",
  () => {
    const editable = { onRowAdd: save };
    const areLight = (el: ParentNode) => {
      press(el, 'Add');
      const parts = ['button[aria-label="Add"]', '.MuiTypography-caption', 'tbody input'];
      return parts.map((part) => Number(styleOf(el, part).color.match(/\d+/)?.[0]) > 127);
    };
    const page = boxed({ bgcolor: 'black', color: 'white' }, {}, { editable });
    expect(areLight(page)).toEqual([false, false, false]);
    expect(areLight(themed(dark, {}, { editable }))).toEqual([true, true, true]);
  },
);

proves(
  [
    'the cause is its plain background.paper, while an image lightens the rest of the table in dark mode',
    "Set the header's backgroundImage to 'var(--Paper-overlay)'.",
  ],
  () => {
    const layers = (backgroundImage?: string) => {
      const el = themed(dark, {}, { sx: { '& th': { bgcolor: 'background.paper', backgroundImage } } });
      return ['th', '.MuiPaper-root'].map((part) => {
        const { backgroundColor, backgroundImage: image } = styleOf(el, part);
        return [backgroundColor, image];
      });
    };
    const [header, paper] = layers();
    expect(header).toEqual([paper?.[0], 'none']);
    expect(paper?.[1]).toContain('linear-gradient');
    const [cured, around] = layers('var(--Paper-overlay)');
    expect(cured).toEqual(around);
  },
);

const OwnIcon = forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>((props, ref) => (
  <svg {...props} ref={ref} data-own="icon" width="24" height="24" />
));

proves(
  [
    "The table's icons come with the package and don't need a font.",
    'The icons prop replaces individual icons, but the editable buttons then stay empty unless you also pass Add, Edit, Delete, Check and Clear',
  ],
  async () => {
    const drawn = (el: ParentNode, label: string) =>
      all(el, `button[aria-label="${label}"]`).map((button) => all(button, 'svg').length)[0];
    const editable = { onRowAdd: save, onRowUpdate: save, onRowDelete: save, onBulkUpdate: save };
    const labels = ['Add', 'Edit', 'Delete'];
    const plain = mountTable({}, { editable }).el;
    expect(labels.map((label) => drawn(plain, label))).toEqual([1, 1, 1]);
    expect(all(plain, '.material-icons')).toEqual([]);
    const partial = mountTable({}, { editable, icons: { Search: OwnIcon } }).el;
    await expect.poll(() => all(partial, '[data-own]').length).toBe(1);
    expect(labels.map((label) => drawn(partial, label))).toEqual([0, 0, 0]);
    const five = { Add: OwnIcon, Edit: OwnIcon, Delete: OwnIcon, Check: OwnIcon, Clear: OwnIcon };
    const whole = mountTable({}, { editable, icons: { Search: OwnIcon, ...five } }).el;
    await expect.poll(() => labels.map((label) => drawn(whole, label))).toEqual([1, 1, 1]);
    for (const [el, count] of [
      [partial, 0],
      [whole, 1],
    ] as const) {
      press(el, 'Edit All');
      const both = ['Save all changes', 'Discard all changes'];
      expect(both.map((label) => drawn(el, label))).toEqual([count, count]);
    }
  },
);

proves('String icons in actions need the Material Icons font.', () => {
  const actions = [{ icon: 'save', tooltip: 'Save', isFreeAction: true, onClick: () => undefined }];
  const icon = one(mountTable({}, { actions }).el, 'button[aria-label="Save"] .material-icons');
  // Without the font, the icon's name is shown as text, wider than an icon of 24 px.
  expect(icon.innerText).toBe('save');
  expect(icon.scrollWidth).toBeGreaterThan(24);
});

const body = '.MuiBox-root:has(> div > div > table)';
const box = (el: ParentNode) => one(el, body).getBoundingClientRect().height;

proves(
  "Set both minBodyHeight and maxBodyHeight to 'calc(100vh - 180px)', where 180 px is the height of everything around the rows, such as the toolbar, the pagination and your page.",
  () => {
    const [minBodyHeight, maxBodyHeight] = ['calc(100vh - 180px)', 'calc(100vh - 180px)'];
    for (const paging of [true, false])
      for (const data of [people, people.slice(0, 2)]) {
        const { el } = mountTable({ minBodyHeight, maxBodyHeight, paging }, { data });
        expect(box(el)).toBeCloseTo(window.innerHeight - 180, 0);
      }
    const { el } = mountTable({ minBodyHeight, maxBodyHeight });
    const around = heightOf(el, '.MuiPaper-root') - box(el);
    expect([around > 100, around < 140]).toEqual([true, true]);
  },
);

proves(
  [
    'A percentage works only if the paper has a height, such as style={{ height: 400 }}.',
    'because maxBodyHeight, searchFieldStyle and other options can change at any time',
  ],
  () => {
    const half: Options<Person> = { maxBodyHeight: '50%', paging: false };
    const free = box(mountTable({ paging: false }).el);
    expect(box(mountTable(half).el)).toBe(free);
    expect(box(mountTable(half, { style: { height: 400 } }).el)).toBe(200);
    const { el, update } = mountTable({ ...half, maxBodyHeight: 300 });
    expect(box(el)).toBe(300);
    update({ ...half, maxBodyHeight: 150, searchFieldStyle: { width: 123 } });
    expect(box(el)).toBe(150);
    expect(one(el, '.MuiToolbar-root .MuiInputBase-root').style.width).toBe('123px');
  },
);

proves('make the paper as high as its container, and let the rows fill what the toolbar leaves:', () => {
  const sx = { height: 400, [`& ${body}`]: { flex: 1 } };
  const style = { height: '100%', display: 'flex', flexDirection: 'column' } as const;
  const el = boxed(sx, { paging: false, maxBodyHeight: '100%' }, { style });
  const bottom = one(el, body).getBoundingClientRect().bottom - el.getBoundingClientRect().top;
  expect(Math.round(bottom)).toBe(400);
  expect(one(el, body).scrollHeight).toBeGreaterThan(box(el) + 100);
  expect(all(el, 'tbody tr')).toHaveLength(12);
});

proves('The demos use a compact look, with rows that are 41 px high instead of 56.', () => {
  expect(heightOf(themed({ components: tableLook }), bodyRow)).toBe(41);
});

proves(
  'There is no columnStyle. Create the columns from your state, and set cellStyle and headerStyle on the highlighted one.',
  () => {
    const style = { cellStyle: { backgroundColor: red }, headerStyle: { backgroundColor: red } };
    const { el } = mountTable({}, { columns: columns({ city: style }) });
    const colored = all(el, 'th, tbody td').flatMap((cell, index) =>
      getComputedStyle(cell).backgroundColor === red ? [index % 3] : [],
    );
    expect(colored).toEqual([1, 1, 1, 1, 1, 1]);
  },
);

proves(
  ["Body cells inherit the page's font, and headers use the theme's.", 'or set fontFamily in style'],
  () => {
    const theme = { typography: { fontFamily: 'Courier' } };
    const el = themed(theme, {}, { style: { fontFamily: 'monospace' } });
    expect(styleOf(el, 'th').fontFamily).toBe('Courier');
    expect(styleOf(el, td).fontFamily).toBe('monospace');
  },
);

proves(
  "className, classes, styled(), Emotion's css prop | No, the table ignores them. Style a wrapper element with styled('div') or sx.",
  () => {
    const style = { '& td': { letterSpacing: '2px' } };
    const spacing = (el: ParentNode) => styleOf(el, td).letterSpacing;
    const Styled = styled(MaterialTable<Person>)(style);
    const ignored = { className: 'mine', classes: { root: 'mine' }, css: { color: red } };
    const { el } = mount(<Styled columns={columns()} data={people} {...ignored} />);
    expect(all(el, '.mine, [css]')).toHaveLength(0);
    expect([spacing(el) === '2px', styleOf(el, td).color === red]).toEqual([false, false]);
    const Frame = styled('div')(style);
    const framed = mount(
      <Frame>
        <MaterialTable columns={columns()} data={people} />
      </Frame>,
    );
    expect([spacing(framed.el), spacing(boxed(style))]).toEqual(['2px', '2px']);
  },
);

proves(
  'Wrap the row or the cell, which receives its column and value. For content, use render.',
  async () => {
    const Row = (props: ComponentProps<typeof MTableBodyRow>) => (
      <MTableBodyRow {...props} className="my-row" />
    );
    const Cell = (props: { columnDef: Column<Person>; value: unknown }) => (
      <MTableCell {...props} className={`${String(props.columnDef.field)}-${String(props.value)}`} />
    );
    const own = columns({ name: { render: ({ name }) => <i className={`about-${name}`} /> } });
    const { el } = mountTable({}, { columns: own, components: { Row, Cell } });
    await expect.poll(() => all(el, 'tr.my-row td.city-Oslo').length).toBe(2);
    expect(all(el, 'td.name-Dora > i.about-Dora')).toHaveLength(1);
  },
);

proves(
  [
    'A CSS framework may style every table on the page.',
    "Reset these styles inside a wrapper element, with a selector at least as specific as the framework's.",
  ],
  () => {
    const border = (el: ParentNode) => styleOf(el, 'th').borderTopWidth;
    const reset = { '& table th, & table td': { borderTopWidth: 0 } };
    const look = () => [border(mountTable().el), border(boxed(reset))];
    expect(look()).toEqual(['0px', '0px']);
    expect(withSheet('table thead th { border: 1px solid }', look)).toEqual(['1px', '0px']);
  },
);

proves('style={{ width: 600 }} sets the width of the toolbar, rows and pagination', () => {
  const parts = ['.MuiPaper-root', '.MuiToolbar-root', 'table', 'tfoot'];
  const widths = (style?: object) => {
    const el = boxed({ width: 800 }, {}, { style });
    return parts.map((part) => one(el, part).getBoundingClientRect().width);
  };
  expect(widths()).toEqual([800, 800, 800, 800]);
  expect(widths({ width: 600 })).toEqual([600, 600, 600, 600]);
});

proves(
  [
    'Only headerStyle and ariaLabel are passed to the th.',
    "Set the id on an element in title, and style the cell in sx with '& th:has(#city)'.",
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

proves(
  [
    'There is no prop for the scroll container.',
    'Style .MuiBox-root:has(> div > div > table) from a Box around the table',
  ],
  () => {
    const sx = { [`& ${body}`]: { scrollbarWidth: 'thin' } };
    const el = boxed(sx, { paging: false, maxBodyHeight: 150 });
    const scrolling = all(el, 'div').filter((box) => box.scrollHeight > box.clientHeight + 1);
    expect(scrolling.map((box) => getComputedStyle(box).scrollbarWidth)).toContain('thin');
  },
);

proves(
  "The loading overlay has z-index: 11, and sticky cells have the value you set. Give your app bar a higher value and a background. MUI's AppBar has both.",
  () => {
    const el = themed({}, { headerStyle: { position: 'sticky', zIndex: 3 } }, { isLoading: true });
    const layers = all(el, '*').flatMap((node) => {
      const { zIndex, position } = getComputedStyle(node);
      return zIndex === 'auto' || position === 'static' ? [] : [Number(zIndex)];
    });
    expect(styleOf(el, 'th').zIndex).toBe('3');
    expect(Math.max(...layers)).toBe(11);
    const bar = getComputedStyle(one(mount(<AppBar>Bar</AppBar>).el, '.MuiAppBar-root'));
    expect(Number(bar.zIndex)).toBeGreaterThan(11);
    expect(bar.backgroundColor).not.toBe(clear);
  },
);
