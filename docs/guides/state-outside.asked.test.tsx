import MaterialTable, { type OrderByCollection } from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';

proves('Store the list from onOrderCollectionChange, and pass it', () => {
  const onOrderCollectionChange = vi.fn();
  const first = mountTable({}, { onOrderCollectionChange });
  const name = all(first.el, 'thead .MuiTableSortLabel-root')[0] ?? first.el;
  click(name);
  click(name);
  const [saved] = onOrderCollectionChange.mock.lastCall as [OrderByCollection[]];
  first.unmount();
  const { el } = mountTable({ defaultOrderByCollection: saved });
  expect(shown(el)[0]).toBe('Leo');
});

proves('orderBy is the index in columns, so if their order changes, look it up by orderByField.', () => {
  const saved: OrderByCollection[] = [
    { orderBy: 0, orderByField: 'name', orderDirection: 'desc', sortOrder: 1 },
  ];
  const shownWith = (defaultOrderByCollection: OrderByCollection[]) =>
    shown(mountTable({ defaultOrderByCollection }, { columns: columns().reverse() }).el, 2);
  const byAge = people.toSorted((a, b) => b.age - a.age).map(({ name }) => name);
  expect(shownWith(saved)).toEqual(byAge.slice(0, 5));
  const indexOf = (name: string) =>
    columns()
      .reverse()
      .findIndex(({ field }) => field === name);
  const found = saved.map((order) => ({ ...order, orderBy: indexOf(order.orderByField) }));
  const byName = people
    .map(({ name }) => name)
    .toSorted()
    .reverse();
  expect(shownWith(found)).toEqual(byName.slice(0, 5));
});

proves('With a data function, it is included in the first query.', async () => {
  const data = vi.fn(async () => ({ data: people, page: 0, totalCount: 12 }));
  const saved = { orderBy: 0, orderByField: 'name', orderDirection: 'desc', sortOrder: 1 } as const;
  mountTable({ defaultOrderByCollection: [saved] }, { data });
  await expect.poll(() => data).toHaveBeenCalled();
  const [query] = data.mock.calls[0] as unknown as [{ orderByCollection: OrderByCollection[] }];
  expect(query.orderByCollection.filter(({ sortOrder }) => sortOrder)).toMatchObject([
    { orderByField: 'name', orderDirection: 'desc' },
  ]);
});

function Remembering({ renders }: { renders: () => void }) {
  const [hidden, setHidden] = useState<string[]>([]);
  renders();
  const made = columns().map((column) => ({ ...column, hidden: hidden.includes(String(column.field)) }));
  return (
    <MaterialTable
      columns={made}
      data={people}
      options={{ columnsButton: true }}
      onChangeColumnHidden={({ field }, isHidden) =>
        setHidden((before) =>
          isHidden ? [...before, String(field)] : before.filter((name) => name !== field),
        )
      }
    />
  );
}

proves("Setting state in onChangeColumnHidden doesn't freeze the table.", async () => {
  const renders = vi.fn();
  const { el } = mount(<Remembering renders={renders} />);
  press(el, 'Show Columns');
  click(one(document, '#column-toggle-1'));
  await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'Age']);
  click(one(document, '#column-toggle-1'));
  await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'City', 'Age']);
  expect(renders).toHaveBeenCalledTimes(3);
});
