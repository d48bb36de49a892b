import MaterialTable, {
  type Options,
} from '@material-table/core';
import {
  FormControlLabel,
  FormGroup,
  Switch,
} from '@mui/material';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const parts = {
  toolbar: 'Toolbar',
  showTitle: 'Title',
  search: 'Search',
};
type Part = keyof typeof parts;

export default function HiddenParts() {
  const columns = useMemo(makeColumns, []);
  const [shown, setShown] = useState({
    toolbar: true,
    showTitle: false,
    search: true,
  });
  const options = useMemo<Options<Order>>(
    () => ({ ...shown, searchFieldAlignment: 'left' }),
    [shown],
  );
  return (
    <>
      <FormGroup row sx={{ mx: 2 }}>
        {(Object.keys(parts) as Part[]).map((part) => (
          <FormControlLabel
            key={part}
            label={parts[part]}
            control={
              <Switch
                checked={shown[part]}
                onChange={(_event, isShown) =>
                  setShown({ ...shown, [part]: isShown })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={options}
      />
    </>
  );
}
