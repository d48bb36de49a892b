import { MTableBodyRow } from '@material-table/core';
import type { ComponentProps, KeyboardEvent } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all, bodyRow, focused, input } from '../../tests/claims/read';
import { mountTable, save } from '../../tests/claims/table';

function KeyRow(props: ComponentProps<typeof MTableBodyRow>) {
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) =>
    key === 'F2' && target === currentTarget && props.onRowEditStarted(props.data);
  return <MTableBodyRow {...props} tabIndex={0} onKeyDown={onKeyDown} />;
}

proves('For a key, such as F2, wrap the row:', async () => {
  const { el } = mountTable({}, { components: { Row: KeyRow }, editable: { onRowUpdate: save } });
  const second = () => all(el, `${bodyRow}[tabindex]`)[1];
  await expect.poll(second).toBeDefined();
  second()?.focus();
  await userEvent.keyboard('x{F2}');
  await expect.poll(() => focused() === el.querySelector('input[aria-label=Name]')).toBe(true);
  expect(input(el).value).toBe('Ann');
});
