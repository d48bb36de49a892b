import { expect } from 'vitest';
import { proves } from './claim';
import { all } from './read';
import { columns, mountTable } from './table';

proves("Storing requires grouping: true, but restoring doesn't.", () => {
  const key = 'material-table-groupings';
  localStorage.removeItem(key);
  const own = () => columns({ city: { defaultGroupOrder: 0 } });
  mountTable({ persistentGroupingsId: 'p' }, { columns: own() }).unmount();
  expect(localStorage.getItem(key)).toBeNull();
  localStorage.setItem(
    key,
    JSON.stringify({ p: [{ field: 'city', groupOrder: 0, groupSort: 'asc', columnOrder: 1 }] }),
  );
  expect(all(mountTable({ persistentGroupingsId: 'p' }).el, 'tbody b')).toHaveLength(3);
  localStorage.removeItem(key);
});

proves(
  'The function runs for each row and again for each of its ancestors, and more often during a search.',
  () => {
    const chain = [1, 2, 3, 4, 5].map((id) => ({ id, name: `n${id}`, city: '', age: 0 }));
    const asked: number[] = [];
    mountTable(
      {},
      {
        data: chain,
        parentChildData: (row, rows) => {
          asked.push(row.id);
          return rows.find(({ id }) => id === row.id - 1);
        },
      },
    );
    const calls = chain.map(({ id }) => asked.filter((other) => other === id).length);
    const once = Math.min(...calls);
    expect(calls.map((count) => count / once)).toEqual([5, 4, 3, 2, 1]);
  },
);
