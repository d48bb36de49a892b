import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { useMemo, useState } from 'react';

interface Item {
  id: number;
  text: string;
  price: number;
}

const options: Options<Item> = {
  paging: false,
  search: false,
  actionsColumnIndex: -1,
};

export default function DuplicateRows() {
  const [items, setItems] = useState(firstItems);
  const columns = useMemo<Column<Item>[]>(
    () => [
      { title: 'Item', field: 'text' },
      { title: 'Price', field: 'price', type: 'currency' },
    ],
    [],
  );
  const duplicate = (id: number) =>
    setItems((current) =>
      current.flatMap((item) =>
        item.id === id
          ? [
              item,
              {
                ...item,
                id: nextId(current),
                text: `${item.text} (copy)`,
              },
            ]
          : [item],
      ),
    );
  const actions: ((item: Item) => Action<Item>)[] = [
    ({ id, text }) => ({
      icon: ContentCopy,
      tooltip: `Duplicate ${text}`,
      onClick: () => duplicate(id),
    }),
  ];
  return (
    <MaterialTable
      title="Invoice"
      columns={columns}
      data={items}
      options={options}
      actions={actions}
    />
  );
}

function nextId(items: Item[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1;
}

const firstItems: Item[] = [
  { id: 1, text: 'Hosting', price: 12 },
  { id: 2, text: 'Domain', price: 9.5 },
  { id: 3, text: 'Support', price: 80 },
];
