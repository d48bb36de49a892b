import { MTableCell } from '@material-table/core';
import { Tooltip } from '@mui/material';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../../tests/claims/claim';
import { all, bodyRow, one } from '../../../tests/claims/read';
import { mountTable } from '../../../tests/claims/table';

proves('To add a tooltip to all cells at once, override components.Cell:', async () => {
  const Cell = (props: { value: unknown }) => (
    <Tooltip title={`Tip for ${String(props.value)}`}>
      <MTableCell {...props} />
    </Tooltip>
  );
  const error = vi.spyOn(console, 'error');
  const { el } = mountTable({}, { components: { Cell } });
  await expect.poll(() => all(el, `${bodyRow} td[aria-label]`).length).toBe(15);
  await userEvent.hover(one(el, `${bodyRow} td`));
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toBe('Tip for Cid');
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
