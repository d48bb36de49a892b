import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable columns={columns} data={people} editable={editable} localization={localization} />;
}

const german: { texts?: { addTooltip: string } } = {};

const localization = {
  // Wrong: the key is present, but its value is undefined until the strings have loaded.
  body: german.texts,
  // Right: body: german.texts ?? {},
};

const editable = { onRowAdd: async () => undefined };

const people = [{ id: 1, name: 'Ada' }];
