import {
  ClientSideRowModelModule,
  ModuleRegistry,
  PaginationModule,
  QuickFilterModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, QuickFilterModule]);

export default function Table({ rows }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <input type="search" aria-label="Search" value={search} onChange={(e) => setSearch(e.target.value)} />
      <div style={{ height: 500 }}>
        <AgGridReact
          columnDefs={[{ field: 'name' }, { field: 'age' }]}
          rowData={rows}
          quickFilterText={search}
          pagination
          paginationPageSize={10}
          paginationPageSizeSelector={[10, 25]}
        />
      </div>
    </>
  );
}
