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

/** For the first frame, where it follows the table's own button: as wide as in `GroupRow`. */
function GroupTitle(group: Group) {
  const rows = rowsOf([group]);
  return (
    <Box component="span" sx={titleLook} style={{ fontWeight: weightOf(group) }}>
      <span>
        {group.value} <Count of={rows} />
      </span>
      <span>{euros(sumOf(rows))}</span>
    </Box>
  );
}

const titleLook = {
  '--button': '36px',
  '@media (pointer: coarse)': { '--button': '44px' },
  display: 'inline-flex',
  verticalAlign: 'middle',
  width: { xs: 'calc(100% - var(--button))', sm: 'calc(100% - var(--button) - 16px)' },
  justifyContent: 'space-between',
};

/** Departments stand out, categories don't. */
const weightOf = ({ groups }: Group) => (groups.length > 0 ? 600 : 400);

function Count({ of: rows, verticalAlign }: { of: Booking[]; verticalAlign?: 'middle' }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ verticalAlign }}>
      {countOf(rows.length)}
    </Typography>
  );
}

/** All bookings of groups or a list, in the table's order. */
export function rowsOf(items: (Booking | Group)[]): Booking[] {
  return items.flatMap((item) => ('groups' in item ? [...rowsOf(item.groups), ...item.data] : item));
}

const buttonLook = {
  height: 36,
  '@media (pointer: coarse)': { height: 44 },
  pl: 0.75,
  pr: 0,
  font: 'inherit',
  textTransform: 'none',
};

/** The row of a group with its count and sum, and the rows below it while it is open. */
function GroupRow({ groupData, level, path, onGroupExpandChanged, ...rest }: GroupRowProps) {
  const { value, groups, data, isExpanded } = groupData;
  const { columns, components, getFieldValue } = rest;
  const rows = rowsOf([groupData]);
  const fontWeight = weightOf(groupData);
  return (
    <>
      <TableRow>
        {level > 0 && <TableCell padding="none" />}
        <TableCell padding="none" colSpan={columns.length - 1 - level}>
          <Button
            color="inherit"
            aria-expanded={isExpanded}
            onClick={() => onGroupExpandChanged(path)}
            sx={{ ...buttonLook, fontWeight }}
          >
            <ExpandMore sx={{ mr: 0.75, transform: isExpanded ? 'none' : 'rotate(-90deg)' }} />
            {value}
          </Button>{' '}
          <Count of={rows} verticalAlign="middle" />
        </TableCell>
        <TableCell align="right" sx={{ py: 0, fontWeight }}>
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
