import { Link, Typography } from '@material-ui/core';
import MaterialTable from 'material-table';

export function Provisions() {
  const provisions = [
    { id: 5, good: 'Rope', each: 12, pieces: 4, together: 48, undo: 'Put back' },
    { id: 6, good: 'Tar', each: 30, pieces: 1, together: 30, undo: 'Put back' },
    { id: '', good: '', each: '', pieces: 'In all', together: 78, undo: '' },
  ];
  const inAll = [{ inAll: 78 }];
  return (
    <section>
      <Typography variant="h3">Provisions</Typography>
      <MaterialTable
        title="For the next trip"
        columns={[
          { title: 'No.', field: 'id' },
          { title: 'Good', field: 'good' },
          { title: 'Each', field: 'each' },
          { title: 'Pieces', field: 'pieces', type: 'number' },
          { title: 'Together', field: 'together' },
          { title: 'Undo', field: 'undo', render: (line) => <Link>{line.undo}</Link> },
        ]}
        data={provisions}
        total={inAll}
        style={{ backgroundColor: 'ivory' }}
        options={{ search: false, paging: false }}
      />
    </section>
  );
}
