import MaterialTable from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import { type ComponentProps, useMemo, useState } from 'react';

/** Press "Take it away": the toolbar still says "Mine". */
export default function App() {
  const [isOwn, setIsOwn] = useState(true);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <>
      <button onClick={() => setIsOwn(false)}>Take it away</button>
      <MaterialTable
        title="People"
        columns={columns}
        data={people}
        // Wrong: omitting it doesn't restore the default.
        components={isOwn ? { Toolbar: MyToolbar } : {}}
        // Right: components={{ Toolbar: isOwn ? MyToolbar : MTableToolbar }}
      />
    </>
  );
}

function MyToolbar(props: ComponentProps<typeof MTableToolbar>) {
  return <MTableToolbar {...props} title="Mine" />;
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
