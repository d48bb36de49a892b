import type { OrderByCollection } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, click, mountTable, people, shown } from '../../tests/claims/table';

proves('Store the list that onOrderCollectionChange gives you, and pass it', () => {
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

proves('With a data function it is in the first query.', async () => {
  const data = vi.fn(async () => ({ data: people, page: 0, totalCount: 12 }));
  const saved = { orderBy: 0, orderByField: 'name', orderDirection: 'desc', sortOrder: 1 } as const;
  mountTable({ defaultOrderByCollection: [saved] }, { data });
  await vi.waitFor(() => expect(data).toHaveBeenCalled());
  const [query] = data.mock.calls[0] as unknown as [{ orderByCollection: OrderByCollection[] }];
  expect(query.orderByCollection.filter(({ sortOrder }) => sortOrder)).toMatchObject([
    { orderByField: 'name', orderDirection: 'desc' },
  ]);
});
