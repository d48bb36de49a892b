import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Box, Button, Checkbox, FormControlLabel, Radio, Stack, TextField, Typography } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';

export interface Truck {
  id: number;
  plate: string;
  driver: string;
  depot: string;
  load: string;
}

type Field = Exclude<keyof Truck, 'id'>;

const titles: Record<Field, string> = { plate: 'Plate', driver: 'Driver', depot: 'Depot', load: 'Load' };

interface Layout {
  order: Field[];
  hidden: Field[];
  widths: Record<Field, number>;
  fixed?: Field;
  filters: Partial<Record<Field, unknown>>;
}

const first: Layout = {
  order: ['plate', 'driver', 'depot', 'load'],
  hidden: [],
  widths: { plate: 200, driver: 200, depot: 200, load: 200 },
  filters: {},
};

const key = 'columns of the fleet';

export default function Fleet({ trucks }: { trucks: Truck[] }) {
  const [layout, setLayout] = useState<Layout>(
    () => JSON.parse(localStorage.getItem(key) ?? 'null') ?? first,
  );
  // New filters must not make new columns, but new columns start with them.
  const filters = useRef(layout.filters);
  const [message, setMessage] = useState('');

  const change = (part: Partial<Layout>) => {
    const next = { ...layout, ...part, filters: filters.current };
    localStorage.setItem(key, JSON.stringify(next));
    setLayout(next);
  };
  const toggle = (field: Field) => {
    const isHidden = !layout.hidden.includes(field);
    const { [field]: own, ...others } = filters.current;
    if (isHidden) filters.current = others;
    setMessage(isHidden && own ? `The filter of ${titles[field]} is dropped.` : '');
    change({
      hidden: isHidden ? [...layout.hidden, field] : layout.hidden.filter((other) => other !== field),
    });
  };
  /** To the place of another field. */
  const move = (field: Field, other?: Field) => {
    if (!other) return;
    const order = layout.order.filter((one) => one !== field);
    order.splice(layout.order.indexOf(other), 0, field);
    change({ order });
    setMessage(`${titles[field]} is at place ${order.indexOf(field) + 1}.`);
  };

  // Without the hidden ones, since those would confuse dragging and widths. The fixed one is first.
  const shown = useMemo(() => {
    const isFixed = (field: Field) => field === layout.fixed;
    const order = [...layout.order.filter(isFixed), ...layout.order.filter((field) => !isFixed(field))];
    return order.filter((field) => !layout.hidden.includes(field));
  }, [layout]);
  const columns = useMemo<Column<Truck>[]>(
    () =>
      shown.map((field) => ({
        title: titles[field],
        field,
        width: layout.widths[field],
        draggable: field !== layout.fixed,
        defaultFilter: layout.filters[field],
      })),
    [shown, layout],
  );
  const isFixed = shown[0] !== undefined && shown[0] === layout.fixed;
  return (
    <Stack direction="row" spacing={2}>
      <Manager layout={layout} message={message} change={change} toggle={toggle} move={move} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <MaterialTable
          title="Fleet"
          columns={columns}
          data={trucks}
          options={options}
          sx={isFixed ? firstSticks : undefined}
          onColumnDragged={(from, to) => shown[from] && move(shown[from], shown[to])}
          onColumnResized={(changed) => {
            const own = changed.map(({ field, widthPx }) => [field, widthPx]);
            change({ widths: { ...layout.widths, ...Object.fromEntries(own) } });
          }}
          onFilterChange={(applied) => {
            const own = applied.map(({ column, value }) => [column.field, value]);
            filters.current = Object.fromEntries(own);
            localStorage.setItem(key, JSON.stringify({ ...layout, filters: filters.current }));
          }}
        />
      </Box>
    </Stack>
  );
}

interface ManagerProps {
  layout: Layout;
  message: string;
  change: (part: Partial<Layout>) => void;
  toggle: (field: Field) => void;
  move: (field: Field, other?: Field) => void;
}

function Manager({ layout, message, change, toggle, move }: ManagerProps) {
  const [text, setText] = useState('');
  const fields = layout.order.filter((field) => titles[field].toLowerCase().includes(text.toLowerCase()));
  return (
    <Box role="group" aria-label="Columns" sx={{ flex: 'none', width: 400 }}>
      <TextField
        label="Find a column"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {fields.map((field) => {
        const place = layout.order.indexOf(field);
        const title = titles[field];
        return (
          <Stack key={field} direction="row" role="group" aria-label={title} sx={{ alignItems: 'center' }}>
            <FormControlLabel
              label={title}
              control={<Checkbox checked={!layout.hidden.includes(field)} onChange={() => toggle(field)} />}
            />
            <Button aria-label={`Move ${title} up`} onClick={() => move(field, layout.order[place - 1])}>
              ↑
            </Button>
            <Button aria-label={`Move ${title} down`} onClick={() => move(field, layout.order[place + 1])}>
              ↓
            </Button>
            <TextField
              type="number"
              size="small"
              value={layout.widths[field]}
              onChange={({ target }) =>
                change({ widths: { ...layout.widths, [field]: Number(target.value) } })
              }
              slotProps={{ htmlInput: { 'aria-label': `Width of ${title}`, min: 50 } }}
            />
            <Radio
              checked={layout.fixed === field}
              onChange={() => change({ fixed: field })}
              slotProps={{ input: { 'aria-label': `Fix ${title}` } }}
            />
          </Stack>
        );
      })}
      <Button onClick={() => change({ fixed: undefined })}>Fix none</Button>
      <Typography role="status">{message}</Typography>
    </Box>
  );
}

const options: Options<Truck> = {
  filtering: true,
  search: false,
  paging: false,
  columnResizable: true,
  tableLayout: 'fixed',
  tableWidth: 'variable',
};

const firstSticks: SxProps = {
  '& th:first-of-type, & td:first-of-type': {
    position: 'sticky !important',
    insetInlineStart: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
  '& th:first-of-type': { zIndex: 11 },
};
