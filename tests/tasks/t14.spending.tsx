import MaterialTable, { type Column, type Components, type Icons, type Options } from '@material-table/core';
import { MTableEditRow } from '@material-table/core';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentProps, forwardRef, useMemo, useRef, useState } from 'react';

export interface Expense {
  id: number;
  department: string;
  year: number;
  item: string;
  cost: number;
}

/** A group has rows or, on the outer level, groups. */
interface Group {
  value: string | number;
  data: Expense[];
  groups: Group[];
  isExpanded?: boolean;
}

interface TableHandle {
  dataManager: { sortedData: Group[] };
  onGroupExpandChanged: (path: number[]) => void;
}

export default function Spending({ expenses: first }: { expenses: Expense[] }) {
  const [expenses, setExpenses] = useState(first);
  const table = useRef<TableHandle>(null);
  const columns = useMemo<Column<Expense>[]>(
    () => [
      // The grouped columns are first, so that the total is in its column.
      { title: 'Department', field: 'department', defaultGroupOrder: 0 },
      { title: 'Year', field: 'year', defaultGroupOrder: 1 },
      { title: 'Item', field: 'item', editable: 'never' },
      { title: 'Cost', field: 'cost', type: 'numeric', filtering: false, render: ({ cost }) => money(cost) },
    ],
    [],
  );
  /** A new key would do it, but lose the filter. */
  const setAll = (isExpanded: boolean) => {
    for (const path of pathsOf(table.current?.dataManager.sortedData ?? [], !isExpanded))
      table.current?.onGroupExpandChanged(path);
  };
  const save = async ({ id, cost }: Expense) =>
    setExpenses((all) => all.map((one) => (one.id === id ? { ...one, cost: Number(cost) } : one)));
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ m: 1 }}>
        <Button onClick={() => setAll(true)}>Open all groups</Button>
        <Button onClick={() => setAll(false)}>Close all groups</Button>
      </Stack>
      <MaterialTable
        title="Spending"
        columns={columns}
        data={expenses}
        options={options}
        icons={icons}
        components={components}
        tableRef={table}
        editable={{ onRowUpdate: save, editTooltip: ({ item }) => `Edit ${item}` }}
        renderSummaryRow={({ column, data }) => {
          const groups = data as unknown as Group[];
          if (column.field === 'item') return { value: 'Total', style };
          if (column.field === 'cost') return { value: money(groups.reduce(add, 0)), style };
          return undefined;
        }}
      />
    </>
  );
}

const style = { fontWeight: 600 };

const money = (euros: number) => `€${euros.toLocaleString('en-US')}`;

/** What a group costs, on all levels. */
const costOf = ({ data, groups }: Group): number =>
  groups.reduce(add, 0) + data.reduce((sum, { cost }) => sum + cost, 0);
const add = (sum: number, group: Group) => sum + costOf(group);

const options: Options<Expense> = {
  filtering: true,
  search: false,
  paging: false,
  draggable: false,
  groupTitle: (group) => `${money(costOf(group as Group))} for`,
  groupRowSeparator: ' ',
};

/** The paths of the groups that are open or closed, on all levels. */
function pathsOf(groups: Group[], areOpen: boolean, above: number[] = []): number[][] {
  return groups.flatMap((group, index) => {
    const path = [...above, index];
    const own = Boolean(group.isExpanded) === areOpen ? [path] : [];
    return [...own, ...pathsOf(group.groups, areOpen, path)];
  });
}

interface ArrowProps extends SvgIconProps {
  row?: { groupData: Group };
}

/** Names the button of a group. */
const Arrow = forwardRef<SVGSVGElement, ArrowProps>(({ row, ...props }, ref) => (
  <ChevronRight {...props} ref={ref} titleAccess={row && `Group ${row.groupData.value}`} />
));
const icons: Icons<Expense> = { DetailPanel: Arrow };

/** In a group inside a group, the row gets no messages, and fails without them. */
function EditRow(props: ComponentProps<typeof MTableEditRow>) {
  return <MTableEditRow {...props} localization={{ saveTooltip: 'Save', cancelTooltip: 'Cancel' }} />;
}
const components: Components = { EditRow };
