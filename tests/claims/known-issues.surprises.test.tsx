import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from './claim';
import { reproduces, throws } from './reproduction';
import { click, fill, press, pressText } from './hands';
import { all, bodyRow, headerOf, one, shown, texts, title } from './read';
import { mountTable, type Person } from './table';

/** The sorted columns, as `Name ascending`. */
const sorts = (el: ParentNode) =>
  all(el, 'th [aria-sort]:not([aria-sort=none])').map(
    (label) => `${label.closest('th')?.textContent?.replace(/\d/g, '')} ${label.getAttribute('aria-sort')}`,
  );
/** Drag the right edge of the first column by this many pixels. */
function dragEdge(el: ParentNode, by: number) {
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  mouse(one(el, '[data-testid=drag_handle]'), 'mousedown', 200);
  mouse(document, 'mousemove', 200 + by);
  mouse(document, 'mouseup', 200 + by);
}
const field = (el: ParentNode, selector: string) => one(el, selector) as HTMLInputElement;

proves('Filters appear below the wrong header with actionsColumnIndex and selection', () =>
  reproduces(
    'actions-index-filters',
    (el) => {
      const filters = [...one(el, '#m--table--filter--row').children].map(
        (cell) => cell.querySelector('input') !== null,
      );
      return filters[texts(el, 'thead th').indexOf('Name')];
    },
    { wrong: false, right: true },
  ),
);

proves('cellStyle is called without a row, and never with the column', () =>
  throws('cell-style-without-row', (el) => press(el, 'Add'), "(reading 'name')"),
);

proves("column.id works only when it equals the column's index", () =>
  reproduces(
    'column-id-index',
    async (el) => {
      fill(field(el, 'tbody input'), 'A');
      await expect.poll(() => shown(el)).toEqual(['Ada']);
      pressText(el, 'Render again');
      await expect.poll(() => title(el)).toBe('Rendered 2 times');
      return field(el, 'tbody input').value;
    },
    { wrong: '', right: 'A' },
  ),
);

proves('The columns button resets resized widths', () =>
  reproduces(
    'columns-button-resets-widths',
    async (el) => {
      const share = () => {
        const [name = 0, city = 0] = all(el, 'thead th').map((cell) => cell.getBoundingClientRect().width);
        return name / city;
      };
      dragEdge(el, 60);
      await expect.poll(share).toBeGreaterThan(1.2);
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-2'));
      await expect.poll(() => all(el, 'thead th')).toHaveLength(2);
      return share() > 1.2;
    },
    { wrong: false, right: true },
  ),
);

proves('Resizing a column next to a hidden one makes the table too wide', () =>
  reproduces(
    'resize-beside-hidden',
    async (el) => {
      const table = one(el, 'table');
      const [name] = all(el, 'thead th');
      const before = { table: table.offsetWidth, name: name?.offsetWidth ?? 0 };
      dragEdge(el, 60);
      await expect.poll(() => name?.offsetWidth).toBe(before.name + 60);
      return table.offsetWidth - before.table;
    },
    { wrong: 60, right: 0 },
  ),
);

proves('A dragged column lands in the wrong position when others are hidden', () =>
  reproduces(
    'drag-past-hidden',
    async (el) => {
      const handle = all(el, 'thead [data-rfd-drag-handle-draggable-id]')[2];
      const said = () => texts(document, '[aria-live]').join(' ');
      handle?.focus();
      await userEvent.keyboard(' ');
      await expect.poll(said).toContain('lifted');
      await userEvent.keyboard('{ArrowLeft}');
      await expect.poll(said).toContain('moved');
      await userEvent.keyboard(' ');
      await expect.poll(() => texts(el, 'thead th')[2]).not.toBe('Country');
      return texts(el, 'thead th').join();
    },
    { wrong: 'Country,Name,City', right: 'Name,Country,City' },
  ),
);

proves('Some strings stay in the previous language', () =>
  reproduces(
    'dropped-texts-stay',
    async (el) => {
      pressText(el, 'English');
      await expect.poll(() => el.textContent).toContain('Rows per page:');
      return field(el, 'input[aria-label="Search"]').placeholder;
    },
    { wrong: 'Suchen', right: 'Search' },
  ),
);

proves('errorState keeps an old error after a successful save', () =>
  reproduces(
    'error-state-stays',
    async (el) => {
      press(el, 'Edit');
      press(el, 'Save');
      await expect.poll(() => el.textContent).toContain('It was not saved.');
      press(el, 'Save');
      await expect.poll(() => all(el, 'tbody input')).toEqual([]);
      click(all(el, 'button[aria-label="Edit"]')[1] as HTMLElement);
      return field(el, 'tbody input').value + texts(el, 'tbody tr:not([class])').join();
    },
    { wrong: 'BenIt was not saved.' },
  ),
);

proves('exportCSVName and exportPDFName appear nowhere', () =>
  reproduces(
    'export-names',
    (el) => {
      press(el, 'Export');
      return texts(document, '[role="menuitem"]');
    },
    { wrong: ['CSV'], right: ['Download'] },
  ),
);

proves('A function in groupChipProps runs on each render', () =>
  throws('group-chip-functions', () => undefined, 'It ran'),
);

