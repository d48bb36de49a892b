import MaterialTable, { type Options } from '@material-table/core';
import { Dialog } from '@mui/material';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { choose, click, fill, key, pass, press } from '../../tests/claims/hands';
import { all, bodyRow, buttonOf, dialogs, has, input, labeled, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';
import AutoRefresh from './state-outside.auto-refresh';
import TableInDialog from './state-outside.dialog';
import FullScreen from './state-outside.full-screen';
import Remember from './state-outside.remember';
import Tabs from './state-outside.tabs';

proves('Pass new rows with the same ids to keep page, search, sorting and selection.', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { el } = mount(<AutoRefresh />);
  click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
  fill(input(el, 'Search'), 'a');
  pass(300);
  press(el, 'Next Page');
  const names = shown(el);
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain('Evans');
  click(one(el, `${bodyRow} input`));
  const [before = ''] = shown(el, 2);
  click(labeled(el, 'Refresh every two seconds'));
  pass(4000);
  expect(Number(shown(el, 2)[0])).toBe(Number(before) + 2);
  expect(shown(el)).toEqual(names);
  expect((one(el, `${bodyRow} input`) as HTMLInputElement).checked).toBe(true);
  click(labeled(el, 'Refresh every two seconds'));
  pass(4000);
  expect(Number(shown(el, 2)[0])).toBe(Number(before) + 2);
});

proves('A row being edited closes', () => {
  const own = columns();
  const table = (age: number) => (
    <MaterialTable
      columns={own}
      data={people.map((person) => ({ ...person, age }))}
      editable={{ onRowUpdate: save }}
    />
  );
  const { el, rerender } = mount(table(1));
  press(el, 'Edit');
  expect(has(el, 'input[aria-label="Name"]')).toBe(true);
  rerender(table(2));
  expect(has(el, 'input[aria-label="Name"]')).toBe(false);
});

proves('The table stays where it is in the tree, so it keeps its state.', async () => {
  const { el } = mount(<FullScreen />);
  fill(input(el, 'Search'), 'ito');
  await expect.poll(() => shown(el)).toEqual(['Ito']);
  const covers = () => {
    const { width, height } = (el.firstElementChild as HTMLElement).getBoundingClientRect();
    return width >= document.documentElement.clientWidth && height >= window.innerHeight;
  };
  press(el, 'Full screen');
  await expect.poll(covers).toBe(true);
  expect(shown(el)).toEqual(['Ito']);
  expect(input(el, 'Search').value).toBe('ito');
  key(input(el, 'Search'), 'Escape', 27);
  await expect.poll(covers).toBe(false);
  expect(shown(el)).toEqual(['Ito']);
});

