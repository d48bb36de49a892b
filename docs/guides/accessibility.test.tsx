import type { MaterialTableProps, Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, bodyRow, focused, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';
import { quiet } from './_axe';
import Cured from './accessibility.cured';
const editable = { onRowUpdate: save };
const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
const grouped = () => columns({ city: { defaultGroupOrder: 0 } });
const key = (keys: string) => userEvent.keyboard(keys);
const openCell = (el: ParentNode) => click(one(el, 'div[style*=dashed]'));

/** Press Tab until a matching element has the focus; throw when none has after 40 stops. */
async function tabTo(selector: string): Promise<HTMLElement> {
  for (let stop = 0; stop < 40; stop++) {
    await key('{Tab}');
    if (focused().matches(selector)) return focused();
  }
  throw new Error(`Tab never reaches ${selector}`);
}

proves(
  [
    'Pages: use pagination that keeps its buttons, as in the demo above.',
    'On the last page, the Next button is disabled, and focus is still lost.',
    'Editing: put the table in an element with tabIndex={-1}, and focus that element in onRowUpdate and onRowUpdateCancelled.',
    'Wrap the table in a labeled region, and pass the title as a Typography with the right component.',
  ],
  async () => {
    const { el } = mount(<Cured />);
    const status = () => one(el, '[role="status"]').textContent;
    const region = one(el, '[role="region"][aria-label="Table of books"]');
    expect([region.tabIndex, one(region, 'h3').textContent]).toEqual([-1, 'Books']);
    for (const end of ['{Escape}', '{Enter}']) {
      one(el, 'button[aria-label="Edit Dubliners"]').focus();
      await key('{Enter}');
      expect(focused().getAttribute('aria-label')).toBe('Title');
      await key(end);
      await expect.poll(focused).toBe(region);
    }
    await expect.poll(status).toBe('Dubliners is saved');
    one(el, 'button[aria-label="Next Page"]').focus();
    await key('{Enter}');
    await expect.poll(status).toBe('Page 2');
    expect(focused().getAttribute('aria-label')).toBe('Next Page');
    click(one(el, 'input[aria-label="Select Emma"]'));
    await expect.poll(status).toBe('1 selected');
    one(el, 'button[aria-label="Next Page"]').focus();
    await key('{Enter}');
    await expect.poll(status).toBe('Page 3');
    expect(focused()).toBe(document.body);
  },
);

proves(
  ['Enter or Space on its label', 'Each header has two tab stops, one with draggable: false'],
  async () => {
    const { el } = mountTable();
    const stops = (options: Options<Person>) => all(mountTable(options).el, 'th [tabindex="0"]').length;
    expect([stops({}), stops({ draggable: false }), stops(quiet)]).toEqual([6, 3, 0]);
    one(el, '[role="columnheader"]').focus();
    await key('{Enter}');
    expect(shown(el)[0]).toBe('Ann');
    await key(' ');
    expect(shown(el)[0]).toBe('Leo');
  },
);

proves('Space lifts, arrows move, Space drops, Escape cancels. Each step is announced', async () => {
  const { el } = mountTable();
  const said = () => texts(document, '[aria-live]').join(' ');
  const handle = all(el, 'thead [role="button"]')[1];
  handle?.focus();
  await key(' ');
  await expect.poll(said).toContain('lifted');
  await key('{ArrowLeft}');
  await expect.poll(said).toContain('moved');
  await key(' ');
  await expect.poll(() => texts(el, 'th')).toEqual(['City', 'Name', 'Age']);
  focused().focus();
  await key(' ');
  await expect.poll(said).toContain('lifted');
  await key('{Escape}');
  await expect.poll(said).toContain('cancelled');
});

proves(['Enter reverses the order, Delete removes the group', 'when a group chip is deleted'], async () => {
  const { el } = mountTable({ grouping: true }, { columns: grouped() });
  const groups = () => texts(el, 'tbody tr:has(b)');
  const chip = () => one(el, '.MuiChip-root');
  chip().focus();
  await key('{Enter}');
  expect(groups()).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn']);
  chip().focus();
  await key('{Delete}');
  expect(groups()).toEqual([]);
  expect(focused()).toBe(document.body);
});

proves(
  ['Most of the table works with the keyboard', 'Tab moves through all of these in page order'],
  async () => {
    const { el } = mountTable({ selection: true }, { editable, detailPanel: () => 'Panel text' });
    expect((await tabTo('input[placeholder]')).getAttribute('aria-label')).toBe('Search');
    await tabTo('thead input');
    await tabTo('[role="columnheader"]');
    await tabTo('tbody button');
    await key('{Enter}');
    await expect.poll(() => el.textContent).toContain('Panel text');
    expect(focused().getAttribute('aria-label')).toBe('Detail panel visibility toggle');
    expect(focused().getAttribute('aria-expanded')).toBeNull();
    await tabTo('tbody input');
    await key(' ');
    expect((focused() as HTMLInputElement).checked).toBe(true);
    await tabTo('button[aria-label="Edit"]');
    await tabTo('[role="combobox"]');
    await tabTo('button[aria-label="Next Page"]');
  },
);

proves('Arrow of a group, tree row or panel; action; page button | Enter or Space', async () => {
  const onClick = vi.fn();
  const parentOf = (row: Person & { parentId?: number }) => row.parentId;
  const tree = people.map((row) => ({ ...row, ...(row.id % 2 === 0 && { parentId: row.id - 1 }) }));
  const tables: [string, Partial<MaterialTableProps<Person>>, (el: HTMLElement) => unknown][] = [
    ['tbody button', { columns: grouped() }, (el) => all(el, bodyRow).length > 0],
    [
      'tbody button',
      { data: tree, parentChildData: (row, rows) => rows.find(({ id }) => id === parentOf(row)) },
      (el) => shown(el).includes('Ann'),
    ],
    ['tbody button', { detailPanel: () => 'Panel text' }, (el) => el.textContent.includes('Panel text')],
    [
      'tbody button',
      { actions: [{ icon: 'x', tooltip: 'Act', onClick }] },
      () => onClick.mock.calls.length > 0,
    ],
    ['button[aria-label="Next Page"]', {}, (el) => shown(el)[0] === 'Fay'],
  ];
  for (const opener of ['{Enter}', ' ']) {
    for (const [selector, props, isDone] of tables) {
      onClick.mockClear();
      const { el, unmount } = mountTable({}, props);
      expect(isDone(el)).toBe(false);
      one(el, selector).focus();
      await key(opener);
      await expect.poll(() => isDone(el)).toBe(true);
      unmount();
    }
  }
});

proves('Enter, Space or an arrow opens the list, arrows and Enter choose', async () => {
  const { el } = mountTable();
  const options = () => all(document, '[role="option"]').length;
  for (const opener of ['{Enter}', ' ', '{ArrowDown}']) {
    one(el, '[role="combobox"]').focus();
    await key(opener);
    await expect.poll(options).toBe(3);
    await key('{Escape}');
    await expect.poll(options).toBe(0);
  }
  one(el, '[role="combobox"]').focus();
  await key('{Enter}');
  await expect.poll(options).toBe(3);
  await key('{ArrowDown}{Enter}');
  await expect.poll(() => shown(el).length).toBe(10);
});

proves(
  [
    'after changing pages, after editing a row or cell, when Delete is pressed',
    'Enter saves, Escape cancels',
  ],
  async () => {
    const { el } = mountTable({}, { editable: { ...editable, onRowDelete: save }, cellEditable });
    const inputs = () => all(el, 'tbody input').length;
    const lost = () => expect.poll(focused).toBe(document.body);
    const button = (name: string) => one(el, `button[aria-label="${name}"]`);
    for (const end of ['{Enter}', '{Escape}']) {
      button('Edit').focus();
      await key('{Enter}');
      expect(inputs()).toBe(3);
      await key(end);
      await expect.poll(inputs).toBe(0);
      await lost();
      openCell(el);
      expect(inputs()).toBe(1);
      await key(end);
      await expect.poll(inputs).toBe(0);
      await lost();
    }
    button('Next Page').focus();
    await key('{Enter}');
    await lost();
    button('Delete').focus();
    await key('{Enter}');
    await lost();
  },
);

proves(
  [
    'Clicking or double-clicking a row, and opening a cell with cellEditable. Provide row actions and editable instead.',
    'Resizing columns.',
    'Retrying after a failed query',
  ],
  async () => {
    const onRowClick = vi.fn();
    const onRowDoubleClick = vi.fn();
    const clicked = mountTable({}, { onRowClick, onRowDoubleClick }).el;
    const calls = () => [onRowClick.mock.calls.length, onRowDoubleClick.mock.calls.length];
    await userEvent.click(one(clicked, `${bodyRow} td`));
    await expect.poll(calls).toEqual([1, 0]);
    await userEvent.dblClick(one(clicked, `${bodyRow} td`));
    await expect.poll(calls).toEqual([1, 1]);
    const { el } = mountTable({ columnResizable: true, tableLayout: 'fixed' }, { cellEditable });
    for (const table of [clicked, el])
      expect(all(table, `${bodyRow}[tabindex], ${bodyRow} [tabindex]`)).toEqual([]);
    openCell(el);
    expect(all(el, 'tbody input')).toHaveLength(1);
    expect(all(el, 'th [tabindex="0"]')).toHaveLength(6);
    const failing = mountTable({}, { data: () => Promise.reject(new Error('Down')) }).el;
    await expect.poll(() => failing.textContent).toContain('Down');
    const retry = one(failing, 'svg[style*="pointer"]');
    expect([retry.tabIndex, retry.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
  },
);

proves('In the copied left columns, Tab and Shift+Tab do nothing', async () => {
  const own = columns({ name: { width: 100 }, city: { width: 200 }, age: { width: 400 } });
  const { el } = mountTable({ fixedColumns: { left: 1 }, toolbar: false, paging: false }, { columns: own });
  const label = one(all(el, 'table').at(-1) as HTMLElement, '[role="columnheader"]');
  label.focus();
  await key('{Tab}');
  expect(focused()).toBe(label);
  await key('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(label);
});

proves(
  [
    "Only dragging is announced. Searching, sorting, changing pages and selecting aren't.",
    'The HTML table has no name and no caption, the pagination is a separate table, and the title is a level 6 heading.',
  ],
  () => {
    const { el } = mountTable({ selection: true });
    expect(all(el, '[aria-live], [role="status"], [role="alert"], caption')).toEqual([]);
    expect(all(el, 'table')).toHaveLength(2);
    expect(all(el, 'table[aria-label], table[aria-labelledby]')).toEqual([]);
    expect(one(el, 'h6').textContent).toBe('People');
  },
);

proves(
  [
    'The arrows of detail panels, tree rows and sorted headers rotate even if the user prefers reduced motion. Stop the rotation with sx',
    'In forced colors mode (Windows contrast themes), row backgrounds from rowStyle are lost, so add a word or an icon.',
  ],
  async () => {
    const features = [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: 'active' },
    ];
    const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    await browser.send('Emulation.setEmulatedMedia', { features });
    try {
      expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
      const cure = {
        '@media (prefers-reduced-motion: reduce)': {
          '& .MuiIconButton-root, & .MuiTableSortLabel-icon': { transition: 'none !important' },
        },
      };
      const arrows = (props: Partial<MaterialTableProps<Person>>) => {
        const { el } = mountTable({}, props);
        return [`${bodyRow} button`, 'th .MuiTableSortLabel-icon'].map(
          (arrow) => getComputedStyle(one(el, arrow)).transitionDuration,
        );
      };
      const kinds: Partial<MaterialTableProps<Person>>[] = [
        { detailPanel: () => 'x' },
        { parentChildData: (row, rows) => rows.find(({ id }) => row.id > 1 && id === 1) },
      ];
      for (const kind of kinds) {
        expect(arrows(kind)).toEqual(['0.2s', expect.stringContaining('0.2s')]);
        expect(arrows({ ...kind, sx: cure })).toEqual(['0s', '0s']);
      }
      const { el } = mountTable({ rowStyle: { background: 'rgb(255, 200, 200)' } });
      expect(getComputedStyle(one(el, bodyRow)).backgroundColor).not.toBe('rgb(255, 200, 200)');
      const said = columns({ name: { render: ({ name }) => `${name}, late` } });
      const row = one(mountTable({}, { columns: said }).el, bodyRow);
      expect(row.innerText).toContain('Cid, late');
    } finally {
      await browser.send('Emulation.setEmulatedMedia', { features: [] });
    }
  },
);
