import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { proves } from './claim';
import { reproduces } from './reproduction';
import { click, key, pass, press, stopClock } from './hands';
import { all, bodyRow, boxes, checked, one, shown, texts } from './read';

/** The accessible names of these elements themselves. */
const names = (el: ParentNode, selector: string) =>
  all(el, selector).map(
    (found) => found.getAttribute('aria-label') ?? found.querySelector('title')?.textContent ?? '',
  );

proves('Selection checkboxes have no name for screen readers', () =>
  reproduces('checkboxes-nameless', (el) => names(el, 'input[type=checkbox]'), {
    wrong: ['', '', ''],
    right: ['Select all', 'Select Ada', 'Select Ben'],
  }),
);

proves('Date and time fields of an edited row have no accessible name', () =>
  reproduces(
    'date-field-nameless',
    (el) => {
      press(el, 'Edit');
      expect(all(el, 'tbody [role="spinbutton"]').map(({ ariaLabel }) => ariaLabel)).toContain('Day');
      return all(el, 'tbody [role="group"]').map(({ ariaLabel }) => ariaLabel);
    },
    { wrong: [null], right: ['Name', 'Born', null] },
  ),
);

proves('A disabled action button has no accessible name', () =>
  reproduces('disabled-action-nameless', (el) => names(el, `${bodyRow} button`), {
    wrong: [''],
    right: ['Write'],
  }),
);

proves("Rows can't be clicked with the keyboard", () =>
  reproduces('rows-mouse-only', (el) => all(el, 'tbody *').filter(({ tabIndex }) => tabIndex >= 0).length, {
    wrong: 0,
    right: 2,
  }),
);

proves("Retry can't be reached with the keyboard", () =>
  reproduces(
    'retry-mouse-only',
    async (el) => {
      await expect.poll(() => el.textContent).toContain('The server is down.');
      return texts(el, 'button').includes('Try again');
    },
    { wrong: false, right: true },
  ),
);

proves('Two tables with filters have a duplicate id', () =>
  reproduces('filter-row-id', (el) => all(el, '[id="m--table--filter--row"]').length, {
    wrong: 2,
  }),
);

proves("An export of all rows isn't sorted", () =>
  reproduces(
    'export-unsorted',
    async (el) => {
      click(one(el, 'th .MuiTableSortLabel-root'));
      await expect.poll(() => shown(el)).toEqual(['Ada', 'Ben']);
      press(el, 'Export');
      await expect.poll(() => all(document, '[role=menuitem]').length).toBe(1);
      click(one(document, '[role=menuitem]'));
      await expect.poll(() => texts(el, ':scope > p')).not.toEqual(['File:']);
      return texts(el, ':scope > p');
    },
    { wrong: ['File: Ben, Ada'], right: ['File: Ada, Ben'] },
  ),
);

proves(
  [
    'Closing a lookup filter without a choice opens all branches of tree data',
    'The empty list counts as a filter that matches all rows.',
    'Clearing the filter does the same.',
  ],
  async () => {
    stopClock();
    const leaveMenu = (el: ParentNode, choice?: string) => {
      const select = one(el, '[role=combobox]');
      flushSync(() => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
      const found = all(document, '[role=option]');
      expect(found).toHaveLength(2);
      if (choice) click(found.find(({ textContent }) => textContent === choice) as HTMLElement);
      key(found[0] as HTMLElement, 'Escape');
      pass(2000);
      expect(all(document, '[role=option]')).toHaveLength(0);
    };
    await reproduces(
      'lookup-filter-opens-tree',
      (el) => {
        const before = shown(el);
        leaveMenu(el);
        return [before, shown(el)];
      },
      {
        wrong: [
          ['Ada', 'Cleo'],
          ['Ada', 'Ben', 'Cleo', 'Dan'],
        ],
        right: [
          ['Ada', 'Cleo'],
          ['Ada', 'Cleo'],
        ],
      },
    );
    await reproduces(
      'lookup-filter-opens-tree',
      (el) => {
        leaveMenu(el, 'Oslo');
        const found = shown(el);
        leaveMenu(el, 'Oslo');
        return [found, shown(el)];
      },
      {
        wrong: [
          ['Ada', 'Ben', 'Cleo'],
          ['Ada', 'Ben', 'Cleo', 'Dan'],
        ],
        right: [
          ['Ada', 'Ben', 'Cleo'],
          ['Ada', 'Ben', 'Cleo'],
        ],
      },
    );
  },
);

proves("In a tree, a parent's checkbox selects disabled children", () =>
  reproduces(
    'tree-selects-disabled',
    (el) => {
      click(boxes(el)[0] as HTMLElement);
      return [texts(el, 'h6')[0], ...checked(el)];
    },
    { wrong: ['Sales, Ada', true, true, true], right: ['Sales, Ada', true, true, false] },
  ),
);
