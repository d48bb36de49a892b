import { MTableAction } from '@material-table/core';
import { type ComponentProps, createRef } from 'react';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { name, names } from '../../../tests/claims/editing';
import { fill, press } from '../../../tests/claims/hands';
import { all } from '../../../tests/claims/read';
import { mountTable, save } from '../../../tests/claims/table';

interface Running {
  state: { showAddRow: boolean };
}

proves(
  [
    'A second click on Add discards unsaved input. Ignore clicks while tableRef.current.state.showAddRow is true.',
  ],
  async () => {
    const editable = { onRowAdd: save, onRowUpdate: save };
    const typeAndPressAgain = (el: HTMLElement) => {
      press(el, 'Add');
      fill(name(el), 'Sid');
      press(el, 'Add');
      return names(el).map(({ value }) => value);
    };
    const plain = mountTable({}, { editable }).el;
    expect(typeAndPressAgain(plain)).toEqual([]);

    const tableRef = createRef<Running>();
    function Action(props: ComponentProps<typeof MTableAction>) {
      const { action } = props;
      if (action.tooltip !== 'Add') return <MTableAction {...props} />;
      const onClick = (...args: unknown[]) => tableRef.current?.state.showAddRow || action.onClick(...args);
      return <MTableAction {...props} action={{ ...action, onClick }} />;
    }
    const guarded = mountTable({}, { editable, tableRef, components: { Action } }).el;
    await expect.poll(() => guarded.querySelector('button[aria-label="Add"]')).not.toBeNull();
    expect(typeAndPressAgain(guarded)).toEqual(['Sid']);
  },
);

proves('components.Action also renders the editable buttons.', async () => {
  function Action({
    action,
    data,
  }: {
    action: { tooltip?: string } | ((row: unknown) => { tooltip?: string });
    data: unknown;
  }) {
    return <button>{(typeof action === 'function' ? action(data) : action).tooltip}</button>;
  }
  const editable = { onRowAdd: save, onRowUpdate: save, onRowDelete: save };
  const { el } = mountTable({}, { editable, components: { Action } });
  await expect
    .poll(() => new Set(all(el, 'button').map(({ textContent }) => textContent)))
    .toEqual(expect.objectContaining(new Set(['Add', 'Edit', 'Delete'])));
});
