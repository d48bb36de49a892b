import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from './claim';
import { reproduces, throws } from './reproduction';
import { click, fill, press, pressText } from './hands';
import { all, bodyRow, filterOf, filterRow, one, shown, texts, title } from './read';
import { mountTable, people, type Person } from './table';

const inputOf = (el: ParentNode) => one(el, 'tbody input') as HTMLInputElement;

proves('editable.isBulkEditable is never called', () =>
  reproduces('bulk-editable-inverted', (el) => all(el, 'button[aria-label="Edit All"]').length, {
    wrong: 1,
    right: 0,
  }),
);

proves('validate gets the value instead of the row in cell editing', () =>
  reproduces(
    'cell-validate-value',
    (el) => {
      click(all(el, `${bodyRow} div[style*=dashed]`)[1] as HTMLElement);
      fill(inputOf(el), 'Rome');
      return texts(el, 'tbody p');
    },
    { wrong: ['A city is needed'], right: [] },
  ),
);

proves('clearCriteria empties the table and breaks paging', () =>
  reproduces(
    'clear-criteria',
    async (el) => {
      await expect.poll(() => shown(el)).toEqual(['Ada']);
      pressText(el, 'Clear all');
      await expect.poll(() => shown(el).length).not.toBe(1);
      return shown(el);
    },
    { wrong: [], right: ['Ada', 'Ben'] },
  ),
);

proves('The table writes into your column objects', () =>
  reproduces(
    'columns-written-to',
    async (el) => {
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-1'));
      await expect.poll(() => texts(el, 'th')).toEqual(['Name']);
      pressText(el, 'Open the table again');
      return texts(el, 'th');
    },
    { wrong: ['Name'], right: ['Name', 'City'] },
  ),
);

proves('Arrays and dates break the CSV', () =>
  reproduces(
    'csv-arrays-dates',
    (el) => {
      let href = '';
      const catchClick = (event: MouseEvent) => {
        if (!(event.target instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        href = event.target.href;
      };
      document.addEventListener('click', catchClick, true);
      press(el, 'Export');
      click(one(document, '[role="menuitem"]'));
      document.removeEventListener('click', catchClick, true);
      return decodeURIComponent(href).split('\n')[1]?.trim();
    },
    { wrong: '"Slow start",bug,speed,"Ada"', right: '"Slow start","bug, speed","Ada"' },
  ),
);

proves('onDetailPanelChange is never called on its own', () =>
  reproduces(
    'detail-panel-callback-silent',
    async (el) => {
      press(el, 'Detail panel visibility toggle');
      await expect.poll(() => el.textContent).toContain('Lives in Bonn');
      return title(el);
    },
    { wrong: 'Called 0 times', right: 'Called 1 times' },
  ),
);

proves('onRowDoubleClick never runs in a grouped table', () =>
  reproduces(
    'double-click-grouped',
    async (el) => {
      await userEvent.dblClick(one(el, bodyRow));
      return title(el);
    },
    { wrong: 'Counted 0', right: 'Counted 2' },
  ),
);

proves('enableEditMode throws in a grouped table', () =>
  throws('edit-mode-grouped', (el) => click(one(el, bodyRow)), 'TypeError'),
);

proves('Clearing a number or date filter leaves no rows', () =>
  reproduces(
    'empty-number-filter',
    async (el) => {
      const filter = all(el, 'tbody input')[1] as HTMLInputElement;
      fill(filter, '1815');
      await expect.poll(() => shown(el)).toEqual(['Ada']);
      fill(filter, '');
      await expect.poll(() => shown(el)).not.toEqual(['Ada']);
      return shown(el);
    },
    { wrong: [], right: ['Ada', 'Ben'] },
  ),
);

proves('fixedColumns scroll away with the other columns', () =>
  reproduces(
    'fixed-columns-scroll',
    async (el) => {
      const copy = () => one(el, 'div[style*="background: white"]').getBoundingClientRect().left;
      await expect.poll(copy).toBeGreaterThan(-1);
      const before = copy();
      const area = all(el, 'div').find((div) => div.scrollWidth > div.clientWidth + 100);
      flushSync(() => area?.scrollTo({ left: 100 }));
      return before - copy();
    },
    { wrong: 100, right: 0 },
  ),
);

proves('A day that doesn\'t exist throws "Invalid time value" in a date filter', () =>
  throws(
    'half-typed-date',
    async (el) => {
      await userEvent.click(one(el, '[role="spinbutton"]'));
      await userEvent.keyboard('02312024');
    },
    'Invalid time value',
  ),
);

proves(
  [
    'Once part of a complete date is deleted, the filter counts as empty, and only rows without a date remain.',
    'Only rows without a date match a cleared date filter, and no row matches a cleared number filter.',
  ],
  async () => {
    const data = [
      { id: 1, at: '2026-06-14' },
      { id: 2, at: null },
    ];
    const at = { title: 'At', field: 'at', type: 'date', defaultFilter: new Date(2026, 5, 14) } as const;
    const options = { filtering: true, debounceInterval: 0 };
    const made = [{ title: 'No', field: 'id' }, at] as never;
    const { el } = mountTable(options, { columns: made, data: data as never });
    expect(shown(el)).toEqual(['1', '2']);
    await userEvent.click(one(el, `${filterRow} [role="spinbutton"]`));
    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => shown(el)).toEqual(['2']);
    const age = mountTable(options, {
      data: [...people.slice(0, 2), { id: 3, name: 'No age' } as Person],
    }).el;
    fill(filterOf(age, 'Age'), '41');
    await expect.poll(() => shown(age)).toEqual(['Cid']);
    fill(filterOf(age, 'Age'), '');
    await expect.poll(() => shown(age)).toEqual([]);
  },
);
