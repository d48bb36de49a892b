import { expect, vi } from 'vitest';
import { proves } from './claim';
import { type Editable } from './editing';
import { click, fill, press } from './hands';
import { all, one, shown } from './read';
import { mountTable, people } from './table';

proves(
  [
    'Has no effect. To observe remote data queries, use your data function, which receives them.',
    'To start a query, call the method of the same name',
    'onQueryChange is never called',
  ],
  async () => {
    const onQueryChange = vi.fn();
    const data = vi.fn(async () => ({ data: people.slice(0, 5), page: 0, totalCount: 12 }));
    const remote = mountTable({ debounceInterval: 0 }, { data, onQueryChange });
    await expect.poll(() => shown(remote.el).length).toBe(5);
    press(remote.el, 'Next Page');
    await expect.poll(() => data.mock.calls.length).toBe(2);
    const local = mountTable({ debounceInterval: 0 }, { onQueryChange });
    fill(one(local.el, 'input[aria-label="Search"]') as HTMLInputElement, 'Cid');
    await expect.poll(() => shown(local.el)).toEqual(['Cid']);
    expect(onQueryChange).not.toHaveBeenCalled();
  },
);

proves(
  [
    'Has no effect. Use onSelectionChange, whose second argument is the row that was clicked.',
    'onRowSelected is never called',
  ],
  () => {
    const onRowSelected = vi.fn();
    const onSelectionChange = vi.fn();
    const { el } = mountTable({ selection: true }, { onRowSelected, onSelectionChange });
    click(one(el, 'tbody input[type=checkbox]'));
    expect(onRowSelected).not.toHaveBeenCalled();
    expect(onSelectionChange.mock.calls[0]?.[1]).toMatchObject({ id: 1, tableData: { checked: true } });
  },
);

proves(
  [
    'Has no effect, because the table stores the page number itself.',
    'Has no effect, because the table counts the rows of an array itself',
    'page and totalCount do nothing',
  ],
  async () => {
    const local = mountTable({}, { page: 1, totalCount: 100 });
    expect(shown(local.el)[0]).toBe('Cid');
    expect(local.el.textContent).toContain('1-5 of 12');
    const data = async () => ({ data: people.slice(0, 5), page: 0, totalCount: 12 });
    const remote = mountTable({}, { data, page: 1, totalCount: 100 });
    await expect.poll(() => remote.el.textContent).toContain('1-5 of 12');
  },
);

proves(
  [
    'Has no effect, because the table never calls it.',
    'The table reads an untyped prop isBulkEditable instead, and disables the button when it returns true.',
    'editable.isBulkEditable is never called',
  ],
  () => {
    const isBulkEditable = vi.fn(() => false);
    const editable: Editable = { onBulkUpdate: async () => undefined, isBulkEditable };
    const { el } = mountTable({}, { editable });
    expect(isBulkEditable).not.toHaveBeenCalled();
    expect(one(el, 'button[aria-label="Edit All"]')).not.toHaveProperty('disabled', true);
    const hidden = { isBulkEditable: () => true };
    const blocked = mountTable({}, { editable, ...hidden });
    expect(one(blocked.el, '[aria-label="Edit All"] button')).toHaveProperty('disabled', true);
  },
);

proves(
  [
    'Has no effect. Use dateTimePickerLocalization at the top level.',
    "The language of the date pickers doesn't change",
  ],
  async () => {
    const { de } = await import('date-fns/locale');
    const dates = [{ title: 'Day', field: 'city', type: 'date' as const }];
    const placeholder = (el: HTMLElement) => one(el, '#m--table--filter--row').textContent;
    const inBody = mountTable(
      { filtering: true },
      { columns: dates, localization: { body: { dateTimePickerLocalization: de } } },
    );
    const plain = mountTable({ filtering: true }, { columns: dates });
    const onTop = { dateTimePickerLocalization: de };
    const top = mountTable({ filtering: true }, { columns: dates, localization: onTop as object });
    await expect.poll(() => placeholder(top.el)).not.toBe(placeholder(plain.el));
    expect(placeholder(inBody.el)).toBe(placeholder(plain.el));
  },
);

proves(
  [
    'Has no effect. Use the label of an entry in options.exportMenu.',
    'Has no effect, for the same reason.',
    'exportCSVName and exportPDFName appear nowhere',
  ],
  () => {
    const localization = { toolbar: { exportCSVName: 'ZZ-csv', exportPDFName: 'ZZ-pdf' } };
    const { el } = mountTable({ exportMenu: [{ label: 'Mine', exportFunc: () => {} }] }, { localization });
    press(el, 'Export');
    expect(all(document, '[role=menuitem]').map((item) => item.textContent)).toEqual(['Mine']);
    expect(document.body.innerHTML).not.toContain('ZZ-');
  },
);
