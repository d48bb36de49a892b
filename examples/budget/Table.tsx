import MaterialTable, { type Column, type Components, type Options } from '@material-table/core';
// In a second import, because one for both makes production builds of webpack fail with 8.0.3.
import { MTableBodyRow } from '@material-table/core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useEffect, useMemo, type RefObject } from 'react';
import { bookings, sumOf, type Booking } from './bookings';
import { countOf, euros, makeColumns, tableLook } from './columns';

/** What this program uses of `tableRef.current`. */
export interface TableHandle {
  dataManager: { sortedData: (Booking | Group)[] };
  onGroupExpandChanged: (path: number[]) => void;
  onPageChange: (event: null, page: number) => void;
}

interface Props {
  rows: Booking[];
  department?: string;
  isGrouped: boolean;
  hasPages: boolean;
  table: RefObject<TableHandle | null>;
}

export default function Table({ rows, department, isGrouped, hasPages, table }: Props) {
  const columns = useMemo(() => makeColumns(isGrouped), [isGrouped]);
  const options = useMemo(() => ({ ...fixedOptions, paging: hasPages }), [hasPages]);
  useEffect(() => {
    const [first] = table.current?.dataManager.sortedData ?? [];
    // Choosing a department should reveal its categories.
    if (department && first && 'groups' in first && !first.isExpanded)
      table.current?.onGroupExpandChanged([0]);
  }, [department, table]);
  const totals: Record<string, string> = {
    [isGrouped ? 'date' : 'department']: 'Total',
    vendor: countOf(rows.length),
    amount: euros(sumOf(rows)),
  };
  return (
    // Hidden rather than turned off, because switching to the list would first render every row.
    <Stack sx={{ ...tableLook, '& .MuiTablePagination-root': { display: isGrouped ? 'none' : undefined } }}>
      <MaterialTable
        columns={columns}
        data={rows}
        tableRef={table}
        options={options}
        components={components}
        localization={localization}
        renderSummaryRow={({ column }) => ({ value: totals[String(column.field)], style: totalStyle })}
      />
    </Stack>
  );
}

const totalStyle = { fontWeight: 600, whiteSpace: 'nowrap' };
const components: Components = { GroupRow };
const fixedOptions: Options<Booking> = {
  toolbar: false,
  draggable: false,
  padding: 'dense',
  pageSize: 25,
  pageSizeOptions: [25, 50, 100],
  emptyRowsWhenPaging: false,
  // The groups of the first booking are open from the start.
  defaultExpanded: ({ id }: Booking) => id === bookings[0]?.id,
  // For the first frame, which has the table's own group rows, because the table adds `components` in an effect.
  groupRowSeparator: ' ',
  groupTitle: (group) => <GroupTitle {...(group as Group)} />,
};
const localization = {
  body: { emptyDataSourceMessage: 'No booking matches. Change or clear the filters.' },
};

/** As the table passes it: with either groups or rows. */
interface Group {
  value: string;
  groups: Group[];
  data: (Booking & { tableData: { uuid: string } })[];
  isExpanded: boolean;
}

interface GroupRowProps {
  groupData: Group;
  level: number;
  path: number[];
  onGroupExpandChanged: (path: number[]) => void;
  columns: Column<Booking>[];
  components: object;
  getFieldValue: (row: Booking, column: Column<Booking>) => unknown;
}

function GroupTitle(group: Group) {
  const rows = rowsOf([group]);
  const sx = { display: 'inline-flex', width: 'calc(100% - 64px)', justifyContent: 'space-between' };
  return (
    <Box component="span" sx={sx}>
      <span>
        {group.value}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {countOf(rows.length)}
        </Typography>
      </span>
      <span>{euros(sumOf(rows))}</span>
    </Box>
  );
}

/** All bookings of groups or a list, in the table's order. */
export function rowsOf(items: (Booking | Group)[]): Booking[] {
  return items.flatMap((item) => ('groups' in item ? [...rowsOf(item.groups), ...item.data] : item));
}

/** The row of a group with its count and sum, and the rows below it while it is open. */
function GroupRow({ groupData, level, path, onGroupExpandChanged, ...rest }: GroupRowProps) {
  const { value, groups, data, isExpanded } = groupData;
  const { columns, components, getFieldValue } = rest;
  const rows = rowsOf([groupData]);
  const fontWeight = level === 0 ? 600 : 400;
  return (
    <>
      <TableRow sx={{ bgcolor: level === 0 ? 'action.hover' : undefined }}>
        {level > 0 && <TableCell padding="none" />}
        <TableCell colSpan={columns.length - 1 - level} sx={{ py: 0.5, px: 1 }}>
          <Button
            color="inherit"
            aria-expanded={isExpanded}
            startIcon={<ExpandMore sx={{ transform: isExpanded ? 'none' : 'rotate(-90deg)' }} />}
            onClick={() => onGroupExpandChanged(path)}
            sx={{ textTransform: 'none', fontWeight }}
          >
            {value}
          </Button>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: { xs: 'block', sm: 'inline' }, pl: { xs: 4.5, sm: 0 } }}
          >
            {countOf(rows.length)}
          </Typography>
        </TableCell>
        <TableCell align="right" sx={{ fontWeight }}>
          {euros(sumOf(rows))}
        </TableCell>
      </TableRow>
      {isExpanded &&
        groups.map((group, index) => (
          <GroupRow
            {...rest}
            key={group.value}
            groupData={group}
            level={level + 1}
            path={[...path, index]}
            onGroupExpandChanged={onGroupExpandChanged}
          />
        ))}
      {isExpanded &&
        data.map((booking) => (
          <MTableBodyRow
            key={booking.id}
            data={booking}
            level={level + 1}
            path={[...path, booking.tableData.uuid]}
            {...{ columns, components, getFieldValue }}
          />
        ))}
    </>
  );
}
