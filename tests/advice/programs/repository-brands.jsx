import MaterialTable from '@material-table/core';
import Tune from '@mui/icons-material/Tune';
import { Button, IconButton, LinearProgress } from '@mui/material';

export default function Sails({ heading, sails, isBusy }) {
  const columns = [
    { title: 'No.', field: 'number', width: '15%' },
    { title: 'Sail', field: 'sail', width: '60%' },
    {
      title: 'Trim',
      width: '15%',
      render: () => (
        <IconButton aria-label="trim">
          <Tune />
        </IconButton>
      ),
    },
  ];
  if (isBusy || sails === null) return <LinearProgress />;
  return (
    <>
      <Button variant="outlined">{heading}</Button>
      <MaterialTable
        columns={columns}
        data={sails}
        options={{ pageSize: 10, search: true, showTitle: false, emptyRowsWhenPaging: false }}
      />
    </>
  );
}
