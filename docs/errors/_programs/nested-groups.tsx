import MaterialTable from '@material-table/core';
import { MTableEditRow } from '@material-table/core';
import { type ComponentProps, useMemo } from 'react';

/** Click Edit or Delete. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
      { title: 'Team', field: 'team', defaultGroupOrder: 1 },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      editable={editable}
      components={components}
      localization={localization}
      options={options}
    />
  );
}

function EditRow(props: ComponentProps<typeof MTableEditRow>) {
  // Wrong: in nested groups, the table passes no messages.
  const messages = props.localization;
  // Right: const messages = props.localization ?? editRow;
  return <MTableEditRow {...props} localization={messages} />;
}

const editRow = { saveTooltip: 'OK', cancelTooltip: 'Cancel', deleteText: 'Delete this person?' };

const components = { EditRow };
const localization = { body: { editRow } };
const editable = { onRowUpdate: async () => undefined, onRowDelete: async () => undefined };
const options = { defaultExpanded: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn', team: 'Red' },
  { id: 2, name: 'Ben', city: 'Oslo', team: 'Blue' },
];
