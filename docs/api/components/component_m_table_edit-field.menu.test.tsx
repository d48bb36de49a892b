import MaterialTable, { type Column, type Options } from '@material-table/core';
import { createTheme, Dialog, ThemeProvider } from '@mui/material';
import { type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { press } from '../../../tests/claims/hands';
import { all, one } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../../tests/claims/table';

const openMenu = (el: ParentNode) =>
  flushSync(() =>
    one(el, '[role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })),
  );

const width = (element: Element) => element.getBoundingClientRect().width;

/** Whether the center of the element is visible or covered. */
function isSeen(element: Element): boolean {
  const { left, top, width: wide, height } = element.getBoundingClientRect();
  const front = document.elementFromPoint(left + wide / 2, top + height / 2);
  return front !== null && element.contains(front);
}

proves('The table scrolls sideways in a box that clips everything outside it.', () => {
  const own: Column<Person>[] = columns({
    city: {
      render: () => (
        <div style={{ position: 'relative' }}>
          <p style={{ position: 'absolute', margin: 0, left: 0, top: 300, height: 20 }}>menu</p>
        </div>
      ),
    },
  });
  const options: Options<Person> = { paging: false, toolbar: false };
  const { el } = mountTable(options, { columns: own, data: people.slice(0, 1) });
  const menu = one(el, 'tbody p');
  const box = menu.closest<HTMLElement>('div[style*="overflow"]');
  expect(box && getComputedStyle(box).overflowX).toBe('auto');
  expect(box && box.scrollHeight - box.clientHeight).toBeGreaterThan(100);
  expect(isSeen(menu)).toBe(false);
});

proves(
  [
    "There, your own modal covers the menu if its z-index is above 1300, Material UI's zIndex.modal. Raise that value in the theme: createTheme({ zIndex: { modal: 2000 } }).",
    "Inside Material UI's Dialog, the menu works without changes.",
    'Render the menu at the end of the page. Material UI already does this',
  ],
  async () => {
    const table = (
      <MaterialTable
        columns={columns({ city: { lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } } })}
        data={people.slice(0, 2)}
        editable={{ onRowUpdate: save }}
      />
    );
    const own = (
      <div style={{ position: 'fixed', inset: 0, zIndex: 1500, background: 'white', overflow: 'auto' }}>
        {table}
      </div>
    );
    const seen = async (page: ReactNode) => {
      const { unmount } = mount(<>{page}</>);
      await expect.poll(() => document.querySelector('button[aria-label="Edit"]')).not.toBeNull();
      press(document, 'Edit');
      openMenu(document);
      await expect.poll(() => all(document, '[role=option]').length).toBe(2);
      const option = all(document, '[role=option]')[1] as HTMLElement;
      expect(option.closest('.MuiPaper-root:has(table)')).toBeNull();
      await expect.poll(() => width(option)).toBeGreaterThan(0);
      const result = await vi.waitFor(() => {
        if (getComputedStyle(one(document, '[role=listbox]').parentElement as HTMLElement).opacity !== '1')
          throw new Error('still opening');
        return isSeen(option);
      });
      unmount();
      return result;
    };
    expect(await seen(own)).toBe(false);
    const theme = createTheme({ zIndex: { modal: 2000 } });
    expect(await seen(<ThemeProvider theme={theme}>{own}</ThemeProvider>)).toBe(true);
    expect(await seen(<Dialog open>{table}</Dialog>)).toBe(true);
  },
);
