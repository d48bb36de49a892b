import MaterialTable from '@material-table/core';
import { Dialog, Zoom } from '@mui/material';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, one } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

proves(
  [
    'With maxBodyHeight, the rows scroll between the toolbar and the pagination',
    'Header and body are one HTML table, so their columns stay aligned while the dialog opens.',
  ],
  async () => {
    const onEntered = vi.fn();
    mount(
      <Dialog open slots={{ transition: Zoom }} slotProps={{ transition: { onEntered } }}>
        <MaterialTable columns={columns()} data={people} options={{ maxBodyHeight: 150 }} />
      </Dialog>,
    );
    const dialog = one(document, '[role=dialog]');
    const edges = (selector: string) =>
      all(dialog, selector).map((cell) => Math.round(cell.getBoundingClientRect().left));
    const isAligned = () => {
      expect(edges('thead th')).toHaveLength(3);
      expect(edges('thead th')).toEqual(edges('tbody tr:first-of-type td'));
    };
    isAligned();
    await expect.poll(() => (isAligned(), onEntered.mock.calls.length), { interval: 20 }).toBe(1);
    expect(one(dialog, 'thead').closest('table')).toBe(one(dialog, 'tbody').closest('table'));
    const scroller = one(dialog, '.MuiBox-root:has(thead)');
    expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
    for (const part of ['.MuiToolbar-root', '.MuiTablePagination-root']) {
      expect(scroller.contains(one(dialog, part))).toBe(false);
    }
  },
);
