import { expect, vi } from 'vitest';
import { proves } from './claim';
import { buttons } from './editing';
import { click, fill, press } from './hands';
import { all, bodyRow, input, one, texts } from './read';
import { columns, mountTable, type Person, save } from './table';

proves(
  [
    'It is merged over column.cellStyle.',
    "Editable cells can't be reached with the keyboard.",
    'A function that is written for rows reads row.city from a string, and throws or rejects everything.',
  ],
  async () => {
    const cellEditable = {
      isCellEditable: () => true,
      onCellEditApproved: save,
      cellStyle: { outlineWidth: 7 },
    };
    const own = columns({ name: { cellStyle: { outlineWidth: 3, color: 'red' } } });
    const { el } = mountTable({}, { cellEditable, columns: own, editable: { onRowUpdate: save } });
    expect(buttons(el, 'Edit')).toBe(5);
    const box = one(el, `[data-testid="mtablecell"] > div`);
    expect([box.getAttribute('tabindex'), box.getAttribute('role'), box.closest('[tabindex]')]).toEqual([
      null,
      null,
      null,
    ]);
    click(box);
    const td = input(el).closest('td') as HTMLElement;
    expect([td.style.outlineWidth, td.style.color]).toEqual(['7px', 'red']);
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => (errors.push(event.message), event.preventDefault());
    window.addEventListener('error', listen);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const forRows = ({ city }: Person) => city.length > 0;
    const rows = mountTable({}, { cellEditable, columns: columns({ name: { validate: forRows } }) }).el;
    click(one(rows, `[data-testid="mtablecell"] > div`));
    fill(input(rows), 'Sid');
    await expect.poll(() => errors.join()).toContain("reading 'length'");
    window.removeEventListener('error', listen);
    log.mockRestore();
    const forBoth = (given: Person | string) => (typeof given === 'string' ? given : given.name) !== '';
    const both = mountTable({}, { cellEditable, columns: columns({ name: { validate: forBoth } }) }).el;
    click(one(both, `[data-testid="mtablecell"] > div`));
    fill(input(both), '');
    expect(input(both).getAttribute('aria-invalid')).toBe('true');
  },
);

proves(
  [
    'An action is an icon button in the actions array',
    'actions adds icon buttons to each row, to the toolbar, or to the toolbar while rows are selected.',
    'an action object that is the same for every row;',
    '{ action, position }, a function with a fixed position.',
    'The text shown when the button is hovered or focused',
    'They always come after yours and stay in the rows when selection is on.',
    'Without that font, the name is shown as a word.',
    'A string as icon needs the Material Icons font. Otherwise, users see the word or a blank button.',
  ],
  async () => {
    const go = { icon: 'save', tooltip: 'Go', onClick: () => {} };
    for (const action of [go, () => go, { action: () => go, position: 'row' }])
      expect(buttons(mountTable({}, { actions: [action as never] }).el, 'Go')).toBe(5);
    const { el } = mountTable(
      { selection: true },
      { actions: [go], editable: { onRowUpdate: save, onRowDelete: save } },
    );
    expect([buttons(el, 'Go'), buttons(el, 'Edit'), buttons(el, 'Delete')]).toEqual([0, 5, 5]);
    const hovered = mountTable({}, { actions: [go] }).el;
    expect(one(hovered, 'button[aria-label="Go"]').textContent).toBe('save');
    one(hovered, 'button[aria-label="Go"]').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe('Go');
  },
);

proves(
  [
    'unless options.showEmptyDataSourceMessage is false.',
    'or a function of the number for correct plurals',
    'During the first load, the overlay covers "No records to display", which options.showEmptyDataSourceMessage can hide.',
  ],
  () => {
    const { el } = mountTable({}, { data: [], localization: { body: { emptyDataSourceMessage: fixed } } });
    expect(one(el, 'tbody i').textContent).toBe('nothing');
    const hidden = { showEmptyDataSourceMessage: false };
    expect(
      all(
        mountTable(hidden, { data: [], localization: { body: { emptyDataSourceMessage: fixed } } }).el,
        'tbody i',
      ),
    ).toEqual([]);
    expect(mountTable({}, { data: [], isLoading: true }).el.textContent).toContain('No records to display');
    const nRowsSelected = (count: number) => (count === 1 ? 'one row' : `${count} rows`);
    const table = mountTable({ selection: true }, { localization: { toolbar: { nRowsSelected } } }).el;
    click(one(table, `${bodyRow} input`));
    expect(texts(table, 'h6')).toEqual(['one row']);
    click(all(table, `${bodyRow} input`)[1] as HTMLElement);
    expect(texts(table, 'h6')).toEqual(['2 rows']);
  },
);

const fixed = <i>nothing</i>;

proves(
  [
    'pass on the props they receive, because the table sets sizes, click handlers and styles through them.',
    'which receives the onMouseDown handler that starts the resize.',
    'Button that cancels a bulk edit or the editing of a row or cell.',
  ],
  () => {
    const received: object[] = [];
    const Mine = (props: object) => (received.push(props), (<svg data-testid="mine" />));
    const icons = { Search: Mine, Resize: Mine, Clear: Mine, Edit: Mine } as never;
    const { el } = mountTable(
      { columnResizable: true, tableLayout: 'fixed' },
      {
        icons,
        editable: { onRowUpdate: save },
        cellEditable: { isCellEditable: () => true, onCellEditApproved: save },
      },
    );
    expect(all(el, 'button[aria-label="Next Page"] svg')).toHaveLength(1);
    expect(received).toContainEqual(expect.objectContaining({ fontSize: 'small' }));
    expect(received).toContainEqual(expect.objectContaining({ onMouseDown: expect.any(Function) }));
    press(el, 'Edit');
    expect(all(el, 'button[aria-label="Cancel"] [data-testid=mine]')).toHaveLength(1);
    expect(all(mountTable().el, 'svg').length).toBeGreaterThan(3);
  },
);
