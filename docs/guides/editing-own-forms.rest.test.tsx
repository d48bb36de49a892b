import MaterialTable, { type Column, type Query } from '@material-table/core';
import { useMemo, useRef, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press, pressText } from '../../tests/claims/hands';
import { shown } from '../../tests/claims/read';

interface Pet {
  id: number;
  name: string;
}

/** A stand-in for the server's table of pets. */
const server: Pet[] = [{ id: 1, name: 'Rex' }];
const loadPage = async ({ page }: Query<Pet>) => ({ data: [...server], page, totalCount: server.length });
const post = async (pet: Pet) => void server.push(pet);

function Pets({ isRemote }: { isRemote: boolean }) {
  const tableRef = useRef<{ onQueryChange: () => void }>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [rows, setRows] = useState([...server]);
  const columns = useMemo<Column<Pet>[]>(() => [{ title: 'Name', field: 'name' }], []);
  const save = async () => {
    const pet = { id: server.length + 1, name: 'Tom' };
    await post(pet);
    setIsOpen(false);
    if (isRemote) tableRef.current?.onQueryChange();
    else setRows((current) => [...current, pet]);
  };
  return (
    <>
      {isOpen && <button onClick={save}>Save</button>}
      <MaterialTable
        columns={columns}
        data={isRemote ? loadPage : rows}
        tableRef={tableRef}
        actions={[{ icon: 'add', tooltip: 'New', isFreeAction: true, onClick: () => setIsOpen(true) }]}
      />
    </>
  );
}

proves('On save, await your request, then pass a new data array or reload remote data.', async () => {
  for (const isRemote of [true, false]) {
    server.splice(1);
    const { el, unmount } = mount(<Pets isRemote={isRemote} />);
    await expect.poll(() => shown(el)).toEqual(['Rex']);
    press(el, 'New');
    pressText(el, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Rex', 'Tom']);
    unmount();
  }
});
