import MaterialTable, { MTableEditField } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves, mount } from '../../../tests/claims/claim';
import { key, press } from '../../../tests/claims/hands';
import { all, bodyRow, one, focused as focusedElement } from '../../../tests/claims/read';
import { columns, mountTable, save, people } from '../../../tests/claims/table';

const focused = () => document.activeElement?.getAttribute('aria-label');
const input = (el: ParentNode, name: string) => one(el, `input[aria-label="${name}"]`) as HTMLInputElement;
const openCities = (el: HTMLElement) =>
  flushSync(() => one(el, '[role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
const withLookup = () => columns({ city: { lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } } });

proves(
  [
    'The first editable field gets the focus.',
    'To focus another field, set autoFocus in a custom components.EditField. An editComponent must pass autoFocus to its input.',
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

proves(
  'Set type="button" on a <button> in an editor. Otherwise, pressing Enter on it saves the row.',
  async () => {
    for (const type of ['button', 'submit'] as const) {
      const onClick = vi.fn();
      const onRowUpdate = vi.fn(async () => undefined);
      const editComponent = () => <button type={type} aria-label="Pick" onClick={onClick} />;
      const { el, unmount } = mountTable(
        {},
        { columns: columns({ city: { editComponent } }), editable: { onRowUpdate } },
      );
      press(el, 'Edit');
      one(el, '[aria-label=Pick]').focus();
      expect(focusedElement().getAttribute('type')).toBe(type);
      await userEvent.keyboard('{Enter}');
      const isSaved = type === 'submit';
      await expect.poll(() => (isSaved ? onRowUpdate : onClick).mock.calls.length).toBe(1);
      expect(onRowUpdate).toHaveBeenCalledTimes(isSaved ? 1 : 0);
      unmount();
    }
    expect(document.createElement('button').type).toBe('submit');
  },
);

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

proves(
  [
    "There, a modal covers the menu if its z-index is above Material UI's zIndex.modal of 1300. Raise zIndex.modal in the theme.",
    'Material UI already does this',
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
  },
);
