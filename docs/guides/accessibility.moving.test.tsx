import MaterialTable, { type Action } from '@material-table/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { focused, one, texts } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

interface MovableProps {
  isGrouped?: boolean;
  hasIds?: boolean;
  /** Focus the button again. */
  isKept?: boolean;
}

const firstRows = people.slice(0, 4);

function Movable({ isGrouped = false, hasIds = true, isKept = false }: MovableProps) {
  const [rows, setRows] = useState(hasIds ? firstRows : firstRows.map((row) => ({ ...row, id: undefined! })));
  const [own] = useState(() => columns({ city: isGrouped ? { defaultGroupOrder: 0 } : {} }));
  const set = (label: string, next: Person[]) => {
    if (!isKept) return setRows(next);
    flushSync(() => setRows(next));
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.focus();
  };
  const moveUp = ({ name }: Person): Action<Person> => ({
    icon: () => <>↑</>,
    tooltip: `Move ${name} up`,
    onClick: () => {
      const from = rows.findIndex((row) => row.name === name);
      const next = [...rows];
      next.splice(from - 1, 0, ...next.splice(from, 1));
      set(`Move ${name} up`, next);
    },
  });
  const moveToOslo = ({ name }: Person): Action<Person> => ({
    icon: () => <>O</>,
    tooltip: `Move ${name} to Oslo`,
    onClick: () =>
      set(
        `Move ${name} to Oslo`,
        rows.map((row) => (row.name === name ? { ...row, city: 'Oslo' } : row)),
      ),
  });
  return (
    <MaterialTable
      columns={own}
      data={rows}
      options={{ maxColumnSort: 0, defaultExpanded: true }}
      actions={[moveUp, moveToOslo]}
    />
  );
}

/** Press a button with the keyboard, and return the name of what then has the focus. */
async function press(label: string, props: MovableProps) {
  const { el, unmount } = mount(<Movable {...props} />);
  const rows = () => texts(el, 'tbody tr').join();
  const before = rows();
  one(el, `button[aria-label="${label}"]`).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).not.toBe(before);
  const name = focused().ariaLabel;
  unmount();
  return name;
}

proves(
  [
    'with ids, focus follows the row, but in groups it changes to another row or is lost.',
    'Set the rows in flushSync, then focus the button again:',
  ],
  async () => {
    const [up, toOslo] = ['Move Ann up', 'Move Ann to Oslo'] as const;
    expect(await press(up, {})).toBe(up);
    expect(await press(up, { hasIds: false })).toBeNull();
    expect(await press(up, { isGrouped: true })).toBe('Move Cid up');
    expect(await press(toOslo, { isGrouped: true })).toBeNull();
    expect(await press(up, { isGrouped: true, isKept: true })).toBe(up);
    expect(await press(toOslo, { isGrouped: true, isKept: true })).toBe(toOslo);
    expect(await press(up, { hasIds: false, isKept: true })).toBe(up);
  },
);
