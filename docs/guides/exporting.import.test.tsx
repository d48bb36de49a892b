import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { one, shown } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

proves('There is no built-in import. Read the file yourself and add all rows at once:', async () => {
  function Page() {
    const own = useMemo(() => columns(), []);
    const [rows, setRows] = useState(people.slice(0, 1));
    const importCsv = async (file: File) => {
      const lines = (await file.text()).trim().split(/\r?\n/).slice(1);
      const imported = lines.map((line, index) => {
        const [first = '', city = '', age = ''] = line.split(',');
        return { id: 1000 + index, name: first, city, age: Number(age) };
      });
      setRows((current) => [...current, ...imported]);
    };
    return (
      <>
        <input type="file" onChange={({ target }) => target.files?.[0] && importCsv(target.files[0])} />
        <MaterialTable columns={own} data={rows} />
      </>
    );
  }
  const { el } = mount(<Page />);
  const files = new DataTransfer();
  files.items.add(new File(['name,city,age\r\nZoe,Bonn,7\r\nYan,Rome,8\r\n'], 'people.csv'));
  const input = one(el, 'input[type="file"]') as HTMLInputElement;
  input.files = files.files;
  flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Zoe', 'Yan']);
});
