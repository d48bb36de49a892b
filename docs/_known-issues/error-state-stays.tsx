import MaterialTable from '@material-table/core';
import { MTableEditRow } from '@material-table/core';
import { type ComponentProps, useMemo, useRef } from 'react';

/** Edit Ada and save twice: the first attempt is rejected. Then edit Ben: his row shows Ada's error. */
export default function App() {
  const tries = useRef(0);
  const save = async () => {
    tries.current += 1;
    if (tries.current === 1) throw new Error('no');
  };
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      components={components}
      editable={{ onRowUpdate: save }}
    />
  );
}

function EditRow({ errorState, ...props }: ComponentProps<typeof MTableEditRow>) {
  return (
    <>
      <MTableEditRow errorState={errorState} {...props} />
      {errorState && (
        <tr>
          <td>It was not saved.</td>
        </tr>
      )}
    </>
  );
}

const components = { EditRow };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
