import MaterialTable, { type Column, type Options } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import StyledBooks from '../../docs/guides/styling.sx';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, one, styleOf, td } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const rowStyle = { backgroundColor: 'rgb(1, 2, 3)' };

const onRowClick = () => undefined;

const background = (element: Element | undefined) => element && getComputedStyle(element).backgroundColor;

const red = 'rgb(255, 1, 2)';

const clear = 'rgba(0, 0, 0, 0)';

proves(
  [
    'An inline background overrides the hover color.',
    "Set the hover color in sx with !important: '& tbody tr:hover': { bgcolor: 'action.selected",
  ],
  async () => {
    const plain = mountTable({ rowStyle }, { onRowClick }).el;
    await userEvent.hover(one(plain, `${bodyRow} td`));
    expect(background(one(plain, bodyRow))).toBe('rgb(1, 2, 3)');
    const sx = { '& tbody tr:hover': { bgcolor: 'rgb(9, 9, 9) !important' } };
    const cured = mountTable({ rowStyle }, { onRowClick, sx }).el;
    await userEvent.hover(one(cured, `${bodyRow} td`));
    await expect.poll(() => background(one(cured, bodyRow))).toBe('rgb(9, 9, 9)');
  },
);

proves(
  "Select the cell by its position in sx, counting from 1 and including checkboxes and actions: '& tbody tr:hover td:nth-of-type(2)'",
  async () => {
    const sx = { '& tbody tr:hover td:nth-of-type(2)': { bgcolor: 'rgb(8, 8, 8)' } };
    const { el } = mountTable({}, { sx });
    await userEvent.hover(one(el, `${bodyRow} td`));
    await expect.poll(() => background(all(el, `${bodyRow} td`)[1])).toBe('rgb(8, 8, 8)');
    expect(background(all(el, `${bodyRow} td`)[0])).not.toBe('rgb(8, 8, 8)');
  },
);

proves(
  [
    'Cells inherit color from rowStyle unless cellStyle sets one.',
    "Don't use !important, because an inline style that contains it has no effect.",
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
  'There is no columnStyle. Instead, create the columns from your state, and set cellStyle and headerStyle on the highlighted one.',
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

proves(["'& tbody tr:hover': { bgcolor: 'transparent !important' } in sx."], async () => {
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
    "For a single table, set the color in sx. This doesn't require onRowClick",
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

proves(
  "Inline styles don't support :hover, so use sx: '& tbody td:hover': { bgcolor: 'action.selected', cursor: 'help' }.",
  async () => {
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
  },
);

proves("Keep the media query, because phones don't support hover.", async () => {
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

proves("Make the buttons transparent in rows that aren't hovered or focused", () => {
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
