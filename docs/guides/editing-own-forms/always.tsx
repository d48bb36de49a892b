import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  createContext,
  use,
  useMemo,
  useState,
} from 'react';

type Item = { id: number; name: string; stock: number };
type Drafts = Record<number, string>;

/**
 * Unsaved input by row id, in a context so that
 * the columns stay the same on every keystroke.
 */
const DraftsContext = createContext({
  drafts: {} as Drafts,
  change: (_id: number, _text: string) => {},
});

function StockInput({ item }: { item: Item }) {
  const { drafts, change } = use(DraftsContext);
  return (
    <TextField
      type="number"
      variant="standard"
      value={drafts[item.id] ?? item.stock}
      onChange={({ target }) =>
        change(item.id, target.value)
      }
      slotProps={{
        htmlInput: {
          'aria-label': `Stock of ${item.name}`,
        },
      }}
    />
  );
}

const options: Options<Item> = {
  search: false,
  pageSize: 3,
  pageSizeOptions: [3, 6],
};

export default function InputsInEveryRow() {
  const [items, setItems] = useState(firstItems);
  const [drafts, setDrafts] = useState<Drafts>({});
  const columns = useMemo<Column<Item>[]>(
    () => [
      { title: 'Item', field: 'name' },
      {
        title: 'Stock',
        field: 'stock',
        render: (item) => <StockInput item={item} />,
      },
    ],
    [],
  );
  const context = useMemo(
    () => ({
      drafts,
      change: (id: number, text: string) =>
        setDrafts((current) => ({
          ...current,
          [id]: text,
        })),
    }),
    [drafts],
  );
  const save = () => {
    setItems((current) =>
      current.map((item) =>
        drafts[item.id]
          ? { ...item, stock: Number(drafts[item.id]) }
          : item,
      ),
    );
    setDrafts({});
  };
  return (
    <DraftsContext value={context}>
      <Button
        variant="contained"
        disabled={Object.keys(drafts).length === 0}
        onClick={save}
        sx={{ m: 1 }}
      >
        Save all
      </Button>
      <MaterialTable
        title="Stock"
        columns={columns}
        data={items}
        options={options}
      />
    </DraftsContext>
  );
}

const firstItems: Item[] = [
  { id: 1, name: 'Bolts', stock: 120 },
  { id: 2, name: 'Hinges', stock: 35 },
  { id: 3, name: 'Nails', stock: 900 },
  { id: 4, name: 'Screws', stock: 640 },
];
