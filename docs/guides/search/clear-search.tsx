import MaterialTable from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import { Button } from '@mui/material';
import {
  type ComponentProps,
  createContext,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';
import { makeColumns, orders } from '../_orders';

/** The parts of `tableRef.current` used here. */
interface RunningTable {
  dataManager: { changeSearchText: (text: string) => void };
  onSearchChangeDebounce: (text: string) => void;
}

const Clears = createContext(0);
const components = { Toolbar: FreshToolbar };

export default function ClearSearchFromOutside() {
  const columns = useMemo(makeColumns, []);
  const tableRef = useRef<RunningTable>(null);
  const [clears, setClears] = useState(0);
  const clear = () => {
    tableRef.current?.dataManager.changeSearchText('');
    tableRef.current?.onSearchChangeDebounce('');
    setClears(clears + 1);
  };
  return (
    <Clears value={clears}>
      <Button
        variant="outlined"
        onClick={clear}
        sx={{ m: 2 }}
      >
        Show all orders
      </Button>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        components={components}
        tableRef={tableRef}
      />
    </Clears>
  );
}

/** A new key remounts the toolbar with an empty search. */
function FreshToolbar(
  props: ComponentProps<typeof MTableToolbar>,
) {
  return <MTableToolbar key={use(Clears)} {...props} />;
}
