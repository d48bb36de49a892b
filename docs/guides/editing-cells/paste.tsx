import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import ContentCopy from '@mui/icons-material/ContentCopy';
import {
  type ClipboardEvent,
  useMemo,
  useState,
} from 'react';

interface Part {
  id: string;
  name: string;
  quantity: number;
}

export default function PasteRows() {
  const columns = useColumns();
  const [parts, setParts] = useState(firstParts);
  const [message, setMessage] = useState(
    'Click here, then paste cells from a spreadsheet.',
  );

  const onPaste = (event: ClipboardEvent) => {
    // Let the search field handle what is pasted into it.
    if (
      event.target instanceof Element &&
      event.target.matches('input:not([type=checkbox])')
    )
      return;
    event.preventDefault();
    const lines = event.clipboardData
      .getData('text/plain')
      .trimEnd()
      .split(/\r?\n/);
    const read = lines.map(readPart);
    const wrong = lines.flatMap((_line, index) =>
      read[index] ? [] : [index + 1],
    );
    if (wrong.length > 0) {
      setMessage(
        'Nothing was pasted: a line needs a number, ' +
          'a name and a quantity. ' +
          `Check line ${wrong.join(', ')}.`,
      );
      return;
    }
    const pasted = new Map(
      read.flatMap((part) =>
        part ? [[part.id, part]] : [],
      ),
    );
    const added = [...pasted.values()].filter(
      ({ id }) => !parts.some((part) => part.id === id),
    );
    setParts([
      ...parts.map((part) => pasted.get(part.id) ?? part),
      ...added,
    ]);
    const changed = pasted.size - added.length;
    setMessage(
      `${added.length} added, ${changed} changed.`,
    );
  };
  const copy = (rows: Part[]) => {
    navigator.clipboard.writeText(toText(rows)).then(
      () => setMessage(`${rows.length} copied.`),
      () => setMessage('The browser forbids copying.'),
    );
  };
  const actions: Action<Part>[] = [
    {
      icon: ContentCopy,
      tooltip: 'Copy the selected rows',
      onClick: (_event, rows) => copy([rows].flat()),
    },
  ];
  return (
    <div
      role="group"
      aria-label="Parts"
      tabIndex={0}
      onPaste={onPaste}
    >
      <MaterialTable
        title="Parts"
        columns={columns}
        data={parts}
        actions={actions}
        options={options}
      />
      <p role="status">{message}</p>
    </div>
  );
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Part>[]>(
    () => [
      { title: 'Number', field: 'id' },
      { title: 'Part', field: 'name' },
      {
        title: 'Quantity',
        field: 'quantity',
        type: 'numeric',
      },
    ],
    [],
  );
}

function toText(parts: Part[]) {
  return parts
    .map(({ id, name, quantity }) =>
      [id, name, quantity].join('\t'),
    )
    .join('\n');
}

/** Read a line of cells, which tabs separate. */
function readPart(line: string): Part | undefined {
  const [id = '', name = '', amount = '', ...more] = line
    .split('\t')
    .map((cell) => cell.trim());
  const quantity = Number(amount);
  const isPart =
    id &&
    name &&
    amount &&
    Number.isFinite(quantity) &&
    more.length === 0;
  return isPart ? { id, name, quantity } : undefined;
}

const options: Options<Part> = {
  selection: true,
  paging: false,
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all parts' },
    },
  },
  selectionProps: ({ name }: Part) => ({
    slotProps: {
      input: { 'aria-label': `Select ${name}` },
    },
  }),
};
const firstParts: Part[] = [
  { id: 'B-104', name: 'Bearing', quantity: 40 },
  { id: 'S-220', name: 'Screw', quantity: 900 },
  { id: 'W-007', name: 'Washer', quantity: 350 },
];
