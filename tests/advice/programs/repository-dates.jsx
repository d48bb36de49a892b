import MaterialTable from '@material-table/core';

const stores = [
  { id: 11, what: 'Flares', left: '6', checked: new Date() },
  { id: 12, what: 'Life vests', left: '14', checked: new Date() },
];
const onOneLine = { whiteSpace: 'nowrap' };
const columns = [
  { title: 'What', field: 'what', width: '150', cellStyle: { whiteSpace: 'nowrap' } },
  { title: 'Left', field: 'left', width: '90', cellStyle: onOneLine },
  { title: 'Checked', field: 'checked', type: 'date', width: '120', cellStyle: onOneLine },
];

export default function Stores() {
  return <MaterialTable columns={columns} data={stores} />;
}
