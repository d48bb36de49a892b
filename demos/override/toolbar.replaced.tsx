import MaterialTable, {
  type Column,
} from '@material-table/core';
import {
  Button,
  TextField,
  Toolbar,
  Typography,
} from '@mui/material';
import { useMemo, useState } from 'react';

interface Species {
  id: number;
  name: string;
  family: string;
}

/** The props used here of those that the table passes. */
interface SpeciesToolbarProps {
  title: string;
  originalData: Species[];
  searchText?: string;
  dataManager: { changeSearchText: (text: string) => void };
  onSearchChanged: (text: string) => void;
}

function SpeciesToolbar({
  title,
  originalData,
  searchText = '',
  dataManager,
  onSearchChanged,
}: SpeciesToolbarProps) {
  const [text, setText] = useState(searchText);
  const search = (next: string) => {
    setText(next);
    dataManager.changeSearchText(next);
    onSearchChanged(next);
  };
  return (
    <Toolbar sx={{ gap: 1 }}>
      <Typography
        variant="subtitle1"
        component="p"
        noWrap
        sx={{ flex: 1 }}
      >
        {title} ({originalData.length})
      </Typography>
      <TextField
        size="small"
        placeholder="Name or family"
        value={text}
        onChange={(event) => search(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': 'Find a bird' },
        }}
      />
      <Button
        disabled={text === ''}
        onClick={() => search('')}
      >
        Show all
      </Button>
    </Toolbar>
  );
}

const components = { Toolbar: SpeciesToolbar };

export default function BirdsWithOwnToolbar() {
  const columns = useMemo<Column<Species>[]>(
    () => [
      { title: 'Bird', field: 'name' },
      { title: 'Family', field: 'family' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Birds"
      columns={columns}
      data={birds}
      components={components}
      options={{ paging: false }}
    />
  );
}

const birds: Species[] = [
  { id: 1, name: 'Barn swallow', family: 'Swallows' },
  { id: 2, name: 'Blue tit', family: 'Tits' },
  { id: 3, name: 'Coal tit', family: 'Tits' },
  { id: 4, name: 'Common kestrel', family: 'Falcons' },
  { id: 5, name: 'Great tit', family: 'Tits' },
  { id: 6, name: 'House martin', family: 'Swallows' },
];
