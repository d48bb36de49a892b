import MaterialTable, { type Options } from '@material-table/core';
import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import {
  all,
  click,
  columns,
  mountTable,
  one,
  people,
  press,
  shown,
  texts,
  type Person,
} from '../../tests/claims/table';

proves('The choice survives new data, columns and options.', async () => {
  const sizes = { pageSizeOptions: [5, 10] };
  const table = (options: Options<Person>, data = people) => (
    <MaterialTable columns={columns()} data={data} options={options} />
  );
  const { el, rerender } = mount(table({ pageSize: 5, ...sizes }));
  const select = all(el, '[role="combobox"]')[0];
  flushSync(() => select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await expect.poll(() => all(document, '[role="option"]').length).toBe(2);
  flushSync(() => all(document, '[role="option"]')[1]?.click());
  await expect.poll(() => shown(el).length).toBe(10);
  rerender(table({ pageSize: 5, ...sizes, rowStyle: () => ({}) }, people.slice(1)));
  expect(shown(el)).toHaveLength(10);
});

proves(['when options.pageSize changes', 'the new number overrides the user'], async () => {
  const made = columns();
  const table = (pageSize: number) => (
    <MaterialTable columns={made} data={people} options={{ pageSize, pageSizeOptions: [5, 10] }} />
  );
  const { el, rerender } = mount(table(5));
  rerender(table(10));
  await expect.poll(() => shown(el).length).toBe(10);
});

function Following({ rows }: { rows: Person[] }) {
  const made = useMemo(() => columns(), []);
  const tableRef = useRef<{ onPageChange: (event: null, page: number) => void }>(null);
  useEffect(() => tableRef.current?.onPageChange(null, 0), [rows]);
  return <MaterialTable columns={made} data={rows} tableRef={tableRef} />;
}

proves('Call onPageChange(null, 0) in an effect that depends on the loaded rows', async () => {
  const { el, rerender } = mount(<Following rows={people} />);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
  rerender(<Following rows={people.map((person) => ({ ...person, age: 1 }))} />);
  await expect.poll(() => shown(el)[0]).toBe('Cid');
});

proves("An object among the sizes labels the entry as well, { value: 100, label: 'All' }", async () => {
  const pageSizeOptions = [5, { value: 100, label: 'All' }] as unknown as number[];
  const { el } = mountTable({ pageSizeOptions, emptyRowsWhenPaging: false });
  one(el, '[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => texts(document.body, '[role="option"]')).toEqual(['5', 'All']);
  click(all(document.body, '[role="option"]')[1] ?? el);
  expect(shown(el)).toHaveLength(12);
});
