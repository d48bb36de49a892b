import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MenuItem, TextField } from '@mui/material';
import { useMemo } from 'react';

interface Recipe {
  id: number;
  name: string;
  minutes: number;
  tags: string[];
}

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Recipe> & {
    tableData?: { id: number; filterValue?: string[] };
  };
  onFilterChanged: (
    columnId: number,
    value: unknown,
  ) => void;
}

function TagFilter({
  columnDef,
  onFilterChanged,
}: FilterProps) {
  const { id = 0, filterValue = [] } =
    columnDef.tableData ?? {};
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="With all of"
      slotProps={{ select: { multiple: true } }}
      value={filterValue}
      onChange={({ target }) =>
        onFilterChanged(
          id,
          target.value.length > 0
            ? target.value
            : undefined,
        )
      }
    >
      {tags.map((tag) => (
        <MenuItem key={tag} value={tag}>
          {tag}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function RecipesByTags() {
  const columns = useMemo<Column<Recipe>[]>(
    () => [
      { title: 'Recipe', field: 'name', filtering: false },
      {
        title: 'Minutes',
        field: 'minutes',
        type: 'numeric',
        filtering: false,
      },
      {
        title: 'Tags',
        field: 'tags',
        render: (row) => row.tags.join(', '),
        filterComponent: TagFilter,
        // The search passes a string, the filter an array.
        customFilterAndSearch: (
          filter: string | string[],
          row,
        ) =>
          typeof filter === 'string'
            ? row.tags.some((tag) =>
                tag.includes(filter.toLowerCase()),
              )
            : filter.every((tag) => row.tags.includes(tag)),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Recipes"
      columns={columns}
      data={recipes}
      options={{ filtering: true, paging: false }}
    />
  );
}

const tags = ['baked', 'quick', 'soup', 'vegan', 'winter'];

const recipes: Recipe[] = [
  {
    id: 1,
    name: 'Lentil soup',
    minutes: 40,
    tags: ['soup', 'vegan', 'winter'],
  },
  {
    id: 2,
    name: 'Apple crumble',
    minutes: 55,
    tags: ['baked', 'winter'],
  },
  {
    id: 3,
    name: 'Tomato bread',
    minutes: 10,
    tags: ['quick', 'vegan'],
  },
  {
    id: 4,
    name: 'Pea soup',
    minutes: 15,
    tags: ['quick', 'soup'],
  },
  {
    id: 5,
    name: 'Stuffed squash',
    minutes: 70,
    tags: ['baked', 'vegan', 'winter'],
  },
];
