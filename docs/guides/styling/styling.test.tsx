import MaterialTable, {
  MTableBodyRow,
  MTableCell,
  MTableHeader,
  type MaterialTableProps,
  type Options,
  type Components,
  type Column,
  type QueryResult,
} from '@material-table/core';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  createTheme,
  styled,
  ThemeProvider,
  Box,
  AppBar,
  useTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material';
import infima from 'infima/dist/css/default/default.css?raw';
import {
  forwardRef,
  type CSSProperties,
  type ComponentProps,
  type SVGProps,
  type ComponentType,
} from 'react';
import { expect } from 'vitest';
import { tableLook } from '../../../packages/kit/mui-theme/table-look';
import { mount, proves } from '../../../tests/claims/claim';
import { click, press } from '../../../tests/claims/hands';
import { all, bodyRow, one, styleOf, td, shown } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import Dense from './dense';
import Flat from './flat';

function themed(
  theme: Theme,
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
) {
  return mount(
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <MaterialTable title="People" columns={columns()} data={people} options={options} {...props} />
    </ThemeProvider>,
  );
}

proves(
  [
    "padding: 'dense' makes rows 36 px high instead of 56.",
    'To give all rows the same height, use rowStyle: { height: 80 }.',
  ],
  () => {
    const height = (options: Options<Person>) =>
      one(mountTable(options).el, bodyRow).getBoundingClientRect().height;
    expect(height({})).toBeCloseTo(56, 0);
    expect(height({ padding: 'dense' })).toBeCloseTo(36, 0);
    expect(height({ rowStyle: { height: 80 } })).toBe(80);
  },
);

