import MaterialTable, { type Column, type Options } from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';

interface Photo {
  id: number;
  file: string;
  place: string;
}

interface TableHandle {
  onAllSelected: (isSelected: boolean) => void;
}

export default function SelectWhatIsFound() {
  const columns = useMemo<Column<Photo>[]>(
    () => [
      { title: 'File', field: 'file' },
      { title: 'Place', field: 'place' },
    ],
    [],
  );
  const tableRef = useRef<TableHandle>(null);
  const [files, setFiles] = useState<string[]>([]);
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ m: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => tableRef.current?.onAllSelected(true)}>
          Select all found
        </Button>
        <Button variant="outlined" onClick={() => tableRef.current?.onAllSelected(false)}>
          Clear
        </Button>
        <Typography role="status">Selected: {files.length > 0 ? files.join(', ') : 'none'}</Typography>
      </Stack>
      <MaterialTable
        title="Photos"
        columns={columns}
        data={photos}
        options={options}
        tableRef={tableRef}
        onSelectionChange={(rows) => setFiles(rows.map((photo) => photo.file))}
      />
    </>
  );
}

const options: Options<Photo> = {
  selection: true,
  paging: false,
  showTextRowsSelected: false,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all photos' } } },
  selectionProps: (photo: Photo) => ({ slotProps: { input: { 'aria-label': `Select ${photo.file}` } } }),
};

const photos: Photo[] = [
  { id: 1, file: 'P01.jpg', place: 'Lake' },
  { id: 2, file: 'P02.jpg', place: 'Harbor' },
  { id: 3, file: 'P03.jpg', place: 'Lake' },
  { id: 4, file: 'P04.jpg', place: 'Forest' },
  { id: 5, file: 'P05.jpg', place: 'Lake' },
];
