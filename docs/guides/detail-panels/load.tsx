import MaterialTable, {
  type Column,
} from '@material-table/core';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useMemo,
  useState,
} from 'react';

interface Order {
  id: string;
  customer: string;
}

/** The loaded items by order id. */
type Loaded = Record<string, string | undefined>;

export default function OrdersThatLoadTheirItems() {
  // Stored here: reopening a panel needs no new request.
  const [loaded, setLoaded] = useState<Loaded>({});
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Order', field: 'id' },
      { title: 'Customer', field: 'customer' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={{ search: false, paging: false }}
      detailPanel={({ rowData }) => (
        <Items
          orderId={rowData.id}
          items={loaded[rowData.id]}
          setLoaded={setLoaded}
        />
      )}
    />
  );
}

interface ItemsProps {
  orderId: string;
  items: string | undefined;
  setLoaded: Dispatch<SetStateAction<Loaded>>;
}

function Items({ orderId, items, setLoaded }: ItemsProps) {
  const [error, setError] = useState('');
  const isMissing = items === undefined && error === '';
  useEffect(() => {
    if (!isMissing) return undefined;
    let isClosed = false;
    fetchItems(orderId).then(
      (answer) =>
        setLoaded((current) => ({
          ...current,
          [orderId]: answer,
        })),
      (reason: Error) =>
        !isClosed && setError(reason.message),
    );
    return () => {
      isClosed = true;
    };
  }, [orderId, isMissing, setLoaded]);

  if (error)
    return (
      <Typography
        component="div"
        role="alert"
        color="error"
        sx={{ p: 2 }}
      >
        {error}{' '}
        <Button onClick={() => setError('')}>Retry</Button>
      </Typography>
    );
  if (isMissing)
    return (
      <CircularProgress
        size={24}
        sx={{ m: 2 }}
        aria-label={`Loading the items of ${orderId}`}
      />
    );
  return <Typography sx={{ p: 2 }}>{items}</Typography>;
}

const orders: Order[] = [
  { id: 'B-310', customer: 'Café Milano' },
  { id: 'B-311', customer: 'Bluebird Books' },
  { id: 'B-312', customer: 'Hansen Logistics' },
];

const items = [
  'Espresso beans, 2 kg',
  'Tea tin; mug, blue; mug, white',
  'Filter coffee, 5 kg',
];
let requests = 0;

/**
 * Replace this with your request. Here the
 * second one fails, to show the error.
 */
async function fetchItems(
  orderId: string,
): Promise<string> {
  requests += 1;
  const isFailure = requests === 2;
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (isFailure)
    throw new Error('The items could not be loaded.');
  return (
    items[orders.findIndex(({ id }) => id === orderId)] ??
    'No items'
  );
}
