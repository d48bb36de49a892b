import MaterialTable, { type Column } from '@material-table/core';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMemo, useState } from 'react';

interface Country {
  id: string;
  name: string;
  capital: string;
}

export default function CountriesOnOnePage() {
  const columns = useMemo<Column<Country>[]>(
    () => [
      { title: 'Country', field: 'name' },
      { title: 'Capital', field: 'capital' },
    ],
    [],
  );
  const [paging, setPaging] = useState(false);
  return (
    <>
      <FormControlLabel
        sx={{ m: 1 }}
        control={<Switch checked={paging} onChange={(event) => setPaging(event.target.checked)} />}
        label="Pages"
      />
      <MaterialTable
        title="Countries"
        columns={columns}
        data={countries}
        options={{ search: false, paging, pageSize: 5, pageSizeOptions: [5, 10], emptyRowsWhenPaging: false }}
      />
    </>
  );
}

const countries: Country[] = [
  { id: 'at', name: 'Austria', capital: 'Vienna' },
  { id: 'be', name: 'Belgium', capital: 'Brussels' },
  { id: 'dk', name: 'Denmark', capital: 'Copenhagen' },
  { id: 'ie', name: 'Ireland', capital: 'Dublin' },
  { id: 'no', name: 'Norway', capital: 'Oslo' },
  { id: 'pl', name: 'Poland', capital: 'Warsaw' },
  { id: 'pt', name: 'Portugal', capital: 'Lisbon' },
];
