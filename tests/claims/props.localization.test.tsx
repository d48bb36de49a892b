import MaterialTable, { type Localization } from '@material-table/core';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { click, press, showsTooltip } from './hands';
import { all, bodyRow, one, texts } from './read';
import { columns, mountTable, people } from './table';

const label = (el: ParentNode, name: string) => all(el, `[aria-label="${name}"]`).length;
proves(
  [
    "localization contains the table's labels and messages.",
    'Pass only those you change; at every level, the others keep their English defaults.',
    'A new localization is merged into the previous ones.',
    'Some strings stay in the previous language',
  ],
  async () => {
    const base = { columns: columns(), data: [], title: 'People' };
    const placeholder = () => one(el, 'input').getAttribute('placeholder');
    const { el, rerender } = mount(
      <MaterialTable {...base} localization={{ toolbar: { searchPlaceholder: 'Suchen' } }} />,
    );
    expect(placeholder()).toBe('Suchen');
    expect(label(el, 'Clear Search')).toBe(1);
    expect(el.textContent).toContain('No records to display');
    rerender(<MaterialTable {...base} localization={{ toolbar: { searchAriaLabel: 'Feld' } }} />);
    await expect.poll(() => label(el, 'Feld')).toBe(1);
    expect(placeholder()).toBe('Suchen');
  },
);

proves(
  [
    'Text when there are no rows',
    'Placeholder of the search field.',
    'Tooltip of the icon in front of the search field.',
    'Name of the search field for screen readers.',
    'Name of the button that clears the search.',
  ],
  async () => {
    const localization: Localization = {
      body: { emptyDataSourceMessage: 'nothing' },
      toolbar: {
        searchPlaceholder: 'hint',
        searchAriaLabel: 'field',
        clearSearchAriaLabel: 'cross',
        searchTooltip: 'search tip',
      },
    };
    const { el } = mountTable({}, { data: [], localization });
    expect(texts(el, 'tbody td')).toEqual(['nothing']);
    expect(one(el, 'input[aria-label=field]').getAttribute('placeholder')).toBe('hint');
    expect(label(el, 'cross')).toBe(1);
    await showsTooltip(() => one(el, '[data-testid=search]'), 'search tip');
  },
);

proves(
  [
    'Tooltip and name of the Add button.',
    'Tooltip and name of the Edit buttons',
    'Tooltip and name of the Delete buttons',
    'Title of the actions column.',
  ],
  () => {
    const localization: Localization = {
      body: { addTooltip: 'plus', editTooltip: 'pencil', deleteTooltip: 'bin' },
      header: { actions: 'Deeds' },
    };
    const save = async () => undefined;
    const { el } = mountTable(
      { actionsCellStyle: { color: 'rgb(1, 2, 3)' } },
      { localization, editable: { onRowAdd: save, onRowUpdate: save, onRowDelete: save } },
    );
    expect([label(el, 'plus'), label(el, 'pencil'), label(el, 'bin')]).toEqual([1, 5, 5]);
    expect(texts(el, 'thead th')[0]).toBe('Deeds');
    expect(one(el, 'thead th').style.color).toBe('');
    expect(one(el, `${bodyRow} td`).style.color).toBe('rgb(1, 2, 3)');
  },
);

proves(
  [
    'Tooltip of the button that starts bulk edit.',
    'Tooltip of the button that saves a bulk edit.',
    'Tooltip of the button that discards a bulk edit.',
  ],
  () => {
    const body = {
      editTooltip: 'x',
      bulkEditTooltip: 'open all',
      bulkEditApprove: 'save all',
      bulkEditCancel: 'drop all',
    };
    const { el } = mountTable(
      {},
      { localization: { body }, editable: { onBulkUpdate: async () => undefined } },
    );
    press(el, 'open all');
    expect([label(el, 'save all'), label(el, 'drop all')]).toEqual([1, 1]);
  },
);

proves(
  [
    'Tooltip and name of the Save button in a row being added, edited or deleted.',
    'Tooltip and name of the Cancel button in such a row.',
    'Question before a row is deleted.',
  ],
  () => {
    const localization: Localization = {
      body: { editRow: { saveTooltip: 'yes', cancelTooltip: 'no', deleteText: 'Sure?' } },
    };
    const { el } = mountTable({}, { localization, editable: { onRowDelete: async () => undefined } });
    press(el, 'Delete');
    expect(el.textContent).toContain('Sure?');
    expect([label(el, 'yes'), label(el, 'no')]).toEqual([1, 1]);
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };
    const cell = mountTable({}, { localization, cellEditable });
    click(one(cell.el, `${bodyRow} div[style*=dashed]`));
    expect(label(cell.el, 'Name')).toBe(1);
    expect([label(cell.el, 'yes'), label(cell.el, 'no')]).toEqual([0, 0]);
  },
);

proves(
  [
    'Placeholder of every filter field',
    'unless the column has a filterPlaceholder',
    'Tooltip of the icon in front of a filter field.',
    "The placeholder of the column's filter input, instead of localization.body.filterRow.filterPlaceHolder.",
  ],
  async () => {
    const localization: Localization = {
      body: { filterRow: { filterPlaceHolder: 'hint', filterTooltip: 'filter tip' } },
    };
    const { el } = mountTable(
      { filtering: true },
      { localization, columns: columns({ city: { filterPlaceholder: 'own' } }) },
    );
    const hints = all(el, '#m--table--filter--row input').map((input) => input.getAttribute('placeholder'));
    expect(hints).toEqual(['hint', 'own', 'hint']);
    await showsTooltip(() => one(el, '[data-testid=filter_list]'), 'filter tip');
  },
);

proves(
  [
    'The date-fns locale of the date pickers in filters and row editing, such as de from date-fns/locale.',
    'In TypeScript, declare the object first:',
    "The language of the date pickers doesn't change",
  ],
  async () => {
    const { de } = await import('date-fns/locale');
    const localization = { dateTimePickerLocalization: de } as Localization;
    const day = [
      { title: 'Day', field: 'day', type: 'date' as const, dateSetting: { format: 'dd MMMM yyyy' } },
    ];
    const data = people.slice(0, 1).map((person) => ({ ...person, day: new Date(1961, 4, 5) }));
    const editable = { onRowUpdate: async () => undefined };
    const { el } = mountTable({ filtering: true }, { columns: day, data, localization, editable });
    await expect.poll(() => one(el, '#m--table--filter--row').textContent).toContain('DD.MM.YYYY');
    press(el, 'Edit');
    expect(one(el, 'tbody').textContent).toContain('Mai');
  },
);
