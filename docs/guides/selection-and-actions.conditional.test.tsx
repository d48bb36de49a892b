import MaterialTable, { type Action } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';

const ban: Action<Person> = { icon: () => <b>Ban</b>, tooltip: 'Ban', onClick: () => undefined };
const buttons = (el: ParentNode) => all(el, 'button[aria-label="Ban"]').length;
const made = columns();

proves(
  'isAdmin && { … } is fine: false, null and undefined are skipped without a warning, although the types reject false.',
  async () => {
    for (const entry of [false, null, undefined]) {
      const table = (
        // @ts-expect-error `false` and `null` aren't actions.
        <MaterialTable columns={columns()} data={people} actions={[entry, ban]} />
      );
      const { el, unmount } = mount(table);
      expect(buttons(el)).toBe(5);
      unmount();
      expect(await saidBy(table)).toBe('');
    }
  },
);

proves(
  [
    'actions itself must be an array or omitted.',
    'The old warning Invalid prop actions[0] is no longer printed.',
  ],
  async () => {
    const table = (actions?: unknown) => (
      <MaterialTable columns={columns()} data={people} actions={actions as []} />
    );
    for (const broken of [null, false]) expect(await saidBy(table(broken))).toContain('filter');
    // Invalid for `propTypes`: a component as icon, a function, an action without an icon.
    for (const odd of [ban, () => ban, { tooltip: 'No icon', onClick: () => undefined }])
      expect(await saidBy(table([odd]))).not.toContain('Invalid prop');
    const { el } = mountTable();
    expect(all(el, 'tbody button')).toEqual([]);
  },
);

proves(
  [
    'In the toolbar, the button follows the condition.',
    "In the rows, it doesn't, because row actions are copied.",
    'Decide before the table mounts, or give the table a key',
  ],
  () => {
    interface Asked {
      isAdmin: boolean;
      isFreeAction?: boolean;
      hasKey?: boolean;
    }
    const Table = ({ isAdmin, isFreeAction, hasKey }: Asked) => (
      <MaterialTable
        key={hasKey ? String(isAdmin) : ''}
        columns={made}
        data={people}
        actions={isAdmin ? [{ ...ban, isFreeAction }] : []}
      />
    );
    const after = (asked: Omit<Asked, 'isAdmin'>) => {
      const { el, rerender } = mount(<Table {...asked} isAdmin={false} />);
      const counts = [buttons(el)];
      for (const isAdmin of [true, false]) {
        rerender(<Table {...asked} isAdmin={isAdmin} />);
        counts.push(buttons(el));
      }
      return counts;
    };
    expect(after({ isFreeAction: true })).toEqual([0, 1, 0]);
    expect(after({})).toEqual([0, 0, 0]);
    expect(after({ hasKey: true })).toEqual([0, 5, 0]);
    const { el } = mountTable({}, { actions: [ban] });
    expect(buttons(el)).toBe(5);
  },
);
