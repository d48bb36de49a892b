import MaterialTable, { type Column, type Options } from '@material-table/core';
import {
  Button,
  FormControlLabel,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Toolbar,
  Typography,
} from '@mui/material';
import { createContext, useContext, useMemo, useState } from 'react';

export interface Order {
  id: number;
  customer: string;
  state: 'open' | 'paid';
}

interface Bar {
  segment: string;
  setSegment: (segment: string) => void;
  isDense: boolean;
  setIsDense: (isDense: boolean) => void;
  add: () => void;
  remind: () => void;
  selected: number;
}

/** What the toolbar needs from the screen; through a context, so that its search field keeps the focus. */
const BarContext = createContext<Bar | undefined>(undefined);

export default function Orders({ start }: { start: Order[] }) {
  const [orders, setOrders] = useState(start);
  const [segment, setSegment] = useState('all');
  const [isDense, setIsDense] = useState(false);
  const [selected, setSelected] = useState(0);
  const [message, setMessage] = useState('');
  const rows = useMemo(
    () => orders.filter(({ state }) => segment === 'all' || state === segment),
    [orders, segment],
  );
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Customer', field: 'customer' },
      { title: 'State', field: 'state' },
    ],
    [],
  );
  const options = useMemo<Options<Order>>(
    () => ({ ...basics, ...(isDense && { padding: 'dense' }) }),
    [isDense],
  );
  const add = () =>
    setOrders([...orders, { id: orders.length + 1, customer: 'New customer', state: 'open' }]);
  const remind = () => setMessage(`Reminded ${selected || orders.length} customers`);
  return (
    <BarContext value={{ segment, setSegment, isDense, setIsDense, add, remind, selected }}>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={rows}
        options={options}
        components={components}
        onSelectionChange={(chosen) => setSelected(chosen.length)}
      />
      <Typography role="log">{message}</Typography>
    </BarContext>
  );
}

const basics: Options<Order> = {
  filtering: true,
  hideFilterIcons: true,
  pageSize: 5,
  pageSizeOptions: [5, 10],
  selection: true,
  selectionProps: ({ id }: Order) => ({ slotProps: { input: { 'aria-label': `Select order ${id}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all orders' } } },
};

/** The props used here, from those that the table passes. */
interface ToolbarProps {
  title: string;
  searchText?: string;
  dataManager: { changeSearchText: (text: string) => void; searchedData: Order[] };
  onSearchChanged: (text: string) => void;
}

function OrdersToolbar({ title, searchText = '', dataManager, onSearchChanged }: ToolbarProps) {
  const bar = useContext(BarContext);
  const [text, setText] = useState(searchText);
  if (!bar) return null;
  const search = (next: string) => {
    setText(next);
    dataManager.changeSearchText(next);
    onSearchChanged(next);
  };
  return (
    <Toolbar sx={{ gap: 1, py: 1, flexWrap: 'wrap' }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography role="status" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        {dataManager.searchedData.length} results
        {bar.selected > 0 && `, ${bar.selected} selected`}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State"
        value={bar.segment}
        onChange={(_event, next: string | null) => next && bar.setSegment(next)}
      >
        {['all', 'open', 'paid'].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="Dense rows"
        control={<Switch checked={bar.isDense} onChange={(_event, isOn) => bar.setIsDense(isOn)} />}
      />
      <TextField
        size="small"
        placeholder="Search"
        value={text}
        onChange={({ target }) => search(target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Search' } }}
      />
      <Button variant="contained" onClick={bar.add}>
        New order
      </Button>
      <Button variant="contained" onClick={bar.remind}>
        Remind
      </Button>
    </Toolbar>
  );
}

const components = { Toolbar: OrdersToolbar };