proves("To let the table's menus and dialogs open above it", async () => {
  const { el } = mount(<FullScreen />);
  press(el, 'Full screen');
  const select = one(el, '[role="combobox"]');
  flushSync(() => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  const isOnTop = () => {
    const option = one(document, '[role="option"]');
    const { left, top, width, height } = option.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === option;
  };
  await expect.poll(isOnTop).toBe(true);
});

proves('In a Dialog, it would be remounted.', async () => {
  const own = columns();
  const table = (isFull: boolean) => {
    const inner = <MaterialTable columns={own} data={people} />;
    return isFull ? <Dialog open>{inner}</Dialog> : inner;
  };
  const { el, rerender } = mount(table(false));
  fill(input(el, 'Search'), 'leo');
  await expect.poll(() => shown(el)).toEqual(['Leo']);
  rerender(table(true));
  expect(shown(document)).toHaveLength(5);
  expect(input(document, 'Search').value).toBe('');
});

proves(
  'Hide the panels instead of unmounting them, and each table keeps its search, page and selection.',
  async () => {
    const { el } = mount(<Tabs />);
    const panel = () => one(el, '[role="tabpanel"]:not([hidden])');
    fill(input(panel(), 'Search'), 'dahl');
    await expect.poll(() => shown(panel())).toEqual(['Dahl']);
    click(buttonOf('paid'));
    expect(shown(panel())[0]).toBe('Berger');
    click(buttonOf('open'));
    expect(shown(panel())).toEqual(['Dahl']);
    expect(input(panel(), 'Search').value).toBe('dahl');
  },
);

proves('so fixedColumns has no effect', () => {
  const copies = (hidden: boolean) => {
    const { el, rerender } = mount(tab(hidden));
    rerender(tab(false));
    return all(el, 'thead').length;
  };
  const own = columns();
  const tab = (hidden: boolean) => (
    <div hidden={hidden}>
      <MaterialTable columns={own} data={people} options={{ fixedColumns: { left: 1 } }} />
    </div>
  );
  expect(copies(false)).toBe(2);
  expect(copies(true)).toBe(1);
});

proves('Escape key in a row being edited', async () => {
  mount(<TableInDialog />);
  click(buttonOf('Show the orders'));
  expect(dialogs()).toBe(1);
  press(document, 'Edit');
  key(input(document, 'Customer'), 'Escape', 27);
  expect(has(document, 'input[aria-label="Customer"]')).toBe(false);
  expect(dialogs()).toBe(1);
  // Anywhere else, Escape closes the dialog.
  key(input(document, 'Search'), 'Escape', 27);
  await expect.poll(dialogs).toBe(0);
});

proves('which otherwise closes the row and the dialog', () => {
  const onClose = vi.fn();
  mount(
    <Dialog open onClose={onClose}>
      <MaterialTable columns={columns()} data={people} editable={{ onRowUpdate: save }} />
    </Dialog>,
  );
  press(document, 'Edit');
  key(input(document, 'Name'), 'Escape', 27);
  expect(has(document, 'input[aria-label="Name"]')).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

proves('The table is remounted each time the dialog opens.', async () => {
  mount(<TableInDialog />);
  const total = () => all(document, '[role="dialog"] th .MuiTableSortLabel-root').at(-1) as HTMLElement;
  click(buttonOf('Show the orders'));
  click(total());
  expect(shown(document)[0]).toBe('Evans');
  key(one(document, '[role="dialog"]'), 'Escape', 27);
  await expect.poll(dialogs).toBe(0);
  click(buttonOf('Show the orders'));
  expect(shown(document)[0]).toBe('Adams');
});

proves(
  ['The table is remounted each time the dialog opens.', 'keepMounted on the Dialog keeps its state.'],
  async () => {
    for (const keepMounted of [false, true]) {
      const own = columns();
      const onExited = vi.fn();
      const dialog = (open: boolean) => (
        <Dialog open={open} keepMounted={keepMounted} slotProps={{ transition: { onExited } }}>
          <MaterialTable columns={own} data={people} />
        </Dialog>
      );
      const { rerender, unmount } = mount(dialog(true));
      click(one(document, 'th .MuiTableSortLabel-root'));
      expect(shown(document)[0]).toBe('Ann');
      rerender(dialog(false));
      // While it fades out, the table is still there.
      await expect.poll(() => onExited.mock.calls.length).toBe(1);
      rerender(dialog(true));
      expect(shown(document)[0]).toBe(keepMounted ? 'Ann' : 'Cid');
      unmount();
    }
  },
);

proves("The user's choice survives new data, columns and options.", async () => {
  const sizes = { pageSizeOptions: [5, 10] };
  const table = (options: Options<Person>, data = people) => (
    <MaterialTable columns={columns()} data={data} options={options} />
  );
  const { el, rerender } = mount(table({ pageSize: 5, ...sizes }));
  const select = all(el, '[role="combobox"]')[0];
  flushSync(() => select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await expect.poll(() => all(document, '[role="option"]').length).toBe(2);
  flushSync(() => all(document, '[role="option"]')[1]?.click());
  await expect.poll(() => shown(el).length).toBe(10);
  rerender(table({ pageSize: 5, ...sizes, rowStyle: () => ({}) }, people.slice(1)));
  expect(shown(el)).toHaveLength(10);
});

proves(
  ['or when the table is remounted or options.pageSize changes', 'the new number overrides the user'],
  async () => {
    const made = columns();
    const table = (pageSize: number) => (
      <MaterialTable columns={made} data={people} options={{ pageSize, pageSizeOptions: [5, 10] }} />
    );
    const { el, rerender } = mount(table(5));
    rerender(table(10));
    await expect.poll(() => shown(el).length).toBe(10);
  },
);

proves('Store the size that onRowsPerPageChange reports, and pass it back as options.pageSize.', async () => {
  const { el } = mount(<Remember />);
  await choose(el, '3');
  await expect.poll(() => shown(el)).toHaveLength(3);
  click(labeled(el, 'Show the table'));
  expect(shown(el)).toEqual([]);
  click(labeled(el, 'Show the table'));
  expect(shown(el)).toHaveLength(3);
});

proves('When users change the size, onPageChange is also called, with page 0.', async () => {
  const onPageChange = vi.fn();
  const { el } = mountTable({}, { onPageChange });
  press(el, 'Next Page');
  await choose(el, '10');
  await expect.poll(() => onPageChange.mock.lastCall).toEqual([0, 10]);
});
