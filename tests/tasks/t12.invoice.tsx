import MaterialTable, { type Column, type EditComponentProps, type Options } from '@material-table/core';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, type KeyboardEvent, useContext, useMemo, useRef, useState } from 'react';

export interface Line {
  id: number;
  text: string;
  count: number;
  price: number;
}

type Draft = Partial<Line>;

/** Hears of each change in the open line; in a context, so that the columns stay the same objects. */
const Drafts = createContext<(draft: Draft) => void>(() => undefined);

interface RunningTable {
  setState: (state: { showAddRow: boolean }, done?: () => void) => void;
}

export default function Invoice() {
  const [lines, setLines] = useState<Line[]>([]);
  const [draft, setDraft] = useState<Draft>();
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Line>[]>(
    () => [
      {
        title: 'Text',
        field: 'text',
        editComponent: LineField,
        validate: ({ text }) => Boolean(text) || 'What is it?',
      },
      {
        title: 'Count',
        field: 'count',
        type: 'numeric',
        initialEditValue: 1,
        editComponent: LineField,
        validate: ({ count }) => count > 0 || 'At least one',
      },
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        currencySetting: { locale: 'en-US', currencyCode: 'EUR' },
        initialEditValue: 0,
        editComponent: LineField,
      },
    ],
    [],
  );
  const forget = () => setDraft(undefined);
  const openNext = () => tableRef.current?.setState({ showAddRow: true });
  const add = async ({ text, count, price }: Line) => {
    setLines((all) => [...all, { id: nextId(all), text, count, price }]);
    forget();
    // The table closes the line when this promise is resolved; only then is the next one empty.
    setTimeout(() => tableRef.current?.setState({ showAddRow: false }, openNext));
  };
  const update = async ({ id, text, count, price }: Line) => {
    setLines((all) => all.map((line) => (line.id === id ? { id, text, count, price } : line)));
    forget();
  };
  const others = lines.filter(({ id }) => id !== draft?.id);
  return (
    <Drafts value={setDraft}>
      <MaterialTable
        title="Invoice"
        columns={columns}
        data={lines}
        options={options}
        tableRef={tableRef}
        editable={{
          onRowAdd: add,
          onRowUpdate: update,
          onRowAddCancelled: forget,
          onRowUpdateCancelled: forget,
          editTooltip: ({ text }) => `Edit ${text}`,
        }}
      />
      <Typography role="status" align="right">
        Total: {sumOf(draft ? [...others, draft] : lines).toFixed(2)}
      </Typography>
    </Drafts>
  );
}

const options: Options<Line> = { paging: false, search: false, maxColumnSort: 0 };

const nextId = (lines: Line[]) => Math.max(0, ...lines.map(({ id }) => id)) + 1;

const sumOf = (lines: Draft[]) =>
  lines.reduce((sum, { count = 0, price = 0 }) => sum + Number(count) * Number(price), 0);

function LineField({ columnDef, value, rowData, onChange, error, helperText }: FieldProps) {
  const report = useContext(Drafts);
  const isNumber = columnDef.type !== undefined;
  const change = (text: string) => {
    const next = isNumber ? Number(text) : text;
    onChange(next);
    report({ ...rowData, [String(columnDef.field)]: next });
  };
  return (
    <TextField
      variant="standard"
      type={isNumber ? 'number' : 'text'}
      autoFocus={columnDef.field === 'text'}
      value={value ?? ''}
      onChange={({ target }) => change(target.value)}
      onKeyDown={goOn}
      error={error}
      helperText={helperText}
      slotProps={{ htmlInput: { 'aria-label': columnDef.title } }}
    />
  );
}

type FieldProps = EditComponentProps<Line> & { helperText?: string };

/** Enter goes to the next field of the line; in the last one, it is the table's and saves. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  const fields = [...(event.currentTarget.closest('tr')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.findIndex((field) => field === event.target) + 1];
  if (!next) return;
  event.stopPropagation();
  next.focus();
  next.select();
}
