import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { mountTable, people, type Person } from '../../tests/claims/table';

proves(
  [
    'In onRowUpdate and onRowDelete, it always is, so rows[-1] = newData, as in old samples, saves nothing.',
    'Use rows.findIndex(({ id }) => id === oldData.id).',
  ],
  async () => {
    const found = vi.fn();
    const look = async (old?: Person) =>
      found(
        people.indexOf(old as Person),
        people.findIndex(({ id }) => id === old?.id),
      );
    const { el } = mountTable(
      {},
      { editable: { onRowUpdate: async (_new, old) => look(old), onRowDelete: look } },
    );
    for (const [count, button] of ['Edit', 'Delete'].entries()) {
      press(el, button);
      press(el, 'Save');
      await expect.poll(() => found.mock.calls.length).toBe(count + 1);
      expect(found).toHaveBeenLastCalledWith(-1, 0);
      await expect.poll(() => el.querySelector('button[aria-label="Cancel"]')).toBeNull();
    }
    const rows = [...people];
    rows[-1] = { id: 1, name: 'new', city: '', age: 0 };
    expect(rows).toHaveLength(people.length);
  },
);
