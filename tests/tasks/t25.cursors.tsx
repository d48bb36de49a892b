import MaterialTable, { type Column, type Options, type Query, type QueryResult } from '@material-table/core';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import { type ChangeEvent, useCallback, useMemo, useRef } from 'react';

export interface Entry {
  id: number;
  text: string;
}

/** A page of the API: `next` is the cursor of the following one, or null at the end. */
export interface Slice {
  items: Entry[];
  next: string | null;
}

export default function Journal({
  fetchAfter,
}: {
  fetchAfter: (cursor: string | null, size: number) => Promise<Slice>;
}) {
  const columns = useMemo<Column<Entry>[]>(() => [{ title: 'Entry', field: 'text' }], []);
  // The cursor of each page that can be opened; the first one needs none.
  const cursors = useRef<{ size: number; ofPage: (string | null)[] }>({ size: 0, ofPage: [null] });
  const load = useCallback(
    async ({ page: asked, pageSize }: Query<Entry>): Promise<QueryResult<Entry>> => {
      if (cursors.current.size !== pageSize) cursors.current = { size: pageSize, ofPage: [null] };
      const { ofPage } = cursors.current;
      // Cursors belong to a size, so another size starts on the first page.
      const page = asked < ofPage.length ? asked : 0;
      const { items, next } = await fetchAfter(ofPage[page] ?? null, pageSize);
      if (next !== null) ofPage[page + 1] = next;
      return { data: items, page, totalCount: page * pageSize + items.length + (next === null ? 0 : 1) };
    },
    [fetchAfter],
  );
  return (
    <MaterialTable title="Journal" columns={columns} data={load} options={options} components={components} />
  );
}

const options: Options<Entry> = { search: false, maxColumnSort: 0, pageSize: 20, pageSizeOptions: [20, 50] };

interface PagerProps {
  count: number;
  page: number;
  rowsPerPage: number;
  rowsPerPageOptions: number[];
  onPageChange: (event: unknown, page: number) => void;
  onRowsPerPageChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A cell, because the table puts it into a row of its footer. `count` is no total, so it isn't shown. */
function Pager({ count, page, rowsPerPage, rowsPerPageOptions, ...on }: PagerProps) {
  const hasNext = count > (page + 1) * rowsPerPage;
  return (
    <TableCell align="right">
      <label>
        Rows{' '}
        <select value={rowsPerPage} onChange={on.onRowsPerPageChange}>
          {rowsPerPageOptions.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      {page > 0 && <Button onClick={(event) => on.onPageChange(event, page - 1)}>Back</Button>}
      {hasNext ? (
        <Button onClick={(event) => on.onPageChange(event, page + 1)}>Next</Button>
      ) : (
        <span role="status">End of list</span>
      )}
    </TableCell>
  );
}

const components = { Pagination: Pager };
