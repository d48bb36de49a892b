import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useRef, useState } from 'react';

type Photo = { id: number; name: string; place: string };

interface RunningTable {
  state: { renderData: Photo[]; data: Photo[] };
}

const options: Options<Photo> = {
  selection: true,
  showSelectAllCheckbox: false,
  pageSize: 3,
  pageSizeOptions: [3, 6],
  selectionProps: ({ name }: Photo) => ({
    slotProps: {
      input: { 'aria-label': `Select ${name}` },
    },
  }),
};

export default function SelectThisPage() {
  const [selectedIds, setSelectedIds] = useState<number[]>(
    [],
  );
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Photo>[]>(
    () => [
      { title: 'Photo', field: 'name' },
      { title: 'Place', field: 'place' },
    ],
    [],
  );
  const rows = useMemo(
    () =>
      photos.map((photo) => ({
        ...photo,
        tableData: {
          checked: selectedIds.includes(photo.id),
        },
      })),
    [selectedIds],
  );
  const add = (found: Photo[] = []) =>
    setSelectedIds((ids) => [
      ...new Set([...ids, ...found.map(({ id }) => id)]),
    ]);
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
          onClick={() =>
            add(tableRef.current?.state.renderData)
          }
        >
          Select this page
        </Button>
        <Button
          variant="outlined"
          onClick={() => add(tableRef.current?.state.data)}
        >
          Select all found
        </Button>
        <Button
          variant="outlined"
          onClick={() => setSelectedIds([])}
        >
          Select none
        </Button>
      </Stack>
      <MaterialTable
        title="Photos"
        columns={columns}
        data={rows}
        options={options}
        tableRef={tableRef}
        onSelectionChange={(selected) =>
          setSelectedIds(selected.map(({ id }) => id))
        }
      />
    </>
  );
}

const photos: Photo[] = [
  { id: 1, name: 'Dunes', place: 'Coast' },
  { id: 2, name: 'Ferry', place: 'Harbor' },
  { id: 3, name: 'Gulls', place: 'Harbor' },
  { id: 4, name: 'Lighthouse', place: 'Coast' },
  { id: 5, name: 'Market', place: 'Town' },
  { id: 6, name: 'Nets', place: 'Harbor' },
  { id: 7, name: 'Pier', place: 'Coast' },
];
