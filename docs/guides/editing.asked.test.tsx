import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';

proves('onRowDelete always asks for confirmation', async () => {
  const onRowDelete = vi.fn(async () => undefined);
  const { el } = mountTable({}, { editable: { onRowDelete } });
  for (const count of [1, 2]) {
    press(el, 'Delete');
    expect(onRowDelete).toHaveBeenCalledTimes(count - 1);
    expect(el.textContent).toContain('Are you sure you want to delete this row?');
    press(el, 'Save');
    await expect.poll(() => onRowDelete.mock.calls.length).toBe(count);
    await expect.poll(() => el.textContent).not.toContain('Are you sure');
  }
});

proves(
  [
    "onRowDelete always asks for confirmation, so omit it and write your own action: (row) => ({ icon: Delete, tooltip: 'Delete', onClick: () => setRows((current) => current.filter(({ id }) => id !== row.id)) }).",
  ],
  () => {
    const onClick = vi.fn();
    const { el } = mountTable(
      {},
      { actions: [() => ({ icon: () => <i>x</i>, tooltip: 'Delete', onClick })] },
    );
    press(el, 'Delete');
    expect(onClick).toHaveBeenCalledOnce();
    expect(all(el, 'button[aria-label="Save"]')).toEqual([]);
  },
);
