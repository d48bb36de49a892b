import MaterialTable from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { buttons, edit, type Editable, inputs } from './editing';
import { click, press } from './hands';
import { all, input, one } from './read';
import { columns, mountTable, people, save } from './table';

const keyDown = (element: HTMLElement, keyCode: number, extra: object = {}) =>
  flushSync(() => element.dispatchEvent(new KeyboardEvent('keydown', { keyCode, bubbles: true, ...extra })));

proves(
  [
    'editable makes rows editable in place.',
    'onRowAdd: mayAdd ? add : undefined hides the button.',
    'Each kind of editing is available once you pass its function: onRowAdd shows an Add button in the toolbar, onRowUpdate an Edit button and onRowDelete a Delete button in each row, and onBulkUpdate an "Edit All" button in the toolbar.',
    'It requires editable.onBulkUpdate, which shows the button.',
    'onRowAdd shows an Add button in the toolbar',
    'Each function adds a button. onRowAdd adds an Add button to the toolbar, and onRowUpdate and onRowDelete add Edit and Delete buttons to each row.',
    'An Edit button in each row comes from onRowUpdate, so omit that function if you want only bulk editing.',
    'editable.onBulkUpdate adds an Edit All button to the toolbar, which opens every row of the page.',
  ],
  () => {
    const names = (editable: Editable) => {
      const el = edit(editable);
      return ['Add', 'Edit', 'Delete', 'Edit All'].map((name) => buttons(el, name));
    };
    expect(names({})).toEqual([0, 0, 0, 0]);
    expect(names({ onRowAdd: save })).toEqual([1, 0, 0, 0]);
    expect(names({ onRowUpdate: save })).toEqual([0, 5, 0, 0]);
    expect(names({ onRowDelete: save })).toEqual([0, 0, 5, 0]);
    expect(names({ onBulkUpdate: save })).toEqual([0, 0, 0, 1]);
  },
);

proves(
  [
    'Your function saves the change and returns a promise.',
    'While the promise is pending, the table shows its loading state. If it resolves, the row leaves edit mode, and if it rejects, the row stays in edit mode with the unsaved input.',
    "The table shows the same state while a data function runs and while a promise from editable is pending, which isLoading={false} doesn't turn off.",
  ],
  async () => {
    let release = () => {};
    const onRowUpdate = () => new Promise<void>((resolve) => (release = resolve));
    const el = edit({ onRowUpdate });
    press(el, 'Edit');
    expect(all(el, 'input[aria-label="Name"]')).toHaveLength(1);
    expect(all(el, '.MuiCircularProgress-root')).toHaveLength(0);
    press(el, 'Save');
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(1);
    release();
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    expect(inputs(el)).toBe(0);
  },
);

const PlainButton = () => <button aria-label="plain" />;

proves(
  [
    'Enter saves (Shift+Enter in a textarea), and Escape cancels.',
    "Without onKeyDown, Enter and Escape don't work in cell editing.",
    'Enter saves the row, unless the key comes from a textarea or a <button type="button">.',
  ],
  () => {
    const onRowUpdate = vi.fn(async () => undefined);
    const editComponent = () => (
      <>
        <textarea aria-label="note" defaultValue="" />
        <button type="button" aria-label="pick" />
      </>
    );
    const el = edit({ onRowUpdate }, { columns: columns({ city: { editComponent } }) });
    press(el, 'Edit');
    const note = one(el, 'textarea[aria-label=note]');
    keyDown(note, 13);
    keyDown(one(el, 'button[aria-label=pick]'), 13);
    expect(onRowUpdate).not.toHaveBeenCalled();
    keyDown(note, 13, { shiftKey: true });
    expect(onRowUpdate).toHaveBeenCalledTimes(1);
    // The type of a button without one is submit.
    const own = edit({ onRowUpdate }, { columns: columns({ city: { editComponent: PlainButton } }) });
    press(own, 'Edit');
    keyDown(one(own, 'button[aria-label=plain]'), 13);
    expect(onRowUpdate).toHaveBeenCalledTimes(2);
    const onCellEditApproved = vi.fn(async () => undefined);
    const Silent = ({ value }: { value: string }) => <input aria-label="silent" defaultValue={value} />;
    const cells = mountTable(
      {},
      { cellEditable: { isCellEditable: () => true, onCellEditApproved }, components: { EditField: Silent } },
    ).el;
    click(one(cells, `[data-testid="mtablecell"] > div`));
    keyDown(one(cells, 'input[aria-label=silent]'), 13);
    keyDown(one(cells, 'input[aria-label=silent]'), 27);
    expect(onCellEditApproved).not.toHaveBeenCalled();
    expect(all(cells, 'input[aria-label=silent]')).toHaveLength(1);
  },
);

proves(
  [
    'Initial values come from column.initialEditValue or initialFormData.',
    'initialFormData provides initial values for the row that opens with the Add button of editable.onRowAdd.',
  ],
  () => {
    const own = columns({ city: { initialEditValue: 'Rome' } });
    const base = { columns: own, title: 'x', editable: { onRowAdd: save, onRowUpdate: save } };
    const { el } = mount(<MaterialTable {...base} data={people} />);
    press(el, 'Add');
    expect(input(el, 'City').value).toBe('Rome');
    const filled = edit({ onRowAdd: save, onRowUpdate: save }, { initialFormData: { name: 'Pre' } });
    press(filled, 'Edit');
    expect(input(filled).value).toBe('Cid');
    press(filled, 'Cancel');
    press(filled, 'Add');
    expect(input(filled).value).toBe('Pre');
  },
);

proves(
  [
    'The results of these functions are ignored.',
    'Catch the error, show it, and throw it again.',
    'The save functions are always current.',
  ],
  async () => {
    const base = { columns: columns(), data: people };
    const first = vi.fn(async () => undefined);
    const second = vi.fn(async () => {
      throw new Error('no');
    });
    const onRowUpdateCancelled = vi.fn(() => false);
    const { el, rerender } = mount(<MaterialTable {...base} editable={{ onRowUpdate: first }} />);
    rerender(<MaterialTable {...base} editable={{ onRowUpdate: second, onRowUpdateCancelled } as never} />);
    press(el, 'Edit');
    press(el, 'Save');
    await expect.poll(() => second.mock.calls.length).toBe(1);
    expect(first).not.toHaveBeenCalled();
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    expect(inputs(el)).toBe(1);
    press(el, 'Cancel');
    expect([onRowUpdateCancelled.mock.calls.length, inputs(el)]).toEqual([1, 0]);
  },
);
