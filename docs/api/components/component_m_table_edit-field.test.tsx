import { MTableEditField } from '@material-table/core';
import { type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { key, press } from '../../../tests/claims/hands';
import { all, bodyRow, one } from '../../../tests/claims/read';
import { columns, mountTable, save } from '../../../tests/claims/table';

const focused = () => document.activeElement?.getAttribute('aria-label');
const input = (el: ParentNode, name: string) => one(el, `input[aria-label="${name}"]`) as HTMLInputElement;
const openCities = (el: HTMLElement) =>
  flushSync(() => one(el, '[role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
const withLookup = () => columns({ city: { lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } } });

proves(
  [
    'The first editable field gets the focus.',
    'To focus another field, set autoFocus in your own components.EditField. An editComponent must pass autoFocus to its input.',
  ],
  async () => {
    const name = { editable: 'never' as const };
    const plain = mountTable(
      {},
      { columns: columns({ name }), editable: { onRowAdd: save, onRowUpdate: save } },
    );
    press(plain.el, 'Add');
    expect(focused()).toBe('City');
    press(plain.el, 'Cancel');
    press(plain.el, 'Edit');
    expect(focused()).toBe('City');
    plain.unmount();

    function EditField(props: ComponentProps<typeof MTableEditField>) {
      return <MTableEditField {...props} autoFocus={props.columnDef.field === 'age'} />;
    }
    const own = mountTable({}, { components: { EditField }, editable: { onRowUpdate: save } });
    await expect.poll(() => all(own.el, bodyRow).length).toBe(5);
    press(own.el, 'Edit');
    await expect.poll(focused).toBe('Age');
    own.unmount();

    for (const isHandedOn of [false, true]) {
      const editComponent = (props: object) => (
        <input aria-label="Mine" autoFocus={isHandedOn && (props as { autoFocus: boolean }).autoFocus} />
      );
      const { el, unmount } = mountTable(
        {},
        { columns: columns({ name: { editComponent } }), editable: { onRowUpdate: save } },
      );
      press(el, 'Edit');
      expect(focused() === 'Mine').toBe(isHandedOn);
      unmount();
    }
  },
);

proves(
  [
    'Pressing Enter on an option of a lookup column chooses it and saves the row with the old value, because the row handles the key first.',
  ],
  () => {
    const onRowUpdate = vi.fn(save);
    const { el } = mountTable({}, { columns: withLookup(), editable: { onRowUpdate } });
    press(el, 'Edit');
    openCities(el);
    key(all(document, '[role=option]')[1] as HTMLElement, 'Enter', 13);
    expect(onRowUpdate).toHaveBeenCalledWith(expect.objectContaining({ city: 'Bonn' }), expect.anything());
  },
);

proves('Stop the event in a wrapper around all editors:', async () => {
  function EditField(props: ComponentProps<typeof MTableEditField>) {
    return (
      <div
        role="presentation"
        onKeyDown={(event) => {
          const isOption = event.target instanceof HTMLElement && event.target.role === 'option';
          if (event.key === 'Enter' && isOption) event.stopPropagation();
        }}
      >
        <MTableEditField {...props} />
      </div>
    );
  }
  const onRowUpdate = vi.fn(save);
  const { el } = mountTable(
    {},
    { columns: withLookup(), components: { EditField }, editable: { onRowUpdate } },
  );
  press(el, 'Edit');
  await expect.poll(() => all(el, '[role=presentation] [role=combobox]').length).toBe(1);
  openCities(el);
  key(all(document, '[role=option]')[1] as HTMLElement, 'Enter', 13);
  expect(onRowUpdate).not.toHaveBeenCalled();
  key(input(el, 'Name'), 'Enter', 13);
  expect(onRowUpdate).toHaveBeenCalledWith(expect.objectContaining({ city: 'Oslo' }), expect.anything());
});
