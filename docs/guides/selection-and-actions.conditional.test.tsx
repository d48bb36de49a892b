import MaterialTable, { type Action } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const ban: Action<Person> = { icon: () => <b>Ban</b>, tooltip: 'Ban', onClick: () => undefined };
const buttons = (el: ParentNode) => all(el, 'button[aria-label="Ban"]').length;
const made = columns();

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
