import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { claim } from './claim';
import { reproduces } from './reproduction';
import { click, fill, press, pressText, search } from './hands';
import { all, bodyRow, headerOf, one, shown, texts, title } from './read';
const below = (el: ParentNode) => texts(el, ':scope > p');

claim(
  'MaterialTableProps.data',
  'the program of uuid-is-key shows a row twice',
  'Two rows with the same uuid conflict',
  () =>
    reproduces(
      'uuid-is-key',
      (el) => {
        for (const name of ['Name', 'Name']) click(headerOf(el, name));
        return shown(el).length;
      },
      { wrong: 4, right: 3 },
    ),
);

claim(
  'MaterialTableProps.actions',
  'the program of action-function-gets-array has no name to show',
  'With selection, an action written as a function gets an array of rows',
  () =>
    reproduces(
      'action-function-gets-array',
      (el) => {
        click(one(el, `${bodyRow} input`));
        return all(el, 'button[aria-label^="Write to"]')[0]?.getAttribute('aria-label');
      },
      { wrong: 'Write to undefined', right: 'Write to Ada' },
    ),
);

claim(
  ['Options.maxColumnSort', 'Column.defaultSort'],
  'the program of all-columns-default-sort is not sorted',
  "maxColumnSort: 'all_columns' forgets the default sort",
  () => reproduces('all-columns-default-sort', shown, { wrong: ['Ada', 'Ben'], right: ['Ben', 'Ada'] }),
);

claim(
  'editable.isEditable',
  'the program of editable-stale leaves its buttons as they were',
  'isEditable and isDeletable keep an old result',
  () =>
    reproduces(
      'editable-stale',
      async (el) => {
        pressText(el, 'Lock');
        await expect.poll(() => el.textContent).toContain('Locked');
        return (one(el, `${bodyRow} button`) as HTMLButtonElement).disabled;
      },
      { wrong: false, right: true },
    ),
);

claim(
  'MaterialTableProps.editable',
  'the program of failed-save-silent shows no reason',
  'A failed save shows the user no message',
  () =>
    reproduces(
      'failed-save-silent',
      async (el) => {
        press(el, 'Edit');
        press(el, 'Save');
        await expect.poll(() => all(el, 'tbody input')).toHaveLength(1);
        return el.textContent?.includes('The server said no.');
      },
      { wrong: false },
    ),
);

claim(
  'Options.showGroupingCount',
  'the program of group-count-zero counts no row',
  'showGroupingCount shows (0) in outer groups',
  () => reproduces('group-count-zero', (el) => el.textContent?.includes('Bonn (0)'), { wrong: true }),
);

claim(
  'Column.groupTitle',
  'the program of group-title-text shows the title of the column',
  'groupTitle of a column is ignored unless it is a function',
  () =>
    reproduces('group-title-text', (el) => texts(el, 'tbody tr')[0]?.slice(0, 5), {
      wrong: 'City:',
      right: 'Place',
    }),
);

claim(
  'Options.grouping',
  'the program of grouping-sorts-one-column sorts by one',
  'A table with grouping: true sorts by one column only',
  () =>
    reproduces(
      'grouping-sorts-one-column',
      (el) => {
        for (const name of ['Name', 'Age']) click(headerOf(el, name));
        return all(el, 'th [aria-sort]:not([aria-sort=none])').length;
      },
      { wrong: 1, right: 2 },
    ),
);

claim(
  'MaterialTableProps.data',
  'the program of late-answer shows the second page over the third',
  'An older response overwrites a newer one',
  () =>
    reproduces(
      'late-answer',
      async (el) => {
        await expect.poll(() => shown(el)).toEqual(['Ada, page 1']);
        press(el, 'Next Page');
        press(el, 'Last Page');
        await expect.poll(() => shown(el)).toEqual(['Cleo, page 3']);
        await expect.poll(() => shown(el)).not.toEqual(['Cleo, page 3']);
        return shown(el);
      },
      { wrong: ['Ben, page 2'] },
    ),
);

