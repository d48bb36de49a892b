import MaterialTable, { type Column } from '@material-table/core';
// #feature detailPanel
import Typography from '@mui/material/Typography';
// #end
// #feature editing
import { useMemo, useState } from 'react';
// #end
// #feature !editing
//: import { useMemo } from 'react';
// #end

interface Part {
  id: number;
  // #feature tree
  partOf?: number;
  // #end
  name: string;
  category: string;
  price: number;
  stock: number;
  // #feature detailPanel
  note: string;
  // #end
}

export default function BicycleParts() {
  // #feature editing
  const [parts, setParts] = useState(initialParts);
  // #end
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      // #feature grouping
      { title: 'Category', field: 'category', defaultGroupOrder: 0 },
      // #end
      // #feature !grouping
      //: { title: 'Category', field: 'category' },
      // #end
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        currencySetting: { locale: 'en-US', currencyCode: 'EUR' },
      },
      {
        title: 'Stock',
        field: 'stock',
        type: 'numeric',
        // #feature filtering
        customFilterAndSearch: (filter, { stock }) => String(stock).startsWith(filter),
        // #end
        // #feature editing
        editable: 'never',
        // #end
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Bicycle parts"
      columns={columns}
      // #feature editing
      data={parts}
      editable={{
        onRowAdd: async (part) => setParts((before) => [...before, { ...part, id: nextId(before), stock: 0 }]),
        onRowUpdate: async (part) => setParts((before) => before.map((old) => (old.id === part.id ? part : old))),
        onRowDelete: async ({ id }) => setParts((before) => before.filter((part) => part.id !== id)),
      }}
      // #end
      // #feature !editing
      //: data={initialParts}
      // #end
      // #feature tree
      parentChildData={(part, parts) => parts.find(({ id }) => id === part.partOf)}
      // #end
      // #feature detailPanel
      detailPanel={({ rowData }) => <Typography sx={{ p: 2 }}>{rowData.note}</Typography>}
      // #end
      options={{
        pageSize: 5,
        // #feature selection
        selection: true,
        selectionProps: ({ name }: Part) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
        headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all parts' } } },
        // #end
        // #feature filtering
        filtering: true,
        // #end
        // #feature grouping
        grouping: true,
        // #end
        // #feature editing
        actionsColumnIndex: -1,
        addRowPosition: 'first',
        // #end
        // #feature export
        exportAllData: true,
        exportMenu: [{ label: 'Export as CSV', exportFunc: exportParts }],
        // #end
      }}
    />
  );
}

// #feature editing
function nextId(parts: Part[]): number {
  return Math.max(0, ...parts.map(({ id }) => id)) + 1;
}

// #end
// #feature export
async function exportParts(columns: Column<Part>[], parts: Part[]) {
  const { ExportCsv } = await import('@material-table/exporters');
  ExportCsv(columns, parts, 'bicycle-parts');
}

// #end
