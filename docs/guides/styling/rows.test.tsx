import MaterialTable, { type Column, type Options } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { useMemo, useRef } from 'react';
import { expect, vi } from 'vitest';
import { cdp, userEvent, type Locator } from 'vitest/browser';
import StyledBooks from './sx';
import { mount, proves } from '../../../tests/claims/claim';
import { choose, press, pressText, search, sort, click } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, boxes, checked, styleOf, td } from '../../../tests/claims/read';
import { columns, mountTable, people, save, type Person } from '../../../tests/claims/table';
import { columnTexts, visit } from '../../../tests/claims/visit';

import Heat from './heat';
import Highlight from './highlight';
import Scroll from './scroll';
import Status from './status';
import RowsStripes from './stripes';

const options = { maxBodyHeight: 150, pageSize: 5, debounceInterval: 0 };

const scrolled = (el: ParentNode) => Math.max(...all(el, 'div').map(({ scrollTop }) => scrollTop));

const scrollDown = (el: ParentNode) => {
  for (const part of all(el, 'div')) part.scrollTop = 60;
};

function Scrolled() {
  const box = useRef<HTMLDivElement>(null);
  const own = useMemo<Column<Person>[]>(() => columns(), []);
  return (
    <div ref={box}>
      <MaterialTable
        columns={own}
        data={people}
        options={options}
        onPageChange={() => box.current?.querySelectorAll('div').forEach((part) => part.scrollTo(0, 0))}
      />
    </div>
  );
}

