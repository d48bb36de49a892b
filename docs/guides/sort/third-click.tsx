import MaterialTable, {
  type Column,
} from '@material-table/core';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMemo, useState } from 'react';

interface Runner {
  id: number;
  name: string;
  club: string;
  minutes: number;
}

export default function ThirdClick() {
  const [isUnsortable, setIsUnsortable] = useState(true);
  const columns = useMemo<Column<Runner>[]>(
    () => [
      { title: 'Runner', field: 'name' },
      { title: 'Club', field: 'club' },
      {
        title: 'Minutes',
        field: 'minutes',
        type: 'numeric',
      },
    ],
    [],
  );
  return (
    <>
      <FormControlLabel
        label="The third click removes the sort"
        control={
          <Switch
            checked={isUnsortable}
            onChange={(_event, checked) =>
              setIsUnsortable(checked)
            }
          />
        }
      />
      <MaterialTable
        title="Finishers in order of registration"
        columns={columns}
        data={runners}
        options={{
          thirdSortClick: isUnsortable,
          search: false,
          paging: false,
        }}
      />
    </>
  );
}

const runners: Runner[] = [
  {
    id: 1,
    name: 'Mira Olsen',
    club: 'Harbor',
    minutes: 48,
  },
  {
    id: 2,
    name: 'Adam Reyes',
    club: 'Valley',
    minutes: 41,
  },
  {
    id: 3,
    name: 'Tess Bauer',
    club: 'Harbor',
    minutes: 55,
  },
  { id: 4, name: 'Jon Petit', club: 'Quarry', minutes: 44 },
  {
    id: 5,
    name: 'Carla Duarte',
    club: 'Valley',
    minutes: 39,
  },
];
