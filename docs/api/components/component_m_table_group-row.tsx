import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableGroupRow } from '@material-table/core';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';

export default function GroupsWithSubtotal() {
  const columns = useMemo<Column<Sale>[]>(
    () => [
      {
        title: 'Region',
        field: 'region',
        defaultGroupOrder: 0,
      },
      { title: 'Product', field: 'product' },
      { title: 'Pieces', field: 'pieces', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Sales"
      columns={columns}
      data={sales}
      options={{ grouping: true, defaultExpanded: true }}
      components={{ GroupRow: GroupRowWithSubtotal }}
    />
  );
}

interface Group {
  value: string;
  isExpanded: boolean;
  /** The rows of the group; empty in outer groups. */
  data: Sale[];
}

interface GroupRowProps {
  columns: Column<Sale>[];
  groupData: Group;
}

/**
 * The default renders the title and, if expanded,
 * the group's content; the subtotal follows it.
 */
function GroupRowWithSubtotal(props: GroupRowProps) {
  const { columns, groupData } = props;
  const pieces = groupData.data.reduce(
    (sum, sale) => sum + sale.pieces,
    0,
  );
  return (
    <>
      <MTableGroupRow {...props} />
      {groupData.isExpanded &&
        groupData.data.length > 0 && (
          <TableRow>
            <TableCell
              colSpan={columns.length}
              align="right"
            >
              {groupData.value} in all: <b>{pieces}</b>
            </TableCell>
          </TableRow>
        )}
    </>
  );
}

interface Sale {
  id: number;
  region: string;
  product: string;
  pieces: number;
}

const sales: Sale[] = [
  { id: 1, region: 'North', product: 'Chairs', pieces: 12 },
  { id: 2, region: 'South', product: 'Chairs', pieces: 7 },
  { id: 3, region: 'North', product: 'Tables', pieces: 4 },
  { id: 4, region: 'South', product: 'Lamps', pieces: 21 },
];
