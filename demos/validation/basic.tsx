import MaterialTable, {
  type Column,
  type EditComponentProps,
} from '@material-table/core';
import TextField from '@mui/material/TextField';
import { useMemo, useState, type ReactNode } from 'react';
import { Bar } from '../_rows/bar';

interface Course {
  id: number;
  name: string;
  fewest: number;
  most: number;
}

export default function ValidatedCourses() {
  const [courses, setCourses] = useState(initialCourses);
  const columns = useMemo<Column<Course>[]>(
    () => [
      {
        title: 'Course',
        field: 'name',
        validate: ({ name }) => checkName(name),
      },
      {
        title: 'At least',
        field: 'fewest',
        type: 'numeric',
        editComponent: NumberInput,
        validate: ({ fewest }) => checkCount(fewest),
      },
      {
        title: 'At most',
        field: 'most',
        type: 'numeric',
        render: ({ most }) => (
          <Bar share={most / 40}>{most}</Bar>
        ),
        editComponent: NumberInput,
        validate: ({ fewest, most }) =>
          checkMost(fewest, most),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Courses"
      columns={columns}
      data={courses}
      editable={{
        onRowAdd: async (course) => {
          setCourses((before) => [
            ...before,
            { ...course, id: before.length + 1 },
          ]);
        },
        onRowUpdate: async ({ id, name, fewest, most }) => {
          setCourses((before) =>
            before.map((course) =>
              course.id === id
                ? { id, name, fewest, most }
                : course,
            ),
          );
        },
      }}
      options={{
        addRowPosition: 'first',
        search: false,
        paging: false,
      }}
    />
  );
}

/**
 * The built-in input makes an empty number NaN, which
 * React and the browser report; this one, null.
 */
function NumberInput({
  value,
  onChange,
  error,
  helperText,
  columnDef,
}: EditComponentProps<Course> & {
  helperText?: ReactNode;
}) {
  return (
    <TextField
      variant="standard"
      type="number"
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(
          target.value === '' ? null : Number(target.value),
        )
      }
      error={error}
      helperText={helperText}
      slotProps={{
        htmlInput: { 'aria-label': columnDef.title },
      }}
    />
  );
}

/**
 * In a new row, an untouched field is `undefined`: not
 * valid yet, but not worth an error message either.
 */
const untouched = { isValid: false, helperText: '' };

function checkName(name: string | undefined) {
  if (name === undefined) return untouched;
  return name.trim().length >= 3 || 'At least 3 letters';
}

function checkCount(count: number | null | undefined) {
  if (count === undefined) return untouched;
  return (
    (count !== null &&
      Number.isInteger(count) &&
      count > 0) ||
    'A whole number above 0'
  );
}

function checkMost(
  fewest: number | null | undefined,
  most: number | null | undefined,
) {
  const check = checkCount(most);
  if (check !== true || !most) return check;
  if (fewest && most < fewest) return `Not below ${fewest}`;
  return {
    isValid: true,
    helperText: most > 20 ? 'Needs the large room' : '',
  };
}

const initialCourses: Course[] = [
  { id: 1, name: 'First aid', fewest: 6, most: 12 },
  { id: 2, name: 'Bread baking', fewest: 4, most: 8 },
  { id: 3, name: 'Choir', fewest: 10, most: 40 },
  { id: 4, name: 'Chess', fewest: 2, most: 16 },
];
