import MaterialTable from '@material-table/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const App = () => (
  <MaterialTable
    title="New root"
    columns={[{ title: 'Name', field: 'name' }]}
    data={[{ id: 1, name: 'x' }]}
  />
);

const root = createRoot(document.getElementById('root') as HTMLElement);
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
