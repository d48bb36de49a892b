import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';

export interface Product {
  id: number;
  name: string;
  price: number;
}

interface Change {
  product: Product;
  price: number;
}

/** Changes that wait for an answer; the table waits, too. */
interface Question {
  changes: Change[];
  answer: (isYes: boolean) => void;
}

interface Props {
  products: Product[];
  send: (changed: Product[]) => Promise<void>;
}

export default function PriceList({ products: first, send }: Props) {
  const [products, setProducts] = useState(first);
  const [isEditing, setIsEditing] = useState(false);
  const [question, setQuestion] = useState<Question>();
  useWarning(isEditing);
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name', editable: 'never' },
      { title: 'Price', field: 'price', type: 'currency', currencySetting: { currencyCode: 'EUR' } },
    ],
    [],
  );
  const save = async (edits: Record<number, { oldData: Product; newData: Product }>) => {
    const changes = Object.values(edits)
      .map(({ oldData, newData }) => ({ product: oldData, price: Number(newData.price) }))
      .filter(({ product, price }) => price !== product.price);
    if (changes.length === 0) return;
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ changes, answer }));
    setQuestion(undefined);
    // A rejection keeps the rows open.
    if (!isConfirmed) throw new Error('Not saved');
    const changed = changes.map(({ product: { id, name }, price }) => ({ id, name, price }));
    await send(changed);
    setProducts((all) => all.map((product) => changed.find(({ id }) => id === product.id) ?? product));
  };
  return (
    <>
      <MaterialTable
        title="Price list"
        columns={columns}
        data={products}
        options={options}
        editable={{ onBulkUpdate: save }}
        onBulkEditOpen={setIsEditing}
      />
      {question && <Summary {...question} />}
    </>
  );
}

const options: Options<Product> = { paging: false, search: false };

function Summary({ changes, answer }: Question) {
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby="summary">
      <DialogTitle id="summary">Save {changes.length} prices?</DialogTitle>
      <DialogContent>
        <ul>
          {changes.map(({ product: { id, name, price: old }, price }) => (
            <li key={id}>
              {name}: <del>{old.toFixed(2)}</del> <ins>{price.toFixed(2)}</ins>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>Go on editing</Button>
        <Button onClick={() => answer(true)}>Save prices</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The browser asks before the page is left; what it says can't be changed. */
function useWarning(isEditing: boolean): void {
  useEffect(() => {
    if (!isEditing) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEditing]);
}
