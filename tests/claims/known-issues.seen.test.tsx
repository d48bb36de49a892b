import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from './claim';
import { reproduces } from './reproduction';
import { click, fill, press, pressText, search } from './hands';
import { all, bodyRow, headerOf, one, shown, texts, title } from './read';
const below = (el: ParentNode) => texts(el, ':scope > p');

proves('Two rows with the same uuid conflict', () =>
  reproduces(
    'uuid-is-key',
    (el) => {
      for (const name of ['Name', 'Name']) click(headerOf(el, name));
      return shown(el).length;
    },
    { wrong: 4, right: 3 },
  ),
);

proves('With selection, an action written as a function gets an array of rows', () =>
  reproduces(
    'action-function-gets-array',
    (el) => {
      click(one(el, `${bodyRow} input`));
      return all(el, 'button[aria-label^="Write to"]')[0]?.getAttribute('aria-label');
    },
    { wrong: 'Write to undefined', right: 'Write to Ada' },
  ),
);

proves("maxColumnSort: 'all_columns' forgets the default sort", () =>
  reproduces('all-columns-default-sort', shown, { wrong: ['Ada', 'Ben'], right: ['Ben', 'Ada'] }),
);

proves('isEditable and isDeletable keep an old result', () =>
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

proves('A failed save shows the user no message', () =>
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

proves('showGroupingCount shows (0) in outer groups', () =>
  reproduces('group-count-zero', (el) => el.textContent?.includes('Bonn (0)'), { wrong: true }),
);

proves('groupTitle of a column is ignored unless it is a function', () =>
  reproduces('group-title-text', (el) => texts(el, 'tbody tr')[0]?.slice(0, 5), {
    wrong: 'City:',
    right: 'Place',
  }),
);

proves('A table with grouping: true sorts by one column only', () =>
  reproduces(
    'grouping-sorts-one-column',
    (el) => {
      for (const name of ['Name', 'Age']) click(headerOf(el, name));
      return all(el, 'th [aria-sort]:not([aria-sort=none])').length;
    },
    { wrong: 1, right: 2 },
  ),
);

proves('An older response overwrites a newer one', () =>
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

proves('New columns lose filters, order, groups and hidden columns', () =>
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

proves('A row action sees old state', () =>
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

proves('Select-all and disabled rows: a full check mark, or disabled rows selected', () =>
  reproduces(
    'select-all-disabled',
    (el) => {
      click(one(el, 'thead input'));
      return (all(el, `${bodyRow} input`) as HTMLInputElement[]).map(({ checked }) => checked);
    },
    { wrong: [true, true], right: [false, false] },
  ),
);

proves('Select-all clears instead of selecting while a search hides selected rows', () =>
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

proves("detailPanelType: 'single' doesn't close a panel that is initially open", () =>
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

proves('No event for a detail panel that closes by itself', () =>
  reproduces(
    'single-panel-close-silent',
    (el) => {
      for (const row of [0, 1]) click(all(el, `${bodyRow} button`)[row] as HTMLElement);
      return below(el);
    },
    { wrong: ['Ada open, Ben open'] },
  ),
);

proves('An element in the summary row stays blank', () =>
  reproduces('summary-element-blank', (el) => el.textContent?.includes('Total'), {
    wrong: false,
    right: true,
  }),
);

proves('The summary row shows old values, and currentData is undefined', () =>
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

proves('A search in tree data closes expanded rows', () =>
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

proves("Searching for 0 doesn't find the number 0", () =>
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

proves('Zero sorts before negative numbers', () =>
  reproduces(
    'zero-sorts-first',
    (el) => {
      click(headerOf(el, 'Balance'));
      return shown(el);
    },
    { wrong: ['Cleo', 'Ben', 'Ada'], right: ['Ben', 'Cleo', 'Ada'] },
  ),
);

proves('The pagination is too wide for a phone', () =>
  reproduces(
    'pager-too-wide',
    (el) =>
      one(el, 'button[aria-label="Next Page"]').getBoundingClientRect().right >
      el.getBoundingClientRect().left + 320,
    { wrong: true },
  ),
);

proves('The other rows fade while one is edited', () =>
  reproduces(
    'other-rows-fade',
    (el) => {
      press(el, 'Edit');
      return getComputedStyle(one(el, bodyRow)).opacity;
    },
    { wrong: '0.2', right: '1' },
  ),
);

proves('Remote data: the selection is lost on another page', () =>
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

proves('orderByCollection lists every column at first', () =>
  reproduces(
    'order-lists-all',
    async (el) => {
      await expect.poll(() => shown(el)).toEqual(['Ada', 'Ben']);
      return title(el);
    },
    { wrong: 'Sorted: 2', right: 'Sorted: 0' },
  ),
);

proves('The keyboard focus is lost on each page change', () =>
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
