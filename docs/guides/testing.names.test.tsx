import { MTableAction, MTableBodyRow, MTableHeader } from '@material-table/core';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all, bodyRow } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';

function NamedHeader(props: ComponentProps<typeof MTableHeader>) {
  return (
    <>
      <caption>Tasks</caption>
      <MTableHeader {...props} />
    </>
  );
}

proves("getByRole('table', { name: 'Tasks' }) finds the table if it has a caption.", async () => {
  const { unmount } = mountTable();
  const named = page.getByRole('table', { name: 'Tasks' });
  expect(named.elements()).toHaveLength(0);
  unmount();
  mountTable({}, { components: { Header: NamedHeader } });
  await expect.poll(() => named.elements().length).toBe(1);
});

proves(
  "Rows and cells keep their test ids, so give them another attribute, and configure Testing Library: configure({ testIdAttribute: 'data-cy' }).",
  () => {
    const Row = (props: ComponentProps<typeof MTableBodyRow>) => (
      <MTableBodyRow {...props} data-testid="mine" data-cy="row" />
    );
    const { el } = mountTable({}, { components: { Row } });
    expect(all(el, bodyRow).map(({ dataset }) => dataset.cy)).toEqual(Array(5).fill('row'));
  },
);

proves(
  [
    "A name for each row is enough: set editable: { editTooltip: (row) => 'Edit ' + row.name }, then use getByRole('button', { name: 'Edit Ann' }).",
    'For an attribute, wrap the buttons in your own components.Action: <span data-cy={tooltip}><MTableAction {...props} /></span>.',
    'MTableAction itself ignores attributes.',
  ],
  () => {
    type Action = { tooltip: string };
    const Marked = (props: { action: Action | ((row: object) => Action); data: object }) => {
      const { tooltip } = typeof props.action === 'function' ? props.action(props.data) : props.action;
      return (
        <span data-cy={tooltip}>
          <MTableAction {...props} {...{ 'data-cy': 'button' }} />
        </span>
      );
    };
    const editable = {
      onRowUpdate: async () => undefined,
      editTooltip: (row: { name: string }) => 'Edit ' + row.name,
    };
    const { el } = mountTable({}, { editable, components: { Action: Marked } });
    expect(page.getByRole('button', { name: 'Edit Ann' }).elements()).toHaveLength(1);
    expect(all(el, '[data-cy="Edit Ann"] button')).toHaveLength(1);
    expect(all(el, '[data-cy="button"]')).toEqual([]);
  },
);
