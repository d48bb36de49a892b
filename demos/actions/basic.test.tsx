import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press, pressText, search } from '../../tests/claims/hands';
import { all, buttonOf, has, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable } from '../../tests/claims/table';
import Buttons from './basic.buttons';
import Confirm from './basic.confirm';
import RowMenus from './basic.menu';
import Undo from './basic.undo';

const hasButton = (label: string) => all(document, `button[aria-label="${label}"]`).length > 0;

proves('The button is hidden for paid orders, so it disappears after a click.', async () => {
  const { el } = mount(<Confirm />);
  const name = 'Mark the order of Adams as paid';
  press(el, name);
  expect(texts(document, '[role="dialog"] h2')).toEqual(['Has Adams paid?']);
  click(buttonOf('No'));
  expect(shown(el, 1)[0]).toBe('open');
  press(el, name);
  click(buttonOf('Yes'));
  expect(shown(el, 1)[0]).toBe('paid');
  expect(has(el, `button[aria-label="${name}"]`)).toBe(false);
});

proves('Undo removes the id, so the row returns to its place.', async () => {
  const { el } = mount(<Undo />);
  press(el, 'Delete Basil');
  await expect.poll(() => shown(el)).toEqual(['Fern', 'Cactus']);
  await expect.poll(() => texts(document, '.MuiSnackbarContent-message')).toEqual(['Basil is deleted.']);
  pressText(document, 'Undo');
  await expect.poll(() => shown(el)).toEqual(['Fern', 'Basil', 'Cactus']);
});

proves(
  [
    'Its render receives the row, so the menu items can differ by row',
    'Such a column is neither searched nor exported',
  ],
  async () => {
    const { el, unmount } = mount(<RowMenus />);
    const entries = () => texts(document, '[role=menuitem]');
    press(el, 'Menu for Ingrid Hansen');
    await expect.poll(entries).toEqual(['Call Ingrid Hansen', 'Write to Ingrid Hansen']);
    click(all(document, '[role=menuitem]')[0] ?? el);
    await expect.poll(() => one(el, '[role=status]').textContent).toBe('Chosen: Call Ingrid Hansen');
    await expect.poll(entries).toEqual([]);
    press(el, 'Menu for Paul Weber');
    await expect.poll(entries).toEqual(['Write to Paul Weber']);
    unmount();

    const exportFunc = vi.fn();
    const made = [...columns(), { title: 'Menu', render: () => 'menu' }];
    const plain = mountTable(
      { debounceInterval: 0, exportMenu: [{ label: 'CSV', exportFunc }] },
      { columns: made },
    );
    press(plain.el, 'Export');
    await expect.poll(entries).toEqual(['CSV']);
    click(all(document, '[role=menuitem]')[0] ?? el);
    expect(exportFunc.mock.lastCall?.[0]).toHaveLength(3);
    search(plain.el, 'menu');
    await expect.poll(() => shown(plain.el)).toEqual([]);
  },
);

proves(
  'A button that changes the row disappears after the click, and another one can replace it.',
  async () => {
    const { el } = mount(<Buttons />);
    expect([hasButton('Approve Alice'), hasButton('Reopen Alice'), hasButton('Reopen Mark')]).toEqual([
      true,
      false,
      true,
    ]);
    press(el, 'Approve Alice');
    await expect.poll(() => shown(el, 2)).toEqual(['Approved', 'Approved', 'Open']);
    expect([hasButton('Approve Alice'), hasButton('Reopen Alice')]).toEqual([false, true]);
  },
);
