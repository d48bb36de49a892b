import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Box, Button } from '@mui/material';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

export interface Shipment {
  id: number;
  to: string;
  state: string;
  latitude: number;
  longitude: number;
}

interface RunningTable {
  dataManager: { sortedData: Shipment[]; pageSize: number };
  onPageChange: (event: null, page: number) => void;
}

/** The address `#shipment-7` opens the map of shipment 7. */
export default function Shipments({ shipments }: { shipments: Shipment[] }) {
  const openId = useSyncExternalStore(listenToAddress, idOfAddress);
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Shipment>[]>(
    () => [
      { title: 'Shipment', field: 'id' },
      { title: 'To', field: 'to' },
      { title: 'State', field: 'state' },
    ],
    [],
  );
  // One id for all rows, so opening one panel closes the other.
  const rows = useMemo(
    () =>
      shipments.map((row) => ({
        ...row,
        tableData: { showDetailPanel: row.id === openId ? showMap : undefined },
      })),
    [shipments, openId],
  );
  // Goes to the page when the address changes, or once the row is loaded, but not at each refresh.
  const isLoaded = shipments.some(({ id }) => id === openId);
  useEffect(() => {
    const table = tableRef.current;
    if (!table || !isLoaded) return;
    const index = table.dataManager.sortedData.findIndex(({ id }) => id === openId);
    if (index >= 0) table.onPageChange(null, Math.floor(index / table.dataManager.pageSize));
  }, [openId, isLoaded]);
  return (
    <MaterialTable
      title="Shipments"
      columns={columns}
      data={rows}
      options={options}
      tableRef={tableRef}
      detailPanel={showMap}
      onDetailPanelChange={({ id }, state) => writeAddress(state === 'open' ? id : undefined)}
      // Without this, 8.0.3 doesn't call onDetailPanelChange.
      onTreeExpandChange={() => undefined}
    />
  );
}

const options: Options<Shipment> = { search: false, pageSize: 5, pageSizeOptions: [5] };

/** Rows and table share this function: the table finds the open panel by it. */
function showMap({ rowData }: { rowData: Shipment }) {
  return <ShipmentMap shipment={rowData} />;
}

/** The function of the panel can't use hooks, but this component can. Replace the drawing with your map. */
function ShipmentMap({ shipment: { to, latitude, longitude } }: { shipment: Shipment }) {
  const [zoom, setZoom] = useState(1);
  const [width, height] = [360 / zoom, 180 / zoom];
  return (
    <Box sx={{ p: 2 }}>
      <svg
        role="img"
        aria-label={`Map of ${to}`}
        viewBox={`${longitude - width / 2} ${-latitude - height / 2} ${width} ${height}`}
        width={320}
        height={160}
      >
        <rect x={-180} y={-90} width={360} height={180} fill="lightsteelblue" />
        <circle cx={longitude} cy={-latitude} r={4 / zoom} fill="darkred" />
      </svg>
      <Button onClick={() => setZoom(zoom * 2)}>Zoom in</Button> {zoom}×
    </Box>
  );
}

function listenToAddress(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function idOfAddress(): number | undefined {
  const [, id] = /^#shipment-(\d+)$/.exec(location.hash) ?? [];
  return id ? Number(id) : undefined;
}

function writeAddress(id: number | undefined): void {
  location.hash = id === undefined ? '' : `shipment-${id}`;
}
