import MaterialTable, { type Column, type Components, type Options } from '@material-table/core';
import { Pagination, TableCell, type TablePaginationProps, TextField } from '@mui/material';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

export interface Parcel {
  id: number;
  town: string;
}

interface Props {
  parcels: Parcel[];
  user: string;
}

/** Rows of this height keep the sum right, whatever is in them. */
const rowHeight = 40;
/** Room below the table: the margin of the page. */
const below = 16;
const sizes = [5, 10, 20];

export default function Parcels({ parcels, user }: Props) {
  const columns = useMemo<Column<Parcel>[]>(
    () => [
      { title: 'Parcel', field: 'id' },
      { title: 'Town', field: 'town', cellStyle: { whiteSpace: 'nowrap' } },
    ],
    [],
  );
  const box = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(() => choiceOf(user));
  const fitting = useFittingRows(box);
  const pageSize = choice === 'fit' ? fitting : choice;
  const options = useMemo<Options<Parcel>>(
    () => ({
      search: false,
      pageSize,
      pageSizeOptions: [...new Set([...sizes, pageSize])],
      emptyRowsWhenPaging: false,
      rowStyle: { height: rowHeight },
      padding: 'dense',
    }),
    [pageSize],
  );
  const choose = (next: string) => {
    setChoice(next === 'fit' ? next : Number(next));
    localStorage.setItem(keyOf(user), next);
  };
  return (
    <>
      <label>
        Rows per page{' '}
        <select value={choice} onChange={({ target }) => choose(target.value)}>
          <option value="fit">as many as fit</option>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <div ref={box}>
        <MaterialTable
          title="Parcels"
          columns={columns}
          data={parcels}
          options={options}
          components={components}
        />
      </div>
    </>
  );
}

const keyOf = (user: string) => `rows-per-page ${user}`;

function choiceOf(user: string): number | 'fit' {
  const saved = Number(localStorage.getItem(keyOf(user)));
  return sizes.includes(saved) ? saved : 'fit';
}

/** How many rows fit between the top of the table and the end of the window. */
function useFittingRows(box: { current: HTMLDivElement | null }): number {
  const [count, setCount] = useState(sizes[0] ?? 1);
  useLayoutEffect(() => {
    const measure = () => {
      const table = box.current;
      if (!table) return;
      const rows = table.querySelector('tbody')?.offsetHeight ?? 0;
      const top = table.getBoundingClientRect().top + window.scrollY;
      // Whatever isn't rows: toolbar, header and pagination.
      const around = table.offsetHeight - rows;
      setCount(Math.max(1, Math.floor((window.innerHeight - top - around - below) / rowHeight)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box]);
  return count;
}

/** A table cell, because the pagination is part of the table's footer. MUI counts pages from 1, the table from 0. */
function Pages({ count, page, rowsPerPage, onPageChange }: TablePaginationProps) {
  const last = Math.max(1, Math.ceil(count / rowsPerPage));
  const goTo = (next: number) => onPageChange(null, next - 1);
  return (
    <TableCell sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 64, py: 0 }}>
      <Pagination count={last} page={page + 1} onChange={(_event, next) => goTo(next)} />
      <PageField key={page} page={page + 1} last={last} onJump={goTo} />
    </TableCell>
  );
}

function PageField({ page, last, onJump }: { page: number; last: number; onJump: (page: number) => void }) {
  const [text, setText] = useState(String(page));
  const next = Number(text);
  const isWrong = !Number.isInteger(next) || next < 1 || next > last;
  const jump = ({ key }: KeyboardEvent) => key === 'Enter' && !isWrong && onJump(next);
  return (
    <TextField
      size="small"
      variant="standard"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={jump}
      error={isWrong}
      helperText={isWrong && `1 to ${last}`}
      slotProps={{ htmlInput: { 'aria-label': 'Page', inputMode: 'numeric' } }}
    />
  );
}

const components: Components = { Pagination: Pages };
