import MaterialTable, {
  type Column,
  type Options,
  type Query,
} from '@material-table/core';
import { MTableBody } from '@material-table/core';
import {
  Skeleton,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { team, type Member } from '../_team';

// As high as the empty rows before
// the first answer, so nothing moves.
const rowStyle = { height: 49 };
const options: Options<Member> = {
  pageSize: 5,
  pageSizeOptions: [5],
  search: false,
  maxColumnSort: 0,
  rowStyle,
};
const IsLoading = createContext(true);
const components = { Body, OverlayLoading: () => null };

export default function SkeletonOfRemoteRows() {
  const [isLoading, setIsLoading] = useState(true);
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Role', field: 'role' },
      { title: 'Email', field: 'email' },
    ],
    [],
  );
  const load = useCallback(async (query: Query<Member>) => {
    setIsLoading(true);
    try {
      return await fetchTeam(query);
    } finally {
      setIsLoading(false);
    }
  }, []);
  return (
    <IsLoading value={isLoading}>
      <MaterialTable
        title="Team"
        columns={columns}
        data={load}
        options={options}
        components={components}
      />
      <p role="status" style={{ minHeight: 24 }}>
        {isLoading ? 'The rows are on their way.' : ''}
      </p>
    </IsLoading>
  );
}

/** The body, or as many gray lines as a page has rows. */
function Body(props: {
  pageSize: number;
  columns: object[];
}) {
  const isLoading = useContext(IsLoading);
  if (!isLoading) return <MTableBody {...props} />;
  return (
    <TableBody aria-hidden>
      {Array.from(
        { length: props.pageSize },
        (_row, index) => (
          <TableRow key={index} style={rowStyle}>
            {props.columns.map((_column, cell) => (
              <TableCell key={cell}>
                <Skeleton width="80%" />
              </TableCell>
            ))}
          </TableRow>
        ),
      )}
    </TableBody>
  );
}

/** In your app: a request for one page. */
async function fetchTeam({
  page,
  pageSize,
}: Query<Member>) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return {
    data: team.slice(
      page * pageSize,
      (page + 1) * pageSize,
    ),
    page,
    totalCount: team.length,
  };
}
