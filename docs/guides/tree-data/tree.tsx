import MaterialTable, {
  type Column,
} from '@material-table/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useRef, useState } from 'react';

// The table stores the path from the root to each row,
// with its own ids.
type Place = {
  id: number;
  name: string;
  parentId?: number;
  tableData?: { path: string[] };
};

interface RunningTable {
  onTreeExpandChanged: (path: string[], row: Place) => void;
  dataManager: { treefiedData: Place[] };
}

export default function IndentedTree() {
  const [places, setPlaces] = useState(firstPlaces);
  const [start, setStart] = useState({
    round: 0,
    isExpanded: false,
  });
  const tableRef = useRef<RunningTable>(null);
  const columns = useColumns();
  const setAll = (isExpanded: boolean) =>
    setStart(({ round }) => ({
      round: round + 1,
      isExpanded,
    }));
  const toggleFrance = () => {
    const france =
      tableRef.current?.dataManager.treefiedData.find(
        ({ name }) => name === 'France',
      );
    if (france?.tableData)
      tableRef.current?.onTreeExpandChanged(
        france.tableData.path,
        france,
      );
  };
  // Rows to load start with a placeholder as child.
  const load = async (place: Place, isOpen: boolean) => {
    const isToLoad = places.some(
      ({ id }) => id === -place.id,
    );
    if (!isOpen || !isToLoad) return;
    const children = await fetchChildren(place.id);
    setPlaces((current) => [
      ...current.filter(({ id }) => id !== -place.id),
      ...children,
    ]);
  };
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ m: 1, flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          onClick={() => setAll(true)}
        >
          Expand all
        </Button>
        <Button
          variant="outlined"
          onClick={() => setAll(false)}
        >
          Collapse all
        </Button>
        <Button variant="outlined" onClick={toggleFrance}>
          France
        </Button>
      </Stack>
      <MaterialTable
        key={start.round}
        title="Places"
        columns={columns}
        data={places}
        tableRef={tableRef}
        parentChildData={findParent}
        onTreeExpandChange={load}
        options={{
          defaultExpanded: start.isExpanded,
          paging: false,
          search: false,
          draggable: false,
        }}
      />
    </>
  );
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Place>[]>(
    () => [
      {
        title: 'Place',
        field: 'name',
        render: ({ name, tableData }) => (
          <Box
            component="span"
            sx={{
              paddingInlineStart:
                3 * ((tableData?.path.length ?? 1) - 1),
            }}
          >
            {name}
          </Box>
        ),
      },
    ],
    [],
  );
}

function findParent(place: Place, all: Place[]) {
  return all.find(({ id }) => id === place.parentId);
}

/** Replace this with your request for a row's children. */
async function fetchChildren(
  parentId: number,
): Promise<Place[]> {
  return ['Bergen', 'Oslo'].map((name, index) => ({
    id: 10 * parentId + index,
    parentId,
    name,
  }));
}

const firstPlaces: Place[] = [
  { id: 1, name: 'France' },
  { id: 2, name: 'Brittany', parentId: 1 },
  { id: 3, name: 'Brest', parentId: 2 },
  { id: 4, name: 'Norway' },
  { id: -4, name: 'Loading…', parentId: 4 },
];
