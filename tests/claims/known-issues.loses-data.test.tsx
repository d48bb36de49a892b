import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from './claim';
import { reproduces } from './reproduction';
import { click, fill, key, press, pressText, stopClock } from './hands';
import { all, bodyRow, one, shown, texts } from './read';
import { mountTable } from './table';

const inputs = (el: ParentNode) => all(el, 'tbody input') as HTMLInputElement[];
const edit = async (el: ParentNode) => {
  press(el, 'Edit');
  await expect.poll(() => inputs(el).length).toBeGreaterThan(0);
  return inputs(el);
};
const write = (input: HTMLInputElement | undefined, text: string) => {
  if (!input) throw new Error('no field to write into');
  fill(input, text);
};
/** The line below the table. */
const saved = (el: ParentNode) => texts(el, ':scope > p');

proves('Bulk edit saves invalid values', () =>
  reproduces(
    'bulk-saves-invalid',
    async (el) => {
      press(el, 'Edit All');
      await expect.poll(() => inputs(el)).toHaveLength(4);
      write(inputs(el)[1], '');
      press(el, 'Save all changes');
      await expect.poll(() => inputs(el).length > 0 || saved(el)[0] !== 'Saved: nothing').toBe(true);
      return saved(el)[0]?.includes('"city":""') ?? false;
    },
    { wrong: true, right: false },
  ),
);

proves('An emptied number field saves NaN', () =>
  reproduces(
    'empty-number-nan',
    async (el) => {
      const [, born, died] = await edit(el);
      write(born, '');
      write(died, '');
      press(el, 'Save');
      await expect.poll(() => inputs(el)).toEqual([]);
      return saved(el);
    },
    { wrong: ['Saved: born NaN, died null'] },
  ),
);

proves('The row being edited closes when data, columns or options change', () =>
  reproduces(
    'open-row-closes',
    async (el) => {
      write((await edit(el))[0], 'Ida');
      pressText(el, 'Render again');
      await expect.poll(() => one(el, 'h6').textContent).toBe('Rendered 2 times');
      return inputs(el).map(({ value }) => value);
    },
    { wrong: [], right: ['Ida'] },
  ),
);

proves('Going to another page discards unsaved input in the row being edited', () =>
  reproduces(
    'paging-drops-edit',
    async (el) => {
      write((await edit(el))[0], 'Ida');
      press(el, 'Next Page');
      await expect.poll(() => texts(el, bodyRow)).toHaveLength(1);
      press(el, 'Previous Page');
      return inputs(el).map(({ value }) => value);
    },
    { wrong: ['Ada'] },
  ),
);

proves(
  ['The overlay blocks the mouse but not the keyboard', 'A second Enter during a save saves again'],
  async () => {
    const openers = {
      onRowAdd: 'Add',
      onRowUpdate: 'Edit',
      onRowDelete: 'Delete',
      onBulkUpdate: 'Edit All',
    };
    const never = () => vi.fn(() => new Promise<void>(() => {}));
    for (const [name, opener] of Object.entries(openers)) {
      const onSave = never();
      const { el, unmount } = mountTable({}, { editable: { [name]: onSave } });
      press(el, opener);
      if (name === 'onRowDelete') one(el, 'button[aria-label="Save"]').focus();
      else one(el, 'tbody input').focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => [name, onSave.mock.calls.length]).toEqual([name, 1]);
      const { left, top } = one(el, 'tbody tr').getBoundingClientRect();
      expect(document.elementFromPoint(left + 20, top + 10)?.closest('tbody')).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => [name, onSave.mock.calls.length]).toEqual([name, 2]);
      unmount();
    }
    const onCellEditApproved = never();
    const { el } = mountTable({}, { cellEditable: { isCellEditable: () => true, onCellEditApproved } });
    click(one(el, 'tbody div[style*=dashed]'));
    for (const times of [1, 2]) {
      key(one(el, 'tbody input'), 'Enter', 13);
      expect(onCellEditApproved).toHaveBeenCalledTimes(times);
    }
  },
);

proves('The overlay blocks the mouse but not the keyboard, so onRowAdd adds two rows.', () =>
  reproduces(
    'enter-saves-again',
    async (el) => {
      stopClock();
      press(el, 'Add');
      const field = one(el, 'tbody input');
      fill(field, 'Ben');
      key(field, 'Enter', 13);
      key(field, 'Enter', 13);
      await vi.advanceTimersByTimeAsync(1500);
      return shown(el);
    },
    { wrong: ['Ada', 'Ben', 'Ben'], right: ['Ada', 'Ben'] },
  ),
);
