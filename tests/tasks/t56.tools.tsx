import MaterialTable, { type Column, type Icons, type Options } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { type ElementType, forwardRef, useMemo, useState } from 'react';

export interface Tool {
  id: number;
  name: string;
  isLent: boolean;
}

export default function Tools({ tools: first }: { tools: Tool[] }) {
  const [tools, setTools] = useState(first);
  const columns = useMemo<Column<Tool>[]>(
    () => [
      { title: 'Tool', field: 'name' },
      { title: 'Lent', field: 'isLent', type: 'boolean', filtering: false },
    ],
    [],
  );
  const editable = {
    onRowAdd: async ({ name, isLent }: Tool) =>
      setTools((all) => [...all, { id: all.length + 1, name, isLent: Boolean(isLent) }]),
    onRowUpdate: async ({ id, name, isLent }: Tool) =>
      setTools((all) => all.map((tool) => (tool.id === id ? { id, name, isLent } : tool))),
    onRowDelete: async ({ id }: Tool) => setTools((all) => all.filter((tool) => tool.id !== id)),
    isDeletable: ({ isLent }: Tool) => !isLent,
    onBulkUpdate: async (changes: Record<number, { newData: Tool }>) => {
      const changed = Object.values(changes).map(({ newData: { id, name, isLent } }) => ({
        id,
        name,
        isLent,
      }));
      setTools((all) => all.map((tool) => changed.find(({ id }) => id === tool.id) ?? tool));
    },
  };
  return (
    <ThemeProvider theme={theme}>
      <MaterialTable
        title="Tools"
        columns={columns}
        data={tools}
        options={options}
        icons={icons}
        editable={editable}
        detailPanel={({ rowData }) => rowData.name}
      />
    </ThemeProvider>
  );
}

/** An icon of the set. A name is for those that are all that a cell or a disabled button says. */
function icon(path: string, name?: string) {
  return forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => (
    <SvgIcon {...props} ref={ref} titleAccess={name} data-set="ours">
      <path d={path} />
    </SvgIcon>
  ));
}

const right = 'M8 4l8 8-8 8z';
const left = 'M16 4l-8 8 8 8z';
const cross = 'M5 7l2-2 5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5z';
const tick = 'M4 12l2-2 4 4 8-9 2 2-10 11z';
const down = 'M4 8h16l-8 10z';
const bars = 'M3 5h18v3H3zM6 11h12v3H6zM9 17h6v3H9z';
const frame = 'M3 3h18v18H3zM6 6v12h12V6z';
const dash = 'M4 11h16v3H4z';

const icons: Icons<Tool> & { Resize?: ElementType } = {
  Add: icon('M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z', 'Add'),
  Check: icon(tick, 'Yes'),
  Clear: icon(cross, 'Cancel'),
  Delete: icon('M5 7h14v14H5zM8 3h8v2H8z', 'Delete'),
  DetailPanel: icon(right),
  Edit: icon('M4 16L16 4l4 4L8 20H4z', 'Edit'),
  Export: icon('M10 3h4v8h4l-6 7-6-7h4zM4 20h16v2H4z'),
  Filter: icon(bars),
  FirstPage: icon('M3 4h3v16H3zM20 4l-8 8 8 8z', 'First page'),
  LastPage: icon('M18 4h3v16h-3zM4 4l8 8-8 8z', 'Last page'),
  NextPage: icon(right, 'Next page'),
  PreviousPage: icon(left, 'Previous page'),
  ResetSearch: icon(cross, 'Clear search'),
  Resize: icon('M11 3h2v18h-2z'),
  Retry: icon('M12 4a8 8 0 108 8h-3a5 5 0 11-5-5v4l7-5-7-5z', 'Retry'),
  Search: icon('M10 3a7 7 0 105 12l5 5 2-2-5-5a7 7 0 00-7-10zm0 3a4 4 0 110 8 4 4 0 010-8z'),
  SortArrow: icon(down),
  ThirdStateCheck: icon(dash, 'No'),
  ViewColumn: icon('M3 4h5v16H3zM10 4h5v16h-5zM17 4h4v16h-4z'),
};

// Material UI's own parts, which don't ask the table: checkboxes and the list of page sizes.
const Empty = icon(frame);
const Checked = icon(tick);
const Some = icon(dash);
const Open = icon(down);
const theme = createTheme({
  components: {
    MuiCheckbox: {
      defaultProps: { icon: <Empty />, checkedIcon: <Checked />, indeterminateIcon: <Some /> },
    },
    MuiSelect: { defaultProps: { IconComponent: Open } },
  },
});

const options: Options<Tool> = {
  pageSize: 3,
  pageSizeOptions: [3, 6],
  filtering: true,
  columnsButton: true,
  columnResizable: true,
  tableLayout: 'fixed',
  exportMenu: [
    {
      label: 'PDF',
      exportFunc: async (columns, rows) => {
        const { ExportPdf } = await import('@material-table/exporters');
        ExportPdf(columns, rows, 'tools');
      },
    },
  ],
};
