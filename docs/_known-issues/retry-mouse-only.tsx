import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Press Tab until the focus leaves the table: it never reaches the retry icon. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={load}
      // Wrong: the built-in icon isn't focusable.
      components={{}}
      // Right: components={components}
    />
  );
}

async function load(): Promise<never> {
  throw new Error('The server is down.');
}

export const components = { OverlayError: Failed };

function Failed({ error, retry }: { error: { message: string }; retry: () => void }) {
  return (
    <p role="alert">
      {error.message} <button onClick={retry}>Try again</button>
    </p>
  );
}
