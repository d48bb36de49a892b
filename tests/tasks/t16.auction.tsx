import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Button, Chip, FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';

interface Lot {
  id: number;
  name: string;
  kind: string;
  /** An ISO date, which compares as a string. */
  day: string;
  price: number;
}

interface Criteria {
  from: string;
  to: string;
  kinds: string[];
  min: string;
  max: string;
}

const kinds = ['clock', 'lamp', 'chair'];
const none: Criteria = { from: '', to: '', kinds: [], min: '', max: '' };
const fields = { from: 'From', to: 'To', min: 'Lowest price', max: 'Highest price' };
type Field = keyof typeof fields;
const names = Object.keys(fields) as Field[];

export default function Auction({ lots }: { lots: Lot[] }) {
  // What is in the form, and what filters the rows: the first becomes the second by Apply.
  const [draft, setDraft] = useState(readAddress);
  const [applied, setApplied] = useState(draft);
  const tableRef = useRef<{ onPageChange: (event: null, page: number) => void }>(null);
  const columns = useMemo<Column<Lot>[]>(
    () => [
      { title: 'Lot', field: 'name' },
      { title: 'Kind', field: 'kind' },
      { title: 'Day', field: 'day' },
      { title: 'Price', field: 'price', type: 'numeric' },
    ],
    [],
  );
  const found = useMemo(() => lots.filter((lot) => passes(lot, applied)), [lots, applied]);
  const apply = (next: Criteria) => {
    setApplied(next);
    setDraft(next);
    const query = toParams(next).toString();
    window.history.replaceState(null, '', query ? `?${query}` : window.location.pathname);
    tableRef.current?.onPageChange(null, 0);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(draft);
  };
  const choose = (kind: string, isOn: boolean) =>
    setDraft({ ...draft, kinds: kinds.filter((one) => (one === kind ? isOn : draft.kinds.includes(one))) });
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: 2, '& > :last-child': { flex: 1, minWidth: 0 } }}
    >
      <Stack component="form" aria-label="Search" onSubmit={submit} sx={{ gap: 1 }}>
        {names.map((name) => (
          <TextField
            key={name}
            type={name === 'from' || name === 'to' ? 'date' : 'number'}
            size="small"
            label={fields[name]}
            value={draft[name]}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        {kinds.map((kind) => (
          <FormControlLabel
            key={kind}
            label={kind}
            control={
              <Switch checked={draft.kinds.includes(kind)} onChange={(_event, isOn) => choose(kind, isOn)} />
            }
          />
        ))}
        <Button type="submit" variant="contained">
          Apply
        </Button>
        <Button onClick={() => apply(none)}>Clear</Button>
      </Stack>
      <div>
        <Chips applied={applied} onRemove={apply} />
        <MaterialTable title="Lots" columns={columns} data={found} options={options} tableRef={tableRef} />
      </div>
    </Stack>
  );
}

const options: Options<Lot> = { search: false, pageSize: 5, emptyRowsWhenPaging: false };

function Chips({ applied, onRemove }: { applied: Criteria; onRemove: (rest: Criteria) => void }) {
  const chips = [
    ...names
      .filter((name) => applied[name])
      .map((name) => ({ label: `${fields[name]}: ${applied[name]}`, rest: { ...applied, [name]: '' } })),
    ...applied.kinds.map((kind) => ({
      label: kind,
      rest: { ...applied, kinds: applied.kinds.filter((other) => other !== kind) },
    })),
  ];
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
      {chips.map(({ label, rest }) => (
        <Chip key={label} label={label} onDelete={() => onRemove(rest)} />
      ))}
    </Stack>
  );
}

function passes({ kind, day, price }: Lot, { from, to, kinds: chosen, min, max }: Criteria): boolean {
  return (
    (!from || day >= from) &&
    (!to || day <= to) &&
    (chosen.length === 0 || chosen.includes(kind)) &&
    (!min || price >= Number(min)) &&
    (!max || price <= Number(max))
  );
}

function toParams(criteria: Criteria): URLSearchParams {
  const single = names.map((name) => [name, criteria[name]]);
  const several = criteria.kinds.map((kind) => ['kind', kind]);
  return new URLSearchParams([...single, ...several].filter(([, value]) => value));
}

function readAddress(): Criteria {
  const params = new URLSearchParams(window.location.search);
  const single = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  return { ...none, ...single, kinds: params.getAll('kind') };
}
