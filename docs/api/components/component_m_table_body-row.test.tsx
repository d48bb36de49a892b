import MaterialTable, { MTableBodyRow } from '@material-table/core';
import { createContext, useContext, useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { all, bodyRow, focused, one } from '../../../tests/claims/read';
import { columns, people, type Person } from '../../../tests/claims/table';

const SetCurrent = createContext<(id: number) => void>(() => undefined);

function FocusRow(props: { data: Person }) {
  const setCurrent = useContext(SetCurrent);
  return <MTableBodyRow {...props} tabIndex={0} onFocus={() => setCurrent(props.data.id)} />;
}
const components = { Row: FocusRow };

function WithCurrentRow() {
  const [current, setCurrent] = useState<number>();
  const [own] = useState(() => columns());
  return (
    <SetCurrent value={setCurrent}>
      <output>{current}</output>
      <MaterialTable columns={own} data={people} components={components} />
    </SetCurrent>
  );
}

proves(
  'The table has no focus event. To store the row that gets focus, add tabIndex={0} and onFocus={() => setCurrent(props.data.id)}.',
  async () => {
    const { el } = mount(<WithCurrentRow />);
    await expect.poll(() => one(el, bodyRow).tabIndex).toBe(0);
    const current = () => one(el, 'output').textContent;
    expect(current()).toBe('');
    one(el, bodyRow).focus();
    await expect.poll(current).toBe('1');
    await userEvent.keyboard('{Tab}');
    await expect.poll(current).toBe('2');
    expect(focused()).toBe(all(el, bodyRow)[1]);
  },
);
