import MaterialTable, {
  type Column,
} from '@material-table/core';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  createContext,
  useContext,
  useMemo,
  useState,
} from 'react';

interface Result {
  id: number;
  student: string;
  written: number;
  oral: number;
}

const measures = {
  lowest: Math.min,
  highest: Math.max,
  average,
};
type Measure = keyof typeof measures;

const MeasureContext = createContext<Measure>('average');

export default function ResultsWithChosenMeasure() {
  const [measure, setMeasure] =
    useState<Measure>('average');
  const columns = useMemo<Column<Result>[]>(
    () => [
      { title: 'Student', field: 'student' },
      {
        title: 'Written',
        field: 'written',
        type: 'numeric',
      },
      { title: 'Oral', field: 'oral', type: 'numeric' },
    ],
    [],
  );
  return (
    <MeasureContext value={measure}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Summary"
        value={measure}
        onChange={(_event, value: Measure | null) =>
          value && setMeasure(value)
        }
      >
        {Object.keys(measures).map((name) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{ color: 'text.primary' }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <MaterialTable
        title="Results"
        columns={columns}
        data={results}
        renderSummaryRow={({ column, data }) => {
          if (
            column.field !== 'written' &&
            column.field !== 'oral'
          )
            return { value: <MeasureName /> };
          const field = column.field;
          return {
            value: (
              <Summary
                values={data.map((row) => row[field])}
              />
            ),
          };
        }}
        options={{ paging: false }}
      />
    </MeasureContext>
  );
}

function MeasureName() {
  return <strong>{useContext(MeasureContext)}</strong>;
}

function Summary({ values }: { values: number[] }) {
  const measure = useContext(MeasureContext);
  return (
    <strong>
      {values.length === 0
        ? '–'
        : measures[measure](...values)}
    </strong>
  );
}

function average(...values: number[]): number {
  return Math.round(
    values.reduce((total, value) => total + value, 0) /
      values.length,
  );
}

const results: Result[] = [
  { id: 1, student: 'Ana', written: 72, oral: 80 },
  { id: 2, student: 'Bo', written: 65, oral: 58 },
  { id: 3, student: 'Cleo', written: 91, oral: 85 },
  { id: 4, student: 'Dan', written: 48, oral: 77 },
];
