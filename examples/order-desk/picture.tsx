import MaterialTable from '@material-table/core';
import { Stack, Tab, Tabs } from '@mui/material';
import { statuses } from '../server/orders/types';
import { loadPage } from './api';
import { options } from './App';
import { makeColumns, phoneCards, statusLooks } from './columns';
import Figures from './Figures';
import { TrialRail } from './server';

// The picture of this example, which the build renders: a table with a function as data has no rows in its first frame.
const { rows, figures } = await loadPage(new URLSearchParams({ page: '0', size: '10', sort: '-date' }));

export default function OrderDeskWithRows() {
  return (
    <Stack direction="row" sx={{ bgcolor: 'background.default' }}>
      <TrialRail />
      <Stack spacing={2} sx={{ flex: 1, minWidth: 0, p: 2, ...phoneCards }}>
        <Figures values={figures} />
        <Tabs value="all" aria-label="Status">
          <Tab value="all" label="All" />
          {statuses.map((status) => (
            <Tab key={status} value={status} label={statusLooks[status].name} />
          ))}
        </Tabs>
        <MaterialTable
          columns={makeColumns()}
          data={rows}
          options={{ ...options, paging: false }}
          localization={{ header: { actions: 'Ship' } }}
        />
      </Stack>
    </Stack>
  );
}
