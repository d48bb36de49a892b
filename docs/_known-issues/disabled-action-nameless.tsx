import MaterialTable from '@material-table/core';
import Mail from '@mui/icons-material/Mail';
import { useMemo } from 'react';

/** Read the row with a screen reader: the disabled button has no name. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} actions={actions} />;
}

const actions = [
  // Wrong: the tooltip names a span around the button.
  { icon: () => <Mail />, tooltip: 'Write', disabled: true, onClick: () => undefined },
  // Right: { icon: () => <Mail titleAccess="Write" />, disabled: true, onClick: () => undefined },
];

const people = [{ id: 1, name: 'Ada', city: 'Bonn' }];
