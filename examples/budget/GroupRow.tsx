import type { Column } from '@material-table/core';
// Its own import, after the table: in one statement, production builds of webpack fail with 8.0.3.
import { MTableBodyRow } from '@material-table/core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, TableCell, TableRow, Typography } from '@mui/material';
import { sumOf, type Booking } from './bookings';
import { countOf, euros } from './columns';

/** A group as the table makes it: it has either groups or rows. */
export interface Group {
  value: string;
  groups: Group[];
  data: (Booking & { tableData: { uuid: string } })[];
  isExpanded: boolean;
}

interface Props {
  groupData: Group;
  level: number;
  path: number[];
  onGroupExpandChanged: (path: number[]) => void;
  columns: Column<Booking>[];
  components: object;
  getFieldValue: (row: Booking, column: Column<Booking>) => unknown;
}

/** The rows of a group or list, in the order of the table. */
export function rowsOf(items: (Booking | Group)[]): Booking[] {
  return items.flatMap((item) => ('groups' in item ? [...rowsOf(item.groups), ...item.data] : item));
}

/** A group with the number and the sum of its bookings, and, while it is open, what is in it. */
export default function GroupRow({ groupData, level, path, onGroupExpandChanged, ...rest }: Props) {
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
