import MaterialTable, { type Column, type Options, type Query, type QueryResult } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';

export interface Rental {
  id: number;
  boat: string;
  /** A day, which is the same in each time zone; a `Date` wouldn't be. */
  day: string;
}

export interface Server {
  load: (page: number, size: number) => Promise<{ rentals: Rental[]; total: number }>;
  save: (rental: Rental) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
}

export default function Rentals({ server }: { server: Server }) {
  const [problem, setProblem] = useState('');
  const columns = useMemo<Column<Rental>[]>(
    () => [
      { title: 'Boat', field: 'boat' },
      { title: 'Day', field: 'day', type: 'date', dateSetting: { locale: 'en-GB' }, editable: 'never' },
    ],
    [],
  );
  const load = useCallback(
    async ({ page, pageSize }: Query<Rental>): Promise<QueryResult<Rental>> => {
      const { rentals, total } = await server.load(page, pageSize);
      return { data: rentals, page, totalCount: total };
    },
    [server],
  );
  /** The table keeps the row open when the promise is rejected, but shows no message. */
  const reporting = async (request: Promise<unknown>) => {
    setProblem('');
    try {
      await request;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  return (
    <>
      <MaterialTable
        title="Rentals"
        columns={columns}
        data={load}
        options={options}
        editable={{
          onRowUpdate: ({ id, boat, day }) => reporting(server.save({ id, boat, day })),
          onRowDelete: ({ id }) => reporting(server.remove(id)),
        }}
      />
      <Typography role="alert">{problem}</Typography>
    </>
  );
}

const options: Options<Rental> = { search: false, maxColumnSort: 0, emptyRowsWhenPaging: false };