claim(
  'MaterialTableProps.columns',
  'the program of new-columns-forget loses its filter',
  'New columns lose filters, order, groups and hidden columns',
  () =>
    reproduces(
      'new-columns-forget',
      async (el) => {
        const filter = () => one(el, 'tbody input') as HTMLInputElement;
        fill(filter(), 'A');
        await expect.poll(() => shown(el)).toEqual(['Ada']);
        pressText(el, 'Render again');
        await expect.poll(() => title(el)).toBe('Rendered 2 times');
        return filter().value;
      },
      { wrong: '', right: 'A' },
    ),
);

claim('Action.onClick', 'the program of row-actions-stale counts to one', 'A row action sees old state', () =>
  reproduces(
    'row-actions-stale',
    (el) => {
      press(el, 'Count');
      press(el, 'Count');
      return title(el);
    },
    { wrong: 'Counted 1', right: 'Counted 2' },
  ),
);

claim(
  'Options.selectionProps',
  'the program of select-all-disabled selects disabled rows',
  'Select-all and disabled rows: a full check mark, or disabled rows selected',
  () =>
    reproduces(
      'select-all-disabled',
      (el) => {
        click(one(el, 'thead input'));
        return (all(el, `${bodyRow} input`) as HTMLInputElement[]).map(({ checked }) => checked);
      },
      { wrong: [true, true], right: [false, false] },
    ),
);

claim(
  'Options.selection',
  'the program of select-all-while-searching clears',
  'Select-all clears instead of selecting while a search hides selected rows',
  () =>
    reproduces(
      'select-all-while-searching',
      async (el) => {
        click(one(el, `${bodyRow} input`));
        search(el, 'Ben');
        await expect.poll(() => shown(el)).toEqual(['Ben']);
        click(one(el, 'thead input'));
        return (one(el, `${bodyRow} input`) as HTMLInputElement).checked;
      },
      { wrong: false },
    ),
);

claim(
  'Options.detailPanelType',
  'the program of single-panel-open-at-start has two open panels',
  "detailPanelType: 'single' doesn't close a panel that was open at the start",
  () =>
    reproduces(
      'single-panel-open-at-start',
      async (el) => {
        const open = () => ['Bonn', 'Oslo'].filter((city) => el.textContent?.includes(`Lives in ${city}`));
        await expect.poll(open).toEqual(['Bonn']);
        click(all(el, `${bodyRow} button`)[1] as HTMLElement);
        await expect.poll(open).toContain('Oslo');
        return open();
      },
      { wrong: ['Bonn', 'Oslo'] },
    ),
);

claim(
  'MaterialTableProps.onDetailPanelChange',
  'the program of single-panel-close-silent tells of no closing',
  'No event for a detail panel that closes by itself',
  () =>
    reproduces(
      'single-panel-close-silent',
      (el) => {
        for (const row of [0, 1]) click(all(el, `${bodyRow} button`)[row] as HTMLElement);
        return below(el);
      },
      { wrong: ['Ada open, Ben open'] },
    ),
);

claim(
  'MaterialTableProps.renderSummaryRow',
  'the program of summary-element-blank shows nothing',
  'An element in the summary row stays blank',
  () =>
    reproduces('summary-element-blank', (el) => el.textContent?.includes('Total'), {
      wrong: false,
      right: true,
    }),
);

claim(
  'MaterialTableProps.renderSummaryRow',
  'the program of summary-stale keeps an old text',
  'The summary row shows old values, and currentData is undefined',
  () =>
    reproduces(
      'summary-stale',
      async (el) => {
        pressText(el, 'Euro');
        await expect.poll(() => title(el)).toBe('In euros');
        return el.textContent?.includes('2 euros');
      },
      { wrong: false, right: true },
    ),
);