proves(
  [
    'and inline styles win',
    'Use cellStyle for these, or !important in sx.',
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
  ["Body cells inherit the page's font, and headers use the theme's.", 'or set fontFamily in style'],
  () => {
    const { el } = themed(
      createTheme({ typography: { fontFamily: 'Courier' } }),
      {},
      {
        style: { fontFamily: 'monospace' },
      },
    );
    expect(styleOf(el, 'th').fontFamily).toBe('Courier');
    expect(styleOf(el, td).fontFamily).toBe('monospace');
  },
);

proves(
  "Filter inputs use the theme's MuiTextField.defaultProps.variant, which the search field ignores",
  () => {
    const theme = createTheme({
      components: {
        MuiTableCell: { styleOverrides: { root: { padding: 4 } } },
        MuiTextField: { defaultProps: { variant: 'outlined' } },
      },
    });
    const { el } = themed(theme, { filtering: true });
    expect(all(el, '#m--table--filter--row .MuiOutlinedInput-root').length).toBeGreaterThan(0);
    expect(all(el, '.MuiToolbar-root .MuiTextField-root .MuiOutlinedInput-root')).toHaveLength(0);
    expect(styleOf(el, td).padding).toBe('4px');
    const search = themed(theme, { searchFieldVariant: 'outlined' });
    expect(all(search.el, '.MuiToolbar-root .MuiTextField-root .MuiOutlinedInput-root')).toHaveLength(1);
  },
);

proves('Fixed columns are white in any theme.', async () => {
  const { el } = themed(createTheme({ palette: { mode: 'dark' } }), { fixedColumns: { left: 1 } });
  const copy = 'div[style*="background: white"]';
  await expect.poll(() => all(el, copy).length).toBe(1);
  expect(styleOf(el, copy).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(styleOf(el, '.MuiPaper-root').backgroundColor).toBe('rgb(18, 18, 18)');
});

proves(
  [
    'The selection toolbar is purple in light mode, with dark text, if the theme uses CSS variables.',
    'showTextRowsSelected: false keeps it plain.',
  ],
  () => {
    const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
    const toolbar = (options: Options<Person>) => {
      const { el } = themed(theme, { selection: true, ...options });
      click(one(el, `${bodyRow} input`));
      return styleOf(el, '.MuiToolbar-root').backgroundColor;
    };
    expect(toolbar({})).toBe('rgb(123, 31, 162)');
    const title = all(document.body, '.MuiToolbar-root h6').find(({ innerText }) =>
      innerText.includes('selected'),
    );
    expect(title && getComputedStyle(title).color).toBe('rgba(0, 0, 0, 0.87)');
    expect(toolbar({ showTextRowsSelected: false })).toBe('rgba(0, 0, 0, 0)');
  },
);

proves("className, classes, styled(), Emotion's css prop | No, the table ignores them.", () => {
  const Styled = styled(MaterialTable<Person>)({ opacity: 0.5 });
  const { el } = mount(<Styled columns={columns()} data={people} {...{ className: 'mine' }} />);
  expect(all(el, '.mine')).toHaveLength(0);
  expect(all(el, '*').filter((part) => getComputedStyle(part).opacity === '0.5')).toHaveLength(0);
});

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

const OwnIcon = forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>((props, ref) => (
  <svg {...props} ref={ref} data-own="icon" width="24" height="24" />
));
const editable = {
  onRowAdd: async () => undefined,
  onRowUpdate: async () => undefined,
  onRowDelete: async () => undefined,
  onBulkUpdate: async () => undefined,
};

proves(
  [
    "The table's icons come with the package, so you need neither a font nor the icons prop.",
    'icons replaces individual icons, but the editable buttons then stay empty unless you also pass Add, Edit, Delete, Check and Clear',
  ],
  async () => {
    const drawn = (el: ParentNode, label: string) =>
      all(el, `button[aria-label="${label}"]`).map((button) => all(button, 'svg').length)[0];
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
  const icons = ['save', () => <OwnIcon />].map((icon, index) => ({
    icon,
    tooltip: String(index),
    isFreeAction: true,
    onClick: () => undefined,
  }));
  const { el } = mountTable({}, { actions: icons as never });
  const [text, drawn] = ['0', '1'].map((name) => one(el, `button[aria-label="${name}"]`));
  // Without the font, the icon's name is shown as text, wider than an icon of 24 px.
  expect(text?.innerText).toBe('save');
  expect(one(text ?? el, '.material-icons').scrollWidth).toBeGreaterThan(24);
  expect([drawn?.innerText, all(drawn ?? el, 'svg').length]).toEqual(['', 1]);
});

proves("Style a wrapper element with styled('div') or sx.", async () => {
  const Frame = styled('div')({ '& td': { letterSpacing: '2px' } });
  const components: Components = {
    Row: (props: ComponentProps<typeof MTableBodyRow>) => <MTableBodyRow {...props} className="my-row" />,
  };
  const table = <MaterialTable columns={columns()} data={people} components={components} />;
  for (const element of [
    <Frame key="a">{table}</Frame>,
    <Box key="b" sx={{ '& td': { letterSpacing: '2px' } }}>
      {table}
    </Box>,
  ]) {
    const { el } = mount(element);
    expect(styleOf(el, td).letterSpacing).toBe('2px');
    await expect.poll(() => all(el, 'tr.my-row').length).toBe(5);
  }
});

proves(
  [
    'A CSS framework may style every table on the page.',
    "Reset these styles inside a wrapper element, with a selector at least as specific as the framework's.",
  ],
  () => {
    const look = (el: ParentNode) => [
      styleOf(el, 'table').marginBottom,
      styleOf(el, 'tbody tr:nth-of-type(2)').backgroundColor,
      styleOf(el, 'th').borderTopWidth,
    ];
    const plain = look(mountTable().el);
    expect(plain).toEqual(['0px', 'rgba(0, 0, 0, 0)', '0px']);
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = infima;
    const framework = look(mountTable().el);
    const reset = {
      '& table': { marginBottom: 0 },
      '& table tr:nth-of-type(2n)': { backgroundColor: 'transparent' },
      '& table th, & table td': { borderTopWidth: 0 },
    };
    const cured = look(
      mount(
        <Box sx={reset}>
          <MaterialTable columns={columns()} data={people} />
        </Box>,
      ).el,
    );
    sheet.remove();
    expect(Number.parseInt(framework[0] ?? '', 10)).toBeGreaterThan(0);
    expect(framework[1]).not.toBe(plain[1]);
    expect(framework[2]).toBe('1px');
    expect(cured).toEqual(plain);
  },
);

const red = 'rgb(255, 1, 2)';

proves("Emotion's css prop | No, the table ignores them.", () => {
  const Table = MaterialTable as unknown as ComponentType<Record<string, unknown>>;
  const { el } = mount(<Table columns={columns()} data={people} className="mine" css={{ color: red }} />);
  expect(all(el, '.mine, [css]')).toEqual([]);
  expect(all(el, '*').filter((part) => getComputedStyle(part).color === red)).toEqual([]);
});

function Cell(props: { columnDef: Column<Person>; value: unknown }) {
  return <MTableCell {...props} className={`${String(props.columnDef.field)}-${String(props.value)}`} />;
}

const components = { Cell };

proves(
  ['Wrap the row or the cell, which receives its column and value. For content, use render.'],
  async () => {
    const own = columns({ name: { render: ({ name }) => <i className={`about-${name}`} /> } });
    const { el } = mountTable({}, { columns: own, components });
    await expect.poll(() => all(el, `${bodyRow} td.city-Oslo`).length).toBe(2);
    expect(all(el, 'td.name-Dora > i.about-Dora')).toHaveLength(1);
    expect(MTableHeader).not.toBe(MTableCell);
    expect(MTableHeader).not.toBe(MaterialTable);
  },
);

const box = (el: ParentNode) => one(el, 'div:has(> div > div > table)').getBoundingClientRect().height;

proves(
  "Set both minBodyHeight and maxBodyHeight to 'calc(100vh - 180px)', where 180 px is the height of everything around the rows, such as the toolbar, the pagination and your page.",
  () => {
    const height = 'calc(100vh - 180px)';
    for (const count of [2, 12])
      for (const paging of [true, false]) {
        const { el } = mountTable(
          { minBodyHeight: height, maxBodyHeight: height, paging, emptyRowsWhenPaging: false },
          { data: people.slice(0, count) },
        );
        expect(box(el)).toBeCloseTo(window.innerHeight - 180, 0);
      }
    const { el } = mountTable({ minBodyHeight: height, maxBodyHeight: height });
    const around = one(el, '.MuiPaper-root').getBoundingClientRect().height - box(el);
    expect(around).toBeGreaterThan(100);
    expect(around).toBeLessThan(140);
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

const clear = 'rgba(0, 0, 0, 0)';

proves('A backgroundColor in style colors the toolbar, rows and pagination at once.', () => {
  const { el } = mountTable({}, { style: { backgroundColor: red } });
  expect(styleOf(el, '.MuiPaper-root').backgroundColor).toBe(red);
  const parts = ['.MuiToolbar-root', 'th', bodyRow, td, '.MuiTablePagination-root', 'table', 'tfoot'];
  expect(parts.map((part) => styleOf(el, part).backgroundColor)).toEqual(parts.map(() => clear));
});

proves(
  [
    'The table is outside your ThemeProvider',
    'If only the rows stay white, a rowStyle or cellStyle has a fixed color, or a page stylesheet colors tr or td.',
  ],
  () => {
    const theme = createTheme({ palette: { mode: 'dark' } });
    const table = (options: Options<Person> = {}) => (
      <MaterialTable columns={columns()} data={people} options={options} />
    );
    const dark = (options: Options<Person> = {}) =>
      mount(<ThemeProvider theme={theme}>{table(options)}</ThemeProvider>).el;
    const paper = (el: ParentNode) => styleOf(el, '.MuiPaper-root').backgroundColor;
    expect(paper(mount(table()).el)).toBe('rgb(255, 255, 255)');
    const inside = dark();
    expect(paper(inside)).toBe('rgb(18, 18, 18)');
    expect(styleOf(inside, td).backgroundColor).toBe(clear);
    const white = { backgroundColor: 'white' };
    expect(styleOf(dark({ rowStyle: white }), bodyRow).backgroundColor).toBe('rgb(255, 255, 255)');
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'td { background: white }';
    expect(styleOf(inside, td).backgroundColor).toBe('rgb(255, 255, 255)');
    sheet.remove();
  },
);

proves(
  [
    'use style for the shadow and background, which belong to the paper',
    'and sx for the lines, which belong to the cells',
  ],
  () => {
    const { el } = mount(<Flat />);
    const paper = getComputedStyle(one(el, '.MuiPaper-root'));
    expect([paper.boxShadow, paper.backgroundColor]).toEqual(['none', 'rgba(0, 0, 0, 0)']);
    expect(getComputedStyle(one(el, `${bodyRow} td`)).borderBottomStyle).toBe('none');
    const plain = getComputedStyle(one(mountTable().el, '.MuiPaper-root'));
    expect(plain.boxShadow).not.toBe('none');
  },
);

proves(
  "For the normal height, omit padding, because 'default' makes rows shorter and the header taller.",
  () => {
    const { el } = mount(<Dense />);
    const height = () => one(el, bodyRow).getBoundingClientRect().height;
    const dense = height();
    press(el, 'Normal rows');
    return expect
      .poll(height)
      .toBeGreaterThan(dense)
      .then(() => {
        const sizes = (options: object) => {
          const mounted = mountTable(options);
          const found = ['thead th', `${bodyRow} td`].map(
            (cell) => one(mounted.el, cell).getBoundingClientRect().height,
          );
          mounted.unmount();
          return found;
        };
        const [normalHead = 0, normalCell = 0] = sizes({});
        const [head = 0, cell = 0] = sizes({ padding: 'default' });
        expect(head).toBeGreaterThan(normalHead);
        expect(cell).toBeLessThan(normalCell);
      });
  },
);

proves('The edit row stays underlined.', () => {
  const theme = createTheme({ components: { MuiTextField: { defaultProps: { variant: 'outlined' } } } });
  const { el } = mount(
    <ThemeProvider theme={theme}>
      <MaterialTable
        columns={columns()}
        data={people}
        editable={{ onRowUpdate: async () => undefined }}
        options={{ filtering: true }}
      />
    </ThemeProvider>,
  );
  press(el, 'Edit');
  expect(all(el, '#m--table--filter--row .MuiOutlinedInput-root').length).toBe(3);
  const edited = 'tbody tr:not(#m--table--filter--row) td';
  expect(all(el, `${edited} .MuiInput-underline`).length).toBe(3);
  expect(all(el, `${edited} .MuiOutlinedInput-root`)).toHaveLength(0);
});

const data = () => people.slice(0, 2);

proves(
  "padding doesn't affect a row being edited. Its fields make it 41 px high, or 35 px with the third rule below.",
  async () => {
    const height = async (padding: object, sx: object) => {
      const editable = { onRowUpdate: async () => undefined };
      const { el } = mountTable(padding, { data: data(), editable, sx: sx as never });
      press(el, 'Edit');
      await expect.poll(() => all(el, 'tbody input').length).toBeGreaterThan(0);
      return Math.round(one(el, 'tbody tr').getBoundingClientRect().height);
    };
    for (const padding of [{}, { padding: 'dense' }]) {
      expect(await height(padding, {})).toBe(41);
      expect(await height(padding, { '& td:has(input)': { py: 0 } })).toBe(35);
    }
  },
);

const table = (
  <MaterialTable
    columns={columns()}
    data={people}
    options={{ filtering: true, hideFilterIcons: true, pageSize: 20 }}
  />
);
const plain = () => mount(table).el;
const withLook = (mode: 'light' | 'dark' = 'light') =>
  mount(
    <ThemeProvider theme={createTheme({ palette: { mode }, components: tableLook })}>{table}</ThemeProvider>,
  ).el;
const heightOf = (el: ParentNode, selector: string) =>
  Math.round(one(el, selector).getBoundingClientRect().height);

proves(
  'The demos use a compact look. Rows are 41 px high instead of 56, headers have 12.5 px text on a tinted background, and filters are 34 px high.',
  () => {
    const look = withLook();
    expect([heightOf(look, bodyRow), heightOf(plain(), bodyRow)]).toEqual([41, 56]);
    expect(getComputedStyle(one(look, 'thead th')).fontSize).toBe('12.5px');
    expect(getComputedStyle(one(look, 'thead th')).boxShadow).toContain('inset');
    expect(heightOf(look, '.MuiOutlinedInput-root')).toBe(34);
  },
);

proves('Its colors come from your palette, light or dark.', () => {
  const colorOf = (mode: 'light' | 'dark') => getComputedStyle(one(withLook(mode), 'thead th')).color;
  expect([colorOf('light'), colorOf('dark')]).toEqual(['rgba(0, 0, 0, 0.6)', 'rgba(255, 255, 255, 0.7)']);
});

/** How high the body is before a `data` function answers, and after it answered with a whole page. */
async function heightsOfLoading(options: Options<Person>) {
  let answer = () => {};
  const rows = people.slice(0, 5);
  const data = () =>
    new Promise<QueryResult<Person>>((resolve) => {
      answer = () => resolve({ data: rows, page: 0, totalCount: rows.length });
    });
  const { el } = mount(
    <ThemeProvider theme={createTheme({ components: tableLook })}>
      <MaterialTable columns={columns()} data={data} options={options} />
    </ThemeProvider>,
  );
  const before = heightOf(el, 'tbody');
  answer();
  await expect.poll(() => shown(el)).toHaveLength(rows.length);
  return [before, heightOf(el, 'tbody')];
}

proves(
  [
    'The table fills a page with empty 49 px rows, even before the data function has returned.',
    'If your rows have a different height and the page jumps, set rowStyle: { height: 49 }.',
  ],
  async () => {
    const { el } = mount(
      <ThemeProvider theme={createTheme({ components: tableLook })}>
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ pageSize: people.length + 2, pageSizeOptions: [] }}
        />
      </ThemeProvider>,
    );
    const empty = [...el.querySelectorAll<HTMLElement>('tbody > tr')].filter(
      (row) => row.style.height === '49px',
    );
    expect(empty.map((row) => row.getBoundingClientRect().height)).toEqual([49, 49]);
    expect(await heightsOfLoading({})).toEqual([245, 205]);
    expect(await heightsOfLoading({ rowStyle: { height: 49 } })).toEqual([245, 245]);
  },
);

function themedTable(
  theme: Theme,
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
  mode: 'dark' | 'light' = 'light',
) {
  return mount(
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null}>
      <MaterialTable title="People" columns={columns()} data={people} options={options} {...props} />
    </ThemeProvider>,
  ).el;
}

proves('The table uses the colors, shapes and fonts of your Material UI theme.', () => {
  const theme = createTheme({
    palette: { primary: { main: red }, background: { paper: 'rgb(9, 9, 9)' } },
    shape: { borderRadius: 13 },
    typography: { fontFamily: 'Courier' },
  });
  const data = people.map((row) => ({ ...row, tableData: { checked: true } }));
  const el = themedTable(theme, { selection: true, showTextRowsSelected: false }, { data });
  expect(styleOf(el, '.MuiCheckbox-root').color).toBe(red);
  expect(styleOf(el, '.MuiPaper-root').backgroundColor).toBe('rgb(9, 9, 9)');
  expect(styleOf(el, '.MuiPaper-root').borderRadius).toBe('13px');
  expect(styleOf(el, 'th').fontFamily).toBe('Courier');
});

proves(
  [
    'To change more, use the following props, and headerStyle for the header:',
    'rows, or cells, by their data | rowStyle, cellStyle',
  ],
  () => {
    const sx = { '& th, & td, & tr, & thead, & tbody, & span, & button': { letterSpacing: '3px' } };
    const { el } = mountTable(
      {
        headerStyle: { color: red },
        rowStyle: ({ age }: Person) => ({ outlineColor: age > 40 ? red : 'blue' }),
      },
      {
        sx,
        style: { margin: 7 },
        columns: columns({ city: { cellStyle: (city) => ({ color: city === 'Oslo' ? red : 'black' }) } }),
        actions: [{ icon: () => <i />, tooltip: 'x', onClick: () => undefined }],
      },
    );
    const inside = all(one(el, 'table'), 'th, td, tr, thead, tbody, span, button');
    expect(inside.length).toBeGreaterThan(30);
    expect(inside.filter((part) => getComputedStyle(part).letterSpacing !== '3px')).toEqual([]);
    expect(styleOf(el, '.MuiPaper-root').margin).toBe('7px');
    expect(styleOf(el, 'th').color).toBe(red);
    const rows = all(el, bodyRow).map((row) => getComputedStyle(row).outlineColor === red);
    expect(rows).toEqual([true, false, false, false, true]);
    const cities = all(el, `${bodyRow} td:nth-of-type(3)`).map(
      (cell) => getComputedStyle(cell).color === red,
    );
    expect(cities).toEqual([false, false, true, true, false]);
  },
);

proves('toolbar, pagination, group bar | sx of a Box around the table', () => {
  const parts = ['.MuiToolbar-root', '.MuiTablePagination-root', '.MuiToolbar-root > .MuiBox-root'];
  const sx = Object.fromEntries(parts.map((part) => [`& ${part}`, { outlineColor: `${red} !important` }]));
  const table = (props: object) => (
    <MaterialTable columns={columns()} data={people} options={{ grouping: true }} {...props} />
  );
  const colored = (el: ParentNode) =>
    parts.map((part) => all(el, part).some((one) => getComputedStyle(one).outlineColor === red));
  expect(colored(mount(<Box sx={sx}>{table({})}</Box>).el)).toEqual([true, true, true]);
  expect(colored(mount(table({ sx })).el)).toEqual([false, false, false]);
});

const css = { cssVariables: true, colorSchemes: { light: true, dark: true } } as const;

proves("Use a theme with palette: { mode: 'dark' }, or one with cssVariables and colorSchemes.", () => {
  const paper = (theme: Theme, mode: 'dark' | 'light') =>
    styleOf(themedTable(theme, {}, {}, mode), '.MuiPaper-root').backgroundColor;
  expect(paper(createTheme({ palette: { mode: 'dark' } }), 'dark')).toBe('rgb(18, 18, 18)');
  const theme = createTheme({ ...css, cssVariables: { colorSchemeSelector: 'class' } });
  expect(paper(theme, 'dark')).toBe('rgb(18, 18, 18)');
  document.documentElement.className = '';
  expect(paper(theme, 'light')).toBe('rgb(255, 255, 255)');
  document.documentElement.className = '';
});

proves(
  'The table flashes white while loading. With CSS variables, replace the white overlays for loading and errors.',
  async () => {
    const theme = createTheme({ ...css, cssVariables: { colorSchemeSelector: 'class' } });
    const veil = (el: ParentNode) =>
      all(el, 'div[style*="background"]').map((one) => getComputedStyle(one).backgroundColor);
    const white = 'rgb(255, 255, 255)';
    const loading = themedTable(theme, {}, { isLoading: true }, 'dark');
    await expect.poll(() => veil(loading).join('')).toBe(white);
    const failing = themedTable(theme, {}, { data: () => Promise.reject(new Error('No server')) }, 'dark');
    await expect.poll(() => failing.textContent).toContain('No server');
    expect(veil(failing).join('')).toBe(white);
    const dark = themedTable(createTheme({ palette: { mode: 'dark' } }), {}, { isLoading: true });
    await expect.poll(() => veil(dark).length).toBe(1);
    expect(veil(dark).join('')).toBe('rgb(18, 18, 18)');
    const own = themedTable(
      theme,
      {},
      { isLoading: true, components: { OverlayLoading: () => <p>Wait</p> } },
      'dark',
    );
    await expect.poll(() => own.textContent).toContain('Wait');
    expect(veil(own)).toEqual([]);
    document.documentElement.className = '';
  },
);

proves("In sx, use theme colors that follow the mode, such as 'action.hover' and 'background.paper'.", () => {
  const sx = { '& td': { bgcolor: 'action.hover' }, '& th': { bgcolor: 'background.paper' } };
  const colors = (mode: 'dark' | 'light') => {
    const el = themedTable(createTheme({ palette: { mode } }), {}, { sx });
    return [td, 'th'].map((part) => styleOf(el, part).backgroundColor);
  };
  expect(colors('light')).toEqual(['rgba(0, 0, 0, 0.04)', 'rgb(255, 255, 255)']);
  expect(colors('dark')).toEqual(['rgba(255, 255, 255, 0.08)', 'rgb(18, 18, 18)']);
});

const place = (element: Element) => element.getBoundingClientRect();

proves(
  'With only maxBodyHeight and emptyRowsWhenPaging: false, the table shrinks when it has few rows.',
  () => {
    const heightOf = (count: number) => {
      const options = { maxBodyHeight: 300, emptyRowsWhenPaging: false, pageSize: 20, pageSizeOptions: [20] };
      return place(mountTable(options, { data: people.slice(0, count) }).el).height;
    };
    const [two, three, all12] = [heightOf(2), heightOf(3), heightOf(12)];
    expect(three - two).toBeGreaterThan(30);
    expect(all12 - two).toBeLessThan(300);
    expect(all12).toBeGreaterThan(three);
  },
);

proves(
  [
    'make the paper as high as its container, and let the rows fill what the toolbar leaves.',
    'The header stays in view',
  ],
  () => {
    const inBox = (props: Partial<MaterialTableProps<Person>> = {}) => {
      const { el } = mount(
        <Box sx={{ height: 400, '& .MuiBox-root:has(> div > div > table)': { flex: 1 } }}>
          <MaterialTable
            title="People"
            columns={columns()}
            data={people}
            style={{ height: '100%', display: 'flex', flexDirection: 'column' }}
            options={{
              paging: false,
              maxBodyHeight: '100%',
              headerStyle: { position: 'sticky', top: 0, backgroundColor: 'white' },
            }}
            {...props}
          />
        </Box>,
      );
      return el;
    };
    const el = inBox();
    const scroller = one(el, '.MuiBox-root:has(> div > div > table)');
    expect(Math.round(place(scroller).bottom - place(el).top)).toBe(400);
    expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight + 100);
    scroller.scrollTop = 200;
    expect(scroller.scrollTop).toBe(200);
    expect(Math.abs(place(one(el, 'thead th')).top - place(scroller).top)).toBeLessThan(2);
    expect(all(el, 'tbody tr')).toHaveLength(12);
  },
);

