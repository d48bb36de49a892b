import MaterialTable, { type Column } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { format } from 'date-fns';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { numbered, quick, type Cell } from '../../docs/guides/_cells';
import { proves, mount } from '../../tests/claims/claim';
import { click, search } from '../../tests/claims/hands';
import { filterRow, shown, texts, input, all, one } from '../../tests/claims/read';
import { mountTable, people, type Person } from '../../tests/claims/table';
import { textsOf, visit } from '../../tests/claims/visit';
import { inZone } from '../../tests/claims/zone';
import Basic from './basic';
import BasicDates from './basic.dates';
import BasicDefaultFilter from './basic.default-filter';

/** Those in double rooms and suites, for which the demo starts filtered. */
const guests = ['Bianchi', 'Dahl', 'Evans', 'Fischer'];

proves(['A text filter matches anywhere in the value, ignoring case.'], async () => {
  const demo = visit(<Basic />);
  const field = demo.getByRole('searchbox', { name: 'filter data by Guest' });
  await field.fill('AN');
  await expect.poll(() => rowNames(demo)).toEqual(['Bianchi', 'Evans']);
  await field.fill('');
  await expect.poll(() => rowNames(demo)).toEqual(guests);
});

test('emptying the filter of a number brings all rows back', async () => {
  const demo = visit(<Basic />);
  const field = demo.getByRole('spinbutton', { name: 'filter data by Nights' });
  await field.fill('2');
  await expect.poll(() => rowNames(demo)).toEqual(['Dahl']);
  await field.fill('');
  await expect.poll(() => rowNames(demo)).toEqual(guests);
});

proves(
  [
    "options.filtering adds a row of filters below the header, one for each column. The column's type or lookup determines the input.",
    'A lookup filter is a menu where users can check several items',
    'The checkbox of a boolean column has three states: all, checked, and unchecked.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => textsOf(demo.getByRole('combobox'))).toEqual(['Double, Suite']);
    await demo.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Single' }).click();
    await page.getByRole('option', { name: 'Double' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.poll(() => rowNames(demo)).toEqual(['Abel', 'Castro', 'Dahl']);
    const paid = demo.getByRole('checkbox', { name: 'Filter of Paid' });
    await paid.click();
    await expect.poll(() => rowNames(demo)).toEqual(['Abel', 'Castro']);
    await paid.click();
    await expect.poll(() => rowNames(demo)).toEqual(['Dahl']);
    await paid.click();
    await demo.getByRole('searchbox', { name: 'filter data by Price' }).fill('5');
    await expect.poll(() => rowNames(demo)).toEqual(['Castro']);
  },
);

proves(
  ["Each column's function lets every row pass while its filter is empty or not a valid date."],
  async () => {
    const demo = visit(<BasicDates />);
    const cell = filterCell(demo, 1);
    await cell.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('03');
    // Half a date filters nothing.
    await expect.poll(() => rowNames(demo)).toHaveLength(5);
    await userEvent.keyboard('052026');
    await expect.poll(() => rowNames(demo)).toEqual(['Delfin', 'Estrella']);
    await cell.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => rowNames(demo)).toHaveLength(5);
  },
);

proves(
  [
    'date, datetime and time columns have pickers.',
    'They compare the day, the minute, and the time of day, respectively.',
  ],
  async () => {
    const demo = visit(<BasicDates />);
    await filterCell(demo, 3).getByRole('spinbutton', { name: 'Hours' }).click();
    await userEvent.keyboard('0130PM');
    await expect.poll(() => rowNames(demo)).toEqual(['Borealis', 'Estrella']);
    await filterCell(demo, 2).getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('030520261215PM');
    await expect.poll(() => rowNames(demo)).toEqual(['Estrella']);
    await filterCell(demo, 2).getByRole('button', { name: 'Clear' }).click();
    await filterCell(demo, 3).getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => rowNames(demo)).toHaveLength(5);
  },
);

proves(
  [
    'filterOnItemSelect applies each choice in the menu immediately.',
    "filtering: false removes a column's filter, and onFilterChange reports the active filters.",
  ],
  async () => {
    const demo = visit(<BasicDefaultFilter />);
    expect(rowNames(demo)).toEqual(['Order the tiles', 'Check the wiring', 'Hang the doors']);
    await expect.element(filterCell(demo, 2).byCss('input')).not.toBeInTheDocument();
    await demo.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Open' }).click();
    await expect.poll(() => rowNames(demo)).toEqual(['Check the wiring']);
    await userEvent.keyboard('{Escape}');
    await expect
      .element(demo.getByLabelText('Events'))
      .toHaveTextContent('state = ["review"], isBlocked = "unchecked"');
    await demo.getByRole('checkbox', { name: 'Filter of Blocked' }).click();
    await expect.poll(() => rowNames(demo)).toEqual(['Check the wiring', 'Lay the floor']);
  },
);

/** The first column of the rows below the filter row. */
function rowNames(demo: Locator): string[] {
  return textsOf(demo.byCss('tbody tr:not(#m--table--filter--row) td:first-child'));
}

