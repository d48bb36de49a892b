import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

proves(
  "In a new row, a field without an initial value is undefined, so name !== '' is true. Test name ? true : 'Required' instead.",
  () => {
    const isSaveDisabled = (validate: (row: Person) => string | boolean) => {
      const { el } = mountTable(
        {},
        { columns: columns({ name: { validate } }), editable: { onRowAdd: async () => undefined } },
      );
      press(el, 'Add');
      return all(el, '[aria-label="Save"] button[disabled]').length > 0;
    };
    expect(isSaveDisabled(({ name }) => (name !== '' ? true : 'Required'))).toBe(false);
    expect(isSaveDisabled(({ name }) => (name ? true : 'Required'))).toBe(true);
  },
);

proves(
  [
    'Reject, and the row stays open with the unsaved input.',
    "No field is marked automatically. Keep the rejected value in a ref, and have its column's validate reject it",
  ],
  async () => {
    const reject = vi.fn(async () => {
      throw new Error('taken');
    });
    for (const [button, name] of [
      ['Add', 'onRowAdd'],
      ['Edit', 'onRowUpdate'],
    ] as const) {
      const { el, unmount } = mountTable({}, { editable: { [name]: reject } });
      press(el, button);
      fill(one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement, 'Zed');
      const calls = reject.mock.calls.length;
      press(el, 'Save');
      await expect.poll(() => reject.mock.calls.length).toBe(calls + 1);
      await expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);
      expect((one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement).value).toBe('Zed');
      expect(all(el, 'tbody [aria-invalid="true"]')).toEqual([]);
      unmount();
    }
  },
);
