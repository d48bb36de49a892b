import MaterialTable, { type Column, type Options, type Query, type QueryResult } from '@material-table/core';
import { Button, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';

export interface Recipient {
  id: number;
  name: string;
}

/** What the server gets: a list, or a search and who of its results is left out. */
type Rule = { ids: number[] } | { search: string; except: number[] };

interface Props {
  fetchPage: (search: string, start: number, count: number) => Promise<{ rows: Recipient[]; total: number }>;
  send: (rule: Rule) => void;
}

/** With `isAll`, `ids` are the exceptions; otherwise, they are the choice. */
interface Choice {
  isAll: boolean;
  ids: ReadonlySet<number>;
}

const nothing: Choice = { isAll: false, ids: new Set() };

export default function Mailing({ fetchPage, send }: Props) {
  const [choice, setChoice] = useState(nothing);
  const [total, setTotal] = useState(0);
  // For the data function, which must stay the same and use the latest choice.
  const latest = useRef({ choice, search: '', page: [] as Recipient[] });
  const tableRef = useRef<{ onQueryChange: () => void }>(null);
  const columns = useMemo<Column<Recipient>[]>(() => [{ title: 'Name', field: 'name' }], []);

  const choose = useCallback((next: Choice) => {
    latest.current.choice = next;
    setChoice(next);
  }, []);
  const load = useCallback(
    async ({ page, pageSize, search }: Query<Recipient>): Promise<QueryResult<Recipient>> => {
      if (search !== latest.current.search) choose(nothing);
      latest.current.search = search;
      const { rows, total: found } = await fetchPage(search, page * pageSize, pageSize);
      latest.current.page = rows;
      setTotal(found);
      const data = rows.map((row) => ({
        ...row,
        tableData: { checked: isChosen(latest.current.choice, row) },
      }));
      return { data, page, totalCount: found };
    },
    [fetchPage, choose],
  );
  /** The table has the rows of this page alone: what is chosen elsewhere stays. */
  const change = (selected: Recipient[]) => {
    const { isAll, ids } = latest.current.choice;
    const next = new Set(ids);
    for (const { id } of latest.current.page) {
      const isSelected = selected.some((row) => row.id === id);
      if (isSelected === isAll) next.delete(id);
      else next.add(id);
    }
    choose({ isAll, ids: next });
  };
  const chooseAll = (isAll: boolean) => {
    choose({ isAll, ids: new Set() });
    tableRef.current?.onQueryChange();
  };
  const { isAll, ids } = choice;
  const count = isAll ? total - ids.size : ids.size;
  const submit = () => send(isAll ? { search: latest.current.search, except: [...ids] } : { ids: [...ids] });
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', m: 1 }}>
        <Typography role="status">{count} selected</Typography>
        <Button onClick={() => chooseAll(true)}>Select all {total} results</Button>
        <Button onClick={() => chooseAll(false)}>Select none</Button>
        <Button variant="contained" disabled={count === 0} onClick={submit}>
          Send
        </Button>
      </Stack>
      <Typography variant="body2">A new search clears the selection.</Typography>
      <MaterialTable
        title="Recipients"
        columns={columns}
        data={load}
        options={options}
        tableRef={tableRef}
        onSelectionChange={change}
      />
    </>
  );
}

const options: Options<Recipient> = {
  pageSize: 5,
  pageSizeOptions: [5],
  maxColumnSort: 0,
  selection: true,
  showTextRowsSelected: false,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select this page' } } },
  selectionProps: ({ name }: Recipient) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
};

const isChosen = ({ isAll, ids }: Choice, { id }: Recipient) => ids.has(id) !== isAll;