claim(
  'Options.defaultExpanded',
  'the program of tree-search-closes closes a branch',
  'A search in tree data closes expanded rows',
  () =>
    reproduces(
      'tree-search-closes',
      async (el) => {
        expect(shown(el)).toEqual(['Ada', 'Ben', 'Cleo', 'Dan']);
        search(el, 'Ben');
        await expect.poll(() => shown(el)).toEqual(['Ada', 'Ben']);
        search(el, '');
        await expect.poll(() => shown(el)).toContain('Cleo');
        return shown(el);
      },
      { wrong: ['Ada', 'Ben', 'Cleo'] },
    ),
);

claim(
  'Options.search',
  'the program of zero-not-found finds no one',
  "Searching for 0 doesn't find the number 0",
  () =>
    reproduces(
      'zero-not-found',
      async (el) => {
        search(el, '0');
        await expect.poll(() => shown(el)).not.toContain('Ben');
        return shown(el);
      },
      { wrong: [], right: ['Ada'] },
    ),
);

claim(
  'Column.customSort',
  'the program of zero-sorts-first has 0 before -5',
  'Zero sorts before negative numbers',
  () =>
    reproduces(
      'zero-sorts-first',
      (el) => {
        click(headerOf(el, 'Balance'));
        return shown(el);
      },
      { wrong: ['Cleo', 'Ben', 'Ada'], right: ['Ben', 'Cleo', 'Ada'] },
    ),
);

claim(
  'Options.paginationAlignment',
  'the program of pager-too-wide hides a button',
  'The pagination is too wide for a phone',
  () =>
    reproduces(
      'pager-too-wide',
      (el) =>
        one(el, 'button[aria-label="Next Page"]').getBoundingClientRect().right >
        el.getBoundingClientRect().left + 320,
      { wrong: true },
    ),
);

claim(
  'Options.rowStyle',
  'the program of other-rows-fade makes a row pale',
  'The other rows fade while one is edited',
  () =>
    reproduces(
      'other-rows-fade',
      (el) => {
        press(el, 'Edit');
        return getComputedStyle(one(el, bodyRow)).opacity;
      },
      { wrong: '0.2', right: '1' },
    ),
);

claim(
  'MaterialTableProps.onSelectionChange',
  'the program of remote-selection-forgotten forgets its selection',
  'Remote data: the selection is lost on another page',
  () =>
    reproduces(
      'remote-selection-forgotten',
      async (el) => {
        await expect.poll(() => all(el, bodyRow)).toHaveLength(1);
        click(one(el, `${bodyRow} input`));
        press(el, 'Next Page');
        await expect.poll(() => one(el, bodyRow).textContent).toBe('Ben');
        press(el, 'Previous Page');
        await expect.poll(() => one(el, bodyRow).textContent).toBe('Ada');
        return (one(el, `${bodyRow} input`) as HTMLInputElement).checked;
      },
      { wrong: false },
    ),
);

claim(
  'Query.orderByCollection',
  'the program of order-lists-all counts columns that are not sorted',
  'orderByCollection lists every column at first',
  () =>
    reproduces(
      'order-lists-all',
      async (el) => {
        await expect.poll(() => shown(el)).toEqual(['Ada', 'Ben']);
        return title(el);
      },
      { wrong: 'Sorted: 2', right: 'Sorted: 0' },
    ),
);

claim(
  'Exports.MTablePagination',
  'the program of pager-focus loses the focus',
  'The keyboard focus is lost on each page change',
  () =>
    reproduces(
      'pager-focus',
      async (el) => {
        one(el, 'button[aria-label="Next Page"]').focus();
        await userEvent.keyboard('{Enter}');
        await expect.poll(() => shown(el)).toEqual(['Ben']);
        await userEvent.keyboard('{Enter}');
        return [shown(el)[0], document.activeElement === document.body];
      },
      { wrong: ['Ben', true] },
    ),
);
