import MaterialTable, {
  type Action,
  type Column,
} from '@material-table/core';
import FilterList from '@mui/icons-material/FilterList';
import FilterListOff from '@mui/icons-material/FilterListOff';
import { useMemo, useRef, useState } from 'react';

interface Plant {
  id: number;
  name: string;
  place: string;
  height: number;
}

/** The part of `tableRef.current` used here. */
interface RunningTable {
  onFilterChange: (
    columnIndex: number,
    value: unknown,
  ) => void;
}

export default function FiltersBehindAButton() {
  const [filtering, setFiltering] = useState(false);
  const [filterCount, setFilterCount] = useState(0);
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Plant>[]>(
    () => [
      {
        title: 'Plant',
        field: 'name',
        filterPlaceholder: 'Part of the name',
      },
      { title: 'Place', field: 'place' },
      { title: 'Height', field: 'height', type: 'numeric' },
    ],
    [],
  );
  const actions: Action<Plant>[] = [
    {
      icon: () => <FilterList />,
      tooltip: filtering
        ? 'Hide the filters'
        : 'Show the filters',
      isFreeAction: true,
      onClick: () => setFiltering(!filtering),
    },
    {
      icon: () => <FilterListOff />,
      tooltip: 'Clear all filters',
      isFreeAction: true,
      hidden: filterCount === 0,
      onClick: () =>
        columns.forEach((_column, index) =>
          tableRef.current?.onFilterChange(
            index,
            undefined,
          ),
        ),
    },
  ];
  return (
    <MaterialTable
      title={
        filterCount > 0
          ? `Plants (${filterCount} filtered)`
          : 'Plants'
      }
      columns={columns}
      data={plants}
      actions={actions}
      options={{ filtering, search: false, paging: false }}
      tableRef={tableRef}
      onFilterChange={(filters) =>
        setFilterCount(filters.length)
      }
    />
  );
}

const plants: Plant[] = [
  {
    id: 1,
    name: 'Boston fern',
    place: 'Shade',
    height: 60,
  },
  { id: 2, name: 'Aloe', place: 'Sun', height: 30 },
  {
    id: 3,
    name: 'Bird of paradise',
    place: 'Sun',
    height: 150,
  },
  {
    id: 4,
    name: 'Cast iron plant',
    place: 'Shade',
    height: 60,
  },
];
