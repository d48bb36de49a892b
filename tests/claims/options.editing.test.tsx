import type { Options } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from './claim';
import { press } from './hands';
import { all, bodyRow, one, titles } from './read';
import { mountTable, people, type Person } from './table';

const editable = { onRowAdd: () => Promise.resolve(), onRowUpdate: () => Promise.resolve() };
const mountEditable = (options: Options<Person> = {}) => mountTable(options, { editable }).el;
const kinds = (row: Element) =>
  [...row.children].map((cell) => (cell.querySelector('button') ? 'button' : 'other'));

proves("Puts the form for a new row below ('last') or above ('first') the rows of the current page.", () => {
  const position = (options: Options<Person>) => {
    const el = mountEditable(options);
    press(el, 'Add');
    const form = one(el, 'button[aria-label="Save"]').closest('tr') as HTMLElement;
    return all(el, 'tbody tr').indexOf(form);
  };
  expect(position({})).toBe(people.slice(0, 5).length);
  expect(position({ addRowPosition: 'first' })).toBe(0);
});

proves(
  [
    'The position of the row actions, as an index among the data columns, starting at 0, or -1 for last.',
    'The actions column comes first unless options.actionsColumnIndex moves it.',
    'The actions column is the first one.',
    'With actionsColumnIndex: -1, the actions come last.',
    'Move it with options.actionsColumnIndex, which counts your columns from 0. -1 puts it at the end.',
  ],
  () => {
    expect(titles(mountEditable())).toEqual(['Actions', 'Name', 'City', 'Age']);
    expect(titles(mountEditable({ actionsColumnIndex: 2 }))).toEqual(['Name', 'City', 'Actions', 'Age']);
    const last = mountEditable({ actionsColumnIndex: -1 });
    expect(titles(last)).toEqual(['Name', 'City', 'Age', 'Actions']);
    expect(kinds(one(last, bodyRow))).toEqual(['other', 'other', 'other', 'button']);
  },
);

proves('Any other negative number removes the row actions, including Edit, Delete and Save.', () => {
  const el = mountEditable({ actionsColumnIndex: -2 });
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
  expect(all(el, 'tbody button')).toHaveLength(0);
});

proves(
  [
    "Checkbox and detail panel columns don't count.",
    'This happens from index 1 on.',
    'Filters appear below the wrong header with actionsColumnIndex and selection',
  ],
  () => {
    const el = mountEditable({ selection: true, filtering: true, actionsColumnIndex: 1 });
    const hasInput = (selector: string) =>
      [...one(el, selector).children].map((cell) =>
        cell.querySelector('input:not([type="checkbox"])') ? 'filter' : '',
      );
    expect(titles(el)).toEqual(['', 'Name', 'Actions', 'City', 'Age']);
    expect(hasInput('#m--table--filter--row')).toEqual(['', '', 'filter', 'filter', 'filter']);
  },
);

proves(
  [
    "Inline style of the cell with a row's actions, or with the Save and Cancel buttons while the row is being edited.",
    'Inline style of only the cell with the Save and Cancel buttons.',
    'If both set a property, actionsCellStyle takes precedence.',
  ],
  () => {
    const el = mountEditable({
      actionsCellStyle: { backgroundColor: 'rgb(1, 2, 3)' },
      editCellStyle: { backgroundColor: 'rgb(4, 5, 6)', borderTopColor: 'rgb(7, 8, 9)' },
    });
    const styleOf = (label: string) =>
      getComputedStyle(one(el, `button[aria-label="${label}"]`).closest('td') as Element);
    expect(styleOf('Edit').backgroundColor).toBe('rgb(1, 2, 3)');
    expect(styleOf('Edit').borderTopColor).not.toBe('rgb(7, 8, 9)');
    press(el, 'Edit');
    expect(styleOf('Save').backgroundColor).toBe('rgb(1, 2, 3)');
    expect(styleOf('Save').borderTopColor).toBe('rgb(7, 8, 9)');
  },
);