proves(
  [
    'There is no prop for the scroll container.',
    'Style .MuiBox-root:has(> div > div > table) from a Box around the table',
  ],
  () => {
    const thin = { scrollbarWidth: 'thin', scrollbarColor: 'teal transparent' };
    const { el } = mount(
      <Box sx={{ '& .MuiBox-root:has(> div > div > table)': thin }}>
        <MaterialTable columns={columns()} data={people} options={{ paging: false, maxBodyHeight: 150 }} />
      </Box>,
    );
    const scrolling = all(el, 'div').filter(
      (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto',
    );
    expect(scrolling.map((box) => getComputedStyle(box).scrollbarWidth)).toEqual(['thin']);
    expect(scrolling.map((box) => getComputedStyle(box).scrollbarColor)).toEqual([
      'rgb(0, 128, 128) rgba(0, 0, 0, 0)',
    ]);
  },
);

const blue = 'rgb(3, 4, 255)';

function themedWith(
  theme: ThemeOptions,
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
) {
  return mount(
    <ThemeProvider theme={createTheme(theme)}>
      <MaterialTable title="People" columns={columns()} data={people} options={options} {...props} />
    </ThemeProvider>,
  ).el;
}

proves(
  [
    "These are inline styles, so theme paths such as 'primary.main' don't work, and a makeStyles class name crashes the table.",
    'Use useTheme().palette.primary.main, or use the theme path for bgcolor in sx.',
  ],
  async () => {
    const palette = { primary: { main: red } };
    const named = themedWith({ palette }, { headerStyle: { backgroundColor: 'primary.main' } });
    expect(styleOf(named, 'th').backgroundColor).not.toBe(red);
    const withClass = { headerStyle: 'makeStyles-head-1' as never };
    const table = <MaterialTable columns={columns()} data={people} options={withClass} />;
    expect(await saidBy(table)).toContain('Failed to set an indexed property');
    expect(
      styleOf(themedWith({ palette }, {}, { sx: { '& th': { bgcolor: 'primary.main' } } }), 'th')
        .backgroundColor,
    ).toBe(red);
    function FromTheme() {
      const { main } = useTheme().palette.primary;
      const options = { headerStyle: { backgroundColor: main }, rowStyle: { backgroundColor: main } };
      return <MaterialTable columns={columns()} data={people} options={options} />;
    }
    const { el } = mount(
      <ThemeProvider theme={createTheme({ palette })}>
        <FromTheme />
      </ThemeProvider>,
    );
    expect([styleOf(el, 'th').backgroundColor, styleOf(el, bodyRow).backgroundColor]).toEqual([red, red]);
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
    const el = themedWith(
      { palette },
      { selection: true, exportMenu: [{ label: 'x', exportFunc: () => undefined }] },
      { data, isLoading: true },
    );
    expect(styleOf(el, '.MuiCheckbox-root').color).toBe(red);
    expect(styleOf(el, '[role=progressbar]').color).toBe(red);
    expect(styleOf(el, '.MuiToolbar-root').color).toBe(blue);
    const plain = themedWith(
      { palette },
      { exportMenu: [{ label: 'x', exportFunc: () => undefined }], searchAutoFocus: true },
    );
    expect(styleOf(plain, 'button[aria-label="Export"]').color).toBe('rgb(7, 7, 7)');
    await expect
      .poll(() => getComputedStyle(one(plain, '.MuiInput-root'), '::after').borderBottomColor)
      .toBe(red);
  },
);

proves(
  'Use head instead of root to style only the header, or body for only the rows. headerStyle takes precedence.',
  () => {
    const styleOverrides = { head: { backgroundColor: red }, body: { backgroundColor: blue } };
    const components = { MuiTableCell: { styleOverrides } };
    const el = themedWith({ components });
    expect([styleOf(el, 'th').backgroundColor, styleOf(el, `${bodyRow} td`).backgroundColor]).toEqual([
      red,
      blue,
    ]);
    const own = themedWith({ components }, { headerStyle: { backgroundColor: 'rgb(0, 9, 0)' } });
    expect(styleOf(own, 'th').backgroundColor).toBe('rgb(0, 9, 0)');
  },
);

proves(
  "A dark page alone doesn't change the table's colors, so buttons, pagination and fields stay black until you wrap the table in a ThemeProvider with mode: 'dark'.",
  () => {
    const editable = { onRowAdd: async () => undefined };
    const light = mount(
      <Box sx={{ bgcolor: 'black', color: 'white' }}>
        <MaterialTable columns={columns()} data={people} editable={editable} />
      </Box>,
    ).el;
    const dark = themedWith({ palette: { mode: 'dark' } }, {}, { editable });
    const colors = (el: ParentNode) => {
      press(el, 'Add');
      const parts = [
        'button[aria-label="Add"]',
        '.MuiTablePagination-displayedRows, .MuiTypography-caption',
        'tbody input',
      ];
      return parts.map((part) => {
        const [r = 0] = styleOf(el, part).color.match(/\d+/g)?.map(Number) ?? [];
        return r > 127 ? 'light' : 'dark';
      });
    };
    expect(colors(light)).toEqual(['dark', 'dark', 'dark']);
    expect(colors(dark)).toEqual(['light', 'light', 'light']);
  },
);

proves('Your own icons also follow it, unless they set a color.', () => {
  const actions = [{ icon: ArrowUpward, tooltip: 'Up', isFreeAction: true, onClick: () => undefined }];
  const colorIn = (mode: 'dark' | 'light') =>
    styleOf(themedWith({ palette: { mode } }, {}, { actions }), 'button[aria-label="Up"] svg').color;
  expect([colorIn('light'), colorIn('dark')]).toEqual(['rgba(0, 0, 0, 0.6)', 'rgba(255, 255, 255, 0.7)']);
});

proves(
  "The loading overlay has z-index: 11, and sticky cells have the value you set. Give your app bar a higher value and a background. MUI's AppBar has both.",
  () => {
    const el = themedWith({}, { headerStyle: { position: 'sticky', zIndex: 3 } }, { isLoading: true });
    const layers = all(el, '*').flatMap((node) => {
      const { zIndex, position } = getComputedStyle(node);
      return zIndex === 'auto' || position === 'static' ? [] : [Number(zIndex)];
    });
    expect(styleOf(el, 'th').zIndex).toBe('3');
    expect(Math.max(...layers)).toBe(11);
    const bar = getComputedStyle(one(mount(<AppBar>Bar</AppBar>).el, '.MuiAppBar-root'));
    expect(Number(bar.zIndex)).toBeGreaterThan(11);
    expect(bar.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
);

const width = (el: ParentNode, selector: string) => one(el, selector).getBoundingClientRect().width;

proves(['style={{ width: 600 }} sets the width of the toolbar, rows and pagination'], () => {
  const widths = (style?: object) => {
    const { el, unmount } = mount(
      <div style={{ width: 800 }}>
        <MaterialTable columns={columns()} data={people} style={style} />
      </div>,
    );
    const found = ['.MuiPaper-root', '.MuiToolbar-root', 'table', 'tfoot, .MuiTableFooter-root'].map((one) =>
      width(el, one),
    );
    unmount();
    return found;
  };
  expect(widths()).toEqual([800, 800, 800, 800]);
  expect(widths({ width: 600 })).toEqual([600, 600, 600, 600]);
});

proves(
  [
    'the cause is its plain background.paper, while an image lightens the rest of the table in dark mode',
    "Set the header's backgroundImage to 'var(--Paper-overlay)'.",
  ],
  () => {
    const header = (backgroundImage?: string) => {
      const { el } = mount(
        <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
          <MaterialTable
            columns={columns()}
            data={people}
            sx={{ '& th': { bgcolor: 'background.paper', backgroundImage } }}
          />
        </ThemeProvider>,
      );
      const layers = (selector: string) => {
        const { backgroundColor, backgroundImage: image } = getComputedStyle(one(el, selector));
        return [backgroundColor, image];
      };
      return [layers('th'), layers('.MuiPaper-root')];
    };
    const [dark, table] = header();
    expect(dark?.[0]).toBe(table?.[0]);
    expect(dark?.[1]).toBe('none');
    expect(table?.[1]).toContain('linear-gradient');
    const [cured, around] = header('var(--Paper-overlay)');
    expect(cured).toEqual(around);
  },
);
