import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider, useTheme } from '@mui/material';
import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { proves, mount } from '../../tests/claims/claim';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';
import { focus, textsOf, visit } from '../../tests/claims/visit';
import CustomFilterRow from './custom-filter-row';
import CustomFilterRowClearAll from './custom-filter-row.clear-all';

proves(
  [
    'components.FilterRow replaces the whole filter row, for example with a row of chips, or with the same inputs and an extra button.',
    'The component receives columns and onFilterChanged(columnId, value), and renders a tr.',
    "Each column's current filter is in tableData.filterValue, where undefined means no filter.",
    'The table still decides which rows pass.',
  ],
  async () => {
    const demo = visit(<CustomFilterRow />);
    const chips = demo.getByRole('group', { name: 'Filter by state' });
    await expect.element(chips.getByRole('button', { name: 'open' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(demo.getByRole('cell', { name: 'Order arrived twice' })).not.toBeInTheDocument();
    await expect.element(demo.getByRole('cell', { name: 'Printer prints blank pages' })).toBeVisible();
    await chips.getByRole('button', { name: 'all' }).click();
    await expect.element(demo.getByRole('cell', { name: 'Order arrived twice' })).toBeVisible();
    await expect.element(chips.getByRole('button', { name: 'all' })).toHaveAttribute('aria-pressed', 'true');
    await chips.getByRole('button', { name: 'open' }).click();
    await expect.element(demo.getByRole('cell', { name: 'Order arrived twice' })).not.toBeInTheDocument();
  },
);

test('a chip answers to the keyboard', async () => {
  const demo = visit(<CustomFilterRow />);
  focus(demo.getByRole('button', { name: 'closed' }));
  await userEvent.keyboard('{Enter}');
  await expect
    .element(demo.getByRole('cell', { name: 'Printer prints blank pages' }))
    .not.toBeInTheDocument();
  await expect.element(demo.getByRole('cell', { name: 'Order arrived twice' })).toBeVisible();
});

proves(['Setting each filter to undefined restores all rows, even with a numeric column'], async () => {
  const demo = visit(<CustomFilterRowClearAll />);
  const clear = demo.getByRole('button', { name: 'Clear all filters' });
  await expectBooks(demo, ['The Time Machine', 'The Woman in White']);
  await demo.getByRole('spinbutton', { name: 'filter data by Year' }).fill('1860');
  await expectBooks(demo, ['The Woman in White']);
  await clear.click();
  await expectBooks(demo, ['The Time Machine', 'Middlemarch', 'The Moonstone', 'Emma', 'The Woman in White']);
  await expect.element(demo.getByRole('searchbox', { name: 'filter data by Title' })).toHaveValue('');
  await expect.element(clear).toBeDisabled();
});

async function expectBooks(demo: Locator, titles: string[]): Promise<void> {
  await expect
    .poll(() =>
      textsOf(demo.byCss('tbody tr:has(td:nth-child(4)):not(#m--table--filter--row) td:first-child')),
    )
    .toEqual(titles);
}

proves(
  "which is 37 px high, make the filter cells sticky below it: filterCellStyle: { position: 'sticky', top: 36, zIndex: 1, background: 'var(--mui-palette-background-paper, white)' }.",
  async () => {
    const sticky = {
      position: 'sticky',
      zIndex: 1,
      background: 'var(--mui-palette-background-paper, white)',
    } as const;
    const { el } = mountTable({
      filtering: true,
      paging: false,
      maxBodyHeight: 300,
      headerStyle: { ...sticky, top: 0 },
      filterCellStyle: { ...sticky, top: 36 },
    });
    const box = all(el, 'div').find((div) => div.style.maxHeight === '300px');
    if (!box) throw new Error('nothing scrolls');
    const edge = (selector: string) => one(el, selector).getBoundingClientRect();
    const filterCell = '#m--table--filter--row td';
    const before = edge(filterCell).top;
    expect(Math.round(edge('thead th').height)).toBe(37);
    box.scrollTop = 200;
    await expect.poll(() => box.scrollTop).toBe(200);
    expect(Math.abs(edge(filterCell).top - before)).toBeLessThan(1);
    expect(Math.abs(edge(filterCell).top - edge('thead th').bottom)).toBeLessThan(1);
  },
);

proves("If your theme doesn't use cssVariables, use useTheme().palette.background.paper.", () => {
  /** The background of a filter cell in a dark theme: by the variable, and by the theme's color. */
  const colors = (cssVariables: boolean) => {
    function Table({ background }: { background?: string }) {
      const { paper } = useTheme().palette.background;
      const filterCellStyle = { background: background ?? paper };
      return (
        <MaterialTable columns={columns()} data={people} options={{ filtering: true, filterCellStyle }} />
      );
    }
    const theme = createTheme({ cssVariables, palette: { mode: 'dark' } });
    return ['var(--mui-palette-background-paper, white)', undefined].map((background) => {
      const { el, unmount } = mount(
        <ThemeProvider theme={theme}>
          <Table background={background} />
        </ThemeProvider>,
      );
      const color = getComputedStyle(one(el, '#m--table--filter--row td')).backgroundColor;
      unmount();
      return color;
    });
  };
  expect(colors(true)[0]).toBe('rgb(18, 18, 18)');
  expect(colors(false)).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
});