function filterCell(demo: Locator, column: number): Locator {
  return demo.byCss('#m--table--filter--row td').nth(column);
}

proves(
  [
    "The filter uses the visitor's time zone, as the cells do: the picker shows local time and finds the rows with that local time.",
    'the value was converted by toISOString or JSON.stringify, so use format from date-fns.',
  ],
  async () => {
    const data = ['2026-06-14T07:30Z', '2026-06-14T08:30Z'].map((name, id) => ({
      id: id + 1,
      name,
      city: '',
      age: 0,
    }));
    for (const [zone, hour] of [
      ['Asia/Tokyo', 16],
      ['America/New_York', 3],
    ] as const) {
      await inZone(zone);
      const value = new Date(2026, 5, 14, hour, 30);
      const column: Column<Person> = {
        title: 'At',
        field: 'name',
        type: 'datetime',
        defaultFilter: value,
        dateSetting: { locale: 'de-DE' },
      };
      const { el, unmount } = mountTable({ filtering: true }, { columns: [column], data });
      expect(shown(el)).toEqual([`14.6.2026, ${String(hour).padStart(2, '0')}:30:00`]);
      const parts = texts(el, `${filterRow} [role=spinbutton]`).join(' ');
      expect(parts).toContain('06 14 2026');
      expect(parts).toContain(hour === 16 ? '04 30 PM' : '03 30 AM');
      expect(JSON.parse(JSON.stringify({ value }))).toEqual({ value: '2026-06-14T07:30:00.000Z' });
      expect(format(value, 'HH:mm')).toBe(`${String(hour).padStart(2, '0')}:30`);
      unmount();
    }
  },
);

const filterOf = (el: ParentNode, title: string) => input(el, `filter data by ${title}`);

proves("Text and number filters can't find them.", () => {
  const found = (value: unknown, type: Column<Cell>['type'], defaultFilter: unknown) =>
    shown(numbered([value, type === 'string' ? 'x' : 5], { type, defaultFilter }));
  // Only what users can type: the field of a numeric column accepts no letters.
  const terms = { string: ['', ' ', '-', 'null'], currency: ['', '0', 'null'], numeric: ['', '0', '-1'] };
  for (const type of ['string', 'currency', 'numeric'] as const)
    for (const empty of [null, undefined])
      for (const term of terms[type])
        expect(found(empty, type, term), `${type}, ${String(empty)}, "${term}"`).not.toContain('1');
  const { el } = mountTable(quick);
  expect(filterOf(el, 'Age').getAttribute('type')).toBe('number');
});

proves(
  [
    'Use a boolean filter, which checks for a value, and your own render.',
    "To the filter, 0, NaN and '' are empty, too, but a space isn't:",
    'The checkbox has three states: all rows, rows with a phone number and rows without one.',
    'The search still finds the numbers.',
  ],
  async () => {
    const el = numbered(['555-01', undefined, ''], { type: 'boolean', render: ({ at }) => String(at ?? '') });
    const box = input(el, 'Filter of At');
    expect(shown(el, 1)).toEqual(['555-01', '', '']);
    click(box);
    await expect.poll(() => shown(el)).toEqual(['1']);
    click(box);
    await expect.poll(() => shown(el)).toEqual(['2', '3']);
    click(box);
    await expect.poll(() => shown(el)).toHaveLength(3);
    search(el, '55');
    await expect.poll(() => shown(el)).toEqual(['1']);
    const values = [0, Number.NaN, '', ' '];
    const found = (defaultFilter: string) => shown(numbered(values, { type: 'boolean', defaultFilter }));
    expect([found('unchecked'), found('checked')]).toEqual([['1', '2', '3'], ['4']]);
  },
);

proves(
  [
    "The padding option doesn't affect this menu.",
    'In the theme, MuiMenuItem: { styleOverrides: { root: { paddingBlock: 0 } } } and MuiCheckbox: { styleOverrides: { root: { padding: 4 } } } make its items 32 px high instead of 54, or 48 on phones.',
  ],
  async () => {
    const heights = async (theme: Parameters<typeof createTheme>[0]) => {
      const { el, unmount } = mount(
        <ThemeProvider theme={createTheme(theme)}>
          <MaterialTable
            columns={[{ title: 'City', field: 'city', lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } }]}
            data={people}
            options={{ filtering: true, padding: 'dense' }}
          />
        </ThemeProvider>,
      );
      const menu = one(el, '#m--table--filter--row [role=combobox]');
      menu.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
      await expect.poll(() => all(document, '[role=option]').length).toBe(2);
      const found = all(document, '[role=option]').map(({ offsetHeight }) => offsetHeight);
      unmount();
      return found;
    };
    await page.viewport(1000, 800);
    expect(await heights({})).toEqual([54, 54]);
    const dense = {
      MuiMenuItem: { styleOverrides: { root: { paddingBlock: 0 } } },
      MuiCheckbox: { styleOverrides: { root: { padding: 4 } } },
    };
    expect(await heights({ components: dense })).toEqual([32, 32]);
    await page.viewport(390, 800);
    expect(await heights({ components: dense })).toEqual([48, 48]);
    await page.viewport(1000, 800);
  },
);