proves('keepSortDirectionOnColumnSwitch has no effect', () =>
  reproduces(
    'keep-direction',
    (el) => {
      for (const name of ['Name', 'Name', 'City']) click(headerOf(el, name));
      return sorts(el);
    },
    { wrong: ['City ascending'] },
  ),
);

proves('Rows without a date pass every date filter', () =>
  reproduces('missing-date-passes', shown, { wrong: ['Ada', 'Ben'], right: ['Ada'] }),
);

proves('A component override stays when you remove it', () =>
  reproduces(
    'override-stays',
    async (el) => {
      await expect.poll(() => title(el)).toBe('Mine');
      pressText(el, 'Take it away');
      return title(el);
    },
    { wrong: 'Mine', right: 'People' },
  ),
);

proves('page and totalCount do nothing', () =>
  reproduces('page-props-ignored', (el) => shown(el)[0], { wrong: 'Person 1', right: 'Person 6' }),
);

proves('detailPanelOffset with one side squeezes the panel', () =>
  reproduces(
    'panel-offset-one-side',
    async (el) => {
      press(el, 'Detail panel visibility toggle');
      await expect.poll(() => texts(el, 'tbody p')).toHaveLength(1);
      const panel = one(el, 'tbody p').getBoundingClientRect().width;
      return panel > one(el, 'table').getBoundingClientRect().width / 2;
    },
    { wrong: false, right: true },
  ),
);

proves('onQueryChange is never called', () =>
  reproduces(
    'query-change-never',
    async (el) => {
      click(headerOf(el, 'Name'));
      fill(field(el, 'input[aria-label="Search"]'), 'Ben');
      await expect.poll(() => shown(el)).toEqual(['Ben']);
      return title(el);
    },
    { wrong: '0 queries' },
  ),
);

proves('ref stays empty', () =>
  reproduces(
    'ref-ignored',
    (el) => {
      pressText(el, 'Is the ref filled?');
      return texts(el, ':scope > p');
    },
    { wrong: ['empty'], right: ['filled'] },
  ),
);

proves('Remote data keeps the first page size', () =>
  reproduces(
    'remote-page-size',
    async (el) => {
      await expect.poll(() => shown(el)).toEqual(['Ada']);
      pressText(el, 'Two a page');
      press(el, 'Next Page');
      await expect.poll(() => all(el, '[role=progressbar]')).toEqual([]);
      return shown(el).length;
    },
    { wrong: 1, right: 2 },
  ),
);

proves("Striped rows don't work in groups: each row has index 0", () =>
  reproduces('row-index-in-groups', (el) => all(el, bodyRow).map((row) => row.style.background), {
    wrong: ['', ''],
  }),
);

proves('onRowSelected is never called', () =>
  reproduces(
    'row-selected-never',
    (el) => {
      click(one(el, `${bodyRow} input`));
      return title(el);
    },
    { wrong: 'Called 0 times', right: 'Called 1 times' },
  ),
);

proves('Two detail panels made by one helper show the same content', () =>
  reproduces(
    'same-source-panels',
    async (el) => {
      click(all(el, `${bodyRow} button`)[1] as HTMLElement);
      const panel = () => /name: Ada|city: Bonn/.exec(el.textContent ?? '')?.[0];
      await expect.poll(panel).toBeDefined();
      return panel();
    },
    { wrong: 'name: Ada', right: 'city: Bonn' },
  ),
);

proves('The selection toolbar has dark colors in light mode', () =>
  reproduces(
    'selection-toolbar-colors',
    (el) => {
      click(one(el, `${bodyRow} input`));
      return getComputedStyle(one(el, '.MuiToolbar-root')).backgroundColor;
    },
    { wrong: 'rgb(123, 31, 162)', right: 'rgba(0, 0, 0, 0)' },
  ),
);

proves("tableRef.current.onChangeOrder(index, '') removes another column", () =>
  reproduces(
    'sort-by-ref',
    (el) => {
      for (const name of ['Name', 'City']) click(headerOf(el, name));
      expect(sorts(el)).toHaveLength(2);
      pressText(el, "Don't sort by city");
      return sorts(el);
    },
    { wrong: ['City ascending'], right: ['Name ascending'] },
  ),
);

proves('dateSetting.locale is ignored for Date objects with a time', () => {
  const date = new Date(2024, 4, 9, 13, 30);
  return reproduces('time-locale', (el) => texts(el, '[data-testid="mtablecell"]'), {
    wrong: [date.toLocaleString('de-DE'), date.toLocaleString()],
  });
});

proves('parentChildData is kept from the first render', () =>
  reproduces(
    'tree-function-kept',
    (el) => {
      expect(shown(el)).toEqual(['Ada']);
      pressText(el, 'As a list');
      return shown(el);
    },
    { wrong: ['Ada'], right: ['Ada', 'Ben'] },
  ),
);

proves('The search finds 10 and the text "0".', () => {
  const ages = { number: 0, ten: 10, text: '0' };
  const data = Object.entries(ages).map(([name, age], id) => ({ id, name, city: '', age }));
  expect(shown(mountTable({ searchText: '0' }, { data: data as Person[] }).el)).toEqual(['ten', 'text']);
});