proves('give an element in one of its cells an id in render, and call scrollIntoView on it', async () => {
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

proves('With maxBodyHeight, the rows stay scrolled when users go to another page.', async () => {
  const { el } = mountTable(options);
  scrollDown(el);
  expect(scrolled(el)).toBe(60);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Fay');
  expect(scrolled(el)).toBe(60);
});

proves(
  'To start at the top, wrap the table in an element, and scroll everything in it in onPageChange',
  async () => {
    const { el } = mount(<Scrolled />);
    scrollDown(one(el, 'div'));
    expect(scrolled(el)).toBe(60);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(scrolled(el)).toBe(0);
  },
);

proves(
  'The selector counts every row in the table body, so a filter row or an open detail panel shifts the stripes',
  () => {
    const tinted = (el: ParentNode) =>
      all(el, bodyRow).map((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)');
    const sx = { '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' } };
    const options: Options<Person> = { filtering: true, pageSize: 5 };
    expect(tinted(mountTable(options, { sx }).el)).toEqual([true, false, true, false, true]);
    const panel = mountTable({ pageSize: 5 }, { sx, detailPanel: () => 'More' });
    press(panel.el, 'Detail panel visibility toggle');
    expect(tinted(panel.el)).toEqual([false, false, true, false, true]);
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

proves('With a lookup, search, filters and export use the text.', async () => {
  const { el } = mount(<Status />);
  expect(shown(el, 1)[2]).toBe('In a meeting');
  sort(el, 'Status');
  expect(shown(el, 1)).toEqual([
    'Available',
    'Available',
    'Available',
    'In a meeting',
    'In a meeting',
    'Away',
  ]);
  const lookup = { Bonn: 'On the Rhine', Oslo: 'On the fjord', Rome: 'On the Tiber' };
  const plain = mountTable({ debounceInterval: 0 }, { columns: columns({ city: { lookup } }) });
  search(plain.el, 'tiber');
  await expect.poll(() => all(plain.el, bodyRow).length).toBe(3);
});

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
  const editable = { onRowAdd: async () => undefined };
  const adding = mountTable({}, { columns: columns({ city: { cellStyle } }), editable });
  cellStyle.mockClear();
  press(adding.el, 'Add');
  expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
});

const background = (row: Locator) => getComputedStyle(row.element()).backgroundColor;

proves(
  [
    "The argument is the index on the page, counted from 0, so the stripes start again on each page and don't change when rows are sorted.",
  ],
  async () => {
    const demo = visit(<RowsStripes />);
    const stripes = () =>
      demo
        .getByTestId('mtablebodyrow')
        .all()
        .map((row) => background(row) !== 'rgba(0, 0, 0, 0)');
    expect(stripes()).toEqual([false, true, false, true, false]);
    await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Depth' }).click();
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['Bohinj', 'Chiemsee', 'Inari', 'Ohrid', 'Garda']);
    expect(stripes()).toEqual([false, true, false, true, false]);
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.poll(stripes).toEqual([false, true]);
  },
);

const gray = 'rgb(150, 151, 152)';
const box = `${bodyRow} .MuiCheckbox-root`;

proves(
  [
    'gray the text with color in rowStyle, because opacity also fades the checkbox.',
    'return false from isEditable, and ignore these rows in onRowClick.',
  ],
  () => {
    const isOff = ({ id }: Person) => id === 1;
    const onRowClick = vi.fn();
    const start = (rowStyle: NonNullable<Options<Person>['rowStyle']>) =>
      mountTable(
        { selection: true, rowStyle },
        {
          editable: { isEditable: (row) => !isOff(row), onRowUpdate: save },
          onRowClick: (_event, row) => row && !isOff(row) && onRowClick(row.id),
        },
      ).el;
    const plain = styleOf(start({}), box).color;
    const el = start((row: Person) => (isOff(row) ? { color: gray } : {}));
    expect(styleOf(el, `${bodyRow} [data-testid="mtablecell"]`).color).toBe(gray);
    expect(styleOf(el, box).color).toBe(plain);
    expect(styleOf(el, bodyRow).opacity).toBe('1');
    expect(boxes(el)[0]?.disabled).toBe(false);
    click(boxes(el)[0] as HTMLElement);
    expect(checked(el).slice(0, 2)).toEqual([true, false]);
    const edits = all(el, `${bodyRow} button`) as HTMLButtonElement[];
    expect(edits.map(({ disabled }) => disabled)).toEqual([true, false, false, false, false]);
    click(one(el, `${bodyRow}:nth-of-type(1) [data-testid="mtablecell"]`));
    click(one(el, `${bodyRow}:nth-of-type(2) [data-testid="mtablecell"]`));
    expect(onRowClick.mock.calls).toEqual([[2]]);
    // The checkbox is inside the row, so it fades with it.
    const faded = start({ opacity: 0.5 });
    expect([styleOf(faded, bodyRow).opacity, one(faded, bodyRow).contains(one(faded, box))]).toEqual([
      '0.5',
      true,
    ]);
  },
);

const rowStyle = { backgroundColor: 'rgb(1, 2, 3)' };

const onRowClick = () => undefined;

const backgroundOf = (element: Element | undefined) => element && getComputedStyle(element).backgroundColor;

const red = 'rgb(255, 1, 2)';

const clear = 'rgba(0, 0, 0, 0)';

proves(
  [
    'An inline background overrides the hover color.',
    'To show the hover color in such rows, set it in sx with !important',
  ],
  async () => {
    const plain = mountTable({ rowStyle }, { onRowClick }).el;
    await userEvent.hover(one(plain, `${bodyRow} td`));
    expect(backgroundOf(one(plain, bodyRow))).toBe('rgb(1, 2, 3)');
    const sx = { '& tbody tr:hover': { bgcolor: 'rgb(9, 9, 9) !important' } };
    const cured = mountTable({ rowStyle }, { onRowClick, sx }).el;
    await userEvent.hover(one(cured, `${bodyRow} td`));
    await expect.poll(() => backgroundOf(one(cured, bodyRow))).toBe('rgb(9, 9, 9)');
  },
);

proves('nth-of-type counts cells from 1, including checkboxes and actions.', async () => {
  const sx = { '& tbody tr:hover td:nth-of-type(2)': { bgcolor: 'rgb(8, 8, 8)' } };
  const { el } = mountTable({}, { sx });
  await userEvent.hover(one(el, `${bodyRow} td`));
  await expect.poll(() => backgroundOf(all(el, `${bodyRow} td`)[1])).toBe('rgb(8, 8, 8)');
  expect(backgroundOf(all(el, `${bodyRow} td`)[0])).not.toBe('rgb(8, 8, 8)');
});

proves(
  [
    'Cells inherit color from rowStyle unless cellStyle sets one.',
    "Don't use !important in either, because an inline style that contains it has no effect.",
  ],
  () => {
    const color = (rowStyle: Options<Person>['rowStyle'], cellStyle?: Column<Person>['cellStyle']) =>
      styleOf(mountTable({ rowStyle }, { columns: columns({ name: { cellStyle } }) }).el, td).color;
    const usual = color({});
    expect(color({ color: red })).toBe(red);
    expect(color({ color: red }, { color: 'rgb(9, 9, 9)' })).toBe('rgb(9, 9, 9)');
    expect(color({ color: `${red} !important` })).toBe(usual);
  },
);

proves(
  'There is no columnStyle. Create the columns from your state, and set cellStyle and headerStyle on the highlighted one.',
  () => {
    const chosen = (field: keyof Person) => {
      const style = { cellStyle: { backgroundColor: red }, headerStyle: { backgroundColor: red } };
      return <MaterialTable columns={columns({ [field]: style })} data={people} />;
    };
    const { el, rerender } = mount(chosen('name'));
    const colored = () =>
      all(el, 'th, tbody td').flatMap((cell, index) =>
        getComputedStyle(cell).backgroundColor === red ? [index % 3] : [],
      );
    expect(colored()).toEqual([0, 0, 0, 0, 0, 0]);
    rerender(chosen('city'));
    expect(colored()).toEqual([1, 1, 1, 1, 1, 1]);
  },
);

proves('set it in sx with !important, as noHover does above', async () => {
  const under = async (props: Parameters<typeof mountTable>[1]) => {
    const { el } = mountTable({}, props);
    await userEvent.hover(one(el, td));
    return () => styleOf(el, bodyRow).backgroundColor;
  };
  const onRowClick = () => undefined;
  await expect.poll(await under({ onRowClick })).not.toBe(clear);
  await expect.poll(await under({ onRowDoubleClick: onRowClick })).not.toBe(clear);
  const sx = { '& tbody tr:hover': { bgcolor: 'transparent !important' } };
  await expect.poll(await under({ onRowClick, sx })).toBe(clear);
  expect((await under({}))()).toBe(clear);
});

proves(
  [
    'To set a hover color for any table, use sx',
    'This only affects tables with onRowClick or onRowDoubleClick',
  ],
  async () => {
    const hovered = async (el: HTMLElement) => {
      await userEvent.hover(one(el, td));
      return () => styleOf(el, bodyRow).backgroundColor;
    };
    const { el } = mountTable({}, { sx: { '& tbody tr:hover': { bgcolor: red } } });
    await expect.poll(await hovered(el)).toBe(red);
    const root = { '&.MuiTableRow-hover:hover': { backgroundColor: red } };
    const theme = createTheme({ components: { MuiTableRow: { styleOverrides: { root } } } });
    const themed = (onRowClick?: () => void) =>
      mount(
        <ThemeProvider theme={theme}>
          <MaterialTable columns={columns()} data={people} onRowClick={onRowClick} />
        </ThemeProvider>,
      ).el;
    await expect.poll(await hovered(themed(() => undefined))).toBe(red);
    expect((await hovered(themed()))()).toBe(clear);
  },
);

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

proves("Keep its media query, because phones don't support hover.", async () => {
  const isHidden = () => {
    const { el, unmount } = mount(<StyledBooks />);
    const opacity = styleOf(el, 'tbody tr:last-of-type button').opacity;
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
});

proves("make them transparent in rows that aren't hovered or focused", () => {
  const { el } = mount(<StyledBooks />);
  const button = one(el, `${bodyRow} button`);
  const hidden = matchMedia('(hover: hover)').matches ? '0' : '1';
  expect(getComputedStyle(one(el, 'tbody tr:last-of-type button')).opacity).toBe(hidden);
  button.focus();
  expect(getComputedStyle(button).opacity).toBe('1');
  expect(styleOf(el, td).borderLeftStyle).toBe('solid');
});

proves('With an onRowClick, rows automatically have a hover color and a pointer cursor.', () => {
  const { el } = mountTable({}, { onRowClick: () => {} });
  expect(one(el, bodyRow).classList).toContain('MuiTableRow-hover');
  expect(styleOf(el, bodyRow).cursor).toBe('pointer');
});
