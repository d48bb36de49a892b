import type { Components, MaterialTableProps } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from './claim';
import { counts, withAndWithout } from './slots';
import { click, press } from './hands';
import { all, cell, one, texts } from './read';
import { mountTable, people, type Person, save } from './table';

proves(
  [
    'The pagination below or above the table, with the rows-per-page selector and the page buttons.',
    'The pagination around it, with the rows-per-page selector, is components.Pagination',
    'MTablePagination is the group of page buttons with the text between them.',
    'The first, previous, next and last buttons',
    'The same buttons with page numbers.',
    "which receives the buttons as ActionsComponent. For numbered pages, use options.paginationType: 'stepped'",
    "MTableSteppedPagination is the group of buttons with page numbers when options.paginationType is 'stepped'.",
    'It has no slot, so replace the pagination around it with components.Pagination',
  ],
  () => {
    const tables = withAndWithout('Pagination');
    expect(counts(tables, '.MuiTablePagination-root [role=combobox]')).toEqual([1, 0]);
    const names = (el: ParentNode) =>
      all(el, '.MuiTablePagination-root button').map((b) => b.getAttribute('aria-label') ?? b.textContent);
    expect(names(tables[0])).toEqual(['First Page', 'Previous Page', 'Next Page', 'Last Page']);
    expect(tables[0].textContent).toContain('1-5 of 12');
    const stepped = withAndWithout('Pagination', { paginationType: 'stepped' });
    expect(names(stepped[0])).toEqual(['First Page', 'Previous Page', '1', '2', 'Next Page', 'Last Page']);
    expect(names(stepped[1])).toEqual([]);
  },
);

proves(
  [
    'MTableAction is one button: an icon with a tooltip.',
    'The table renders it for each entry of actions, for the Add, Edit and Delete buttons of editable, and for Save and Cancel.',
    'MTableActions places multiple actions side by side.',
    'It appears in the actions column of every row, in the toolbar, and in the row or cell being edited.',
    'One button in a row, the toolbar or an edit row.',
    'A group of buttons, side by side.',
    'An icon button.',
    'A set of icon buttons.',
  ],
  () => {
    const props = (): Partial<MaterialTableProps<Person>> => ({
      actions: [{ icon: 'x', tooltip: 'Go', onClick: () => {} }],
      editable: { onRowAdd: save, onRowUpdate: save, onRowDelete: save },
      cellEditable: { isCellEditable: () => true, onCellEditApproved: save },
    });
    for (const slot of ['Action', 'Actions'] as const) {
      const tables = withAndWithout(slot, {}, props);
      for (const name of ['Go', 'Edit', 'Delete'])
        expect(counts(tables, `tbody button[aria-label="${name}"]`)).toEqual([5, 0]);
      expect(counts(tables, 'button[aria-label="Add"]')).toEqual([1, 0]);
      for (const el of tables) click(one(el, `${cell} > div`));
      expect(counts(tables, 'tbody td:has(input) button')).toEqual([2, 0]);
      press(tables[0], 'Edit');
      expect(counts(tables, 'button[aria-label="Save"]')).toEqual([1, 0]);
    }
  },
);

proves(
  [
    'Covers the table while isLoading is true, while remote data loads and while an edit is being saved.',
    'Covers the table after a remote data query fails, with the message and a retry icon.',
    "components.OverlayLoading replaces the overlay's content.",
  ],
  async () => {
    const loading = withAndWithout('OverlayLoading', {}, () => ({ isLoading: true }));
    expect(counts(loading, '.MuiCircularProgress-root')).toEqual([1, 0]);
    const pending = withAndWithout('OverlayLoading', {}, () => ({
      data: () => new Promise<never>(() => {}),
    }));
    await expect.poll(() => counts(pending, '.MuiCircularProgress-root')).toEqual([1, 0]);
    const editable = { onRowAdd: () => new Promise<never>(() => {}) };
    const saving = withAndWithout('OverlayLoading', {}, () => ({ editable }));
    for (const el of saving) {
      press(el, 'Add');
      press(el, 'Save');
    }
    await expect.poll(() => counts(saving, '.MuiCircularProgress-root')).toEqual([1, 0]);
    const failed = withAndWithout('OverlayError', {}, () => ({
      data: () => Promise.reject(new Error('No net')),
    }));
    await expect.poll(() => counts(failed, '[data-testid=replay]')).toEqual([1, 0]);
    expect(failed.map((el) => el.textContent?.includes('No net'))).toEqual([true, false]);
  },
);

proves(
  [
    "The outermost element, by default MUI's Paper with elevation={2}.",
    'The row below the data that renderSummaryRow fills.',
    'Without that prop, the default renders nothing, but a replacement is always shown.',
    'renderSummaryRow adds a row after the last one, for totals and averages.',
    'The table calls it once per visible column; return the content of that cell.',
  ],
  () => {
    const tables = withAndWithout('Container');
    expect(counts(tables, '.MuiPaper-root.MuiPaper-elevation2')).toEqual([1, 0]);
    expect(counts(tables, 'table')[1]).toBe(0);
    const sums = withAndWithout('SummaryRow', {}, () => ({ renderSummaryRow: () => 'sum' }));
    expect(sums.map((el) => texts(el, 'tbody tr:not([data-testid]) td'))).toEqual([
      ['sum', 'sum', 'sum'],
      [],
    ]);
    const { el } = mountTable(
      {},
      { components: { SummaryRow: () => <tr id="mine" /> } as Components, data: people },
    );
    expect(all(el, '#mine')).toHaveLength(1);
    expect(all(mountTable().el, 'tbody tr:not([data-testid])')).toHaveLength(0);
  },
);
