import MaterialTable, { type Action } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { all } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';

const ban: Action<Person> = { icon: () => <b>Ban</b>, tooltip: 'Ban', onClick: () => undefined };
const table = (actions?: unknown) => (
  <MaterialTable columns={columns()} data={people} actions={actions as []} />
);

proves(
  [
    'isAdmin && action is fine, because false, null and undefined are skipped, although the types reject false.',
  ],
  async () => {
    // @ts-expect-error `false` isn't an action.
    const entries: Action<Person>[] = [false];
    for (const entry of [...entries, null, undefined]) {
      const { el, unmount } = mount(table([entry, ban]));
      expect(all(el, 'button[aria-label="Ban"]')).toHaveLength(5);
      unmount();
      expect(await saidBy(table([entry, ban]))).toBe('');
    }
  },
);

proves('actions itself must be an array or omitted, because undefined crashes the table.', async () => {
  for (const broken of [null, false, undefined]) expect(await saidBy(table(broken))).toContain('filter');
  expect(all(mountTable().el, 'tbody button')).toEqual([]);
});
