import MaterialTable, { type Column, type Components, type Icons, type Options } from '@material-table/core';
import { MTableHeader } from '@material-table/core';
import Check from '@mui/icons-material/Check';
import Clear from '@mui/icons-material/Clear';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import { arEG } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import {
  type ComponentProps,
  forwardRef,
  type CSSProperties,
  type ElementType,
  type MouseEventHandler,
  useMemo,
  useState,
} from 'react';

export interface Harvest {
  id: number;
  farm: string;
  fruit: string;
  tons: number;
  day: Date;
}

const number = (value: number) => value.toLocaleString('ar-EG');

export default function Harvests({ harvests: first }: { harvests: Harvest[] }) {
  const [harvests, setHarvests] = useState(first);
  const columns = useMemo<Column<Harvest>[]>(
    () => [
      {
        title: 'المزرعة',
        field: 'farm',
        width: 160,
        cellStyle: sticky,
        headerStyle: { ...sticky, zIndex: 11 },
      },
      { title: 'الفاكهة', field: 'fruit', width: 200 },
      { title: 'الأطنان', field: 'tons', type: 'numeric', width: 200, render: ({ tons }) => number(tons) },
      {
        title: 'اليوم',
        field: 'day',
        type: 'date',
        width: 200,
        dateSetting: { locale: 'ar-EG' },
        editable: 'never',
      },
    ],
    [],
  );
  const save = async ({ id, farm, fruit, tons, day }: Harvest) =>
    setHarvests((all) => all.map((one) => (one.id === id ? { id, farm, fruit, tons, day } : one)));
  const remove = async ({ id }: Harvest) => setHarvests((all) => all.filter((one) => one.id !== id));
  return (
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="ar">
        <MaterialTable
          title="المحاصيل"
          columns={columns}
          data={harvests}
          options={options}
          components={components}
          icons={icons}
          localization={arabic}
          editable={{ onRowUpdate: save, onRowDelete: remove }}
          sx={{
            '& .MuiTableCell-root': { textAlign: 'start' },
            // The table makes the header of a resizable column relative.
            '& th:first-of-type': { position: 'sticky !important' },
          }}
        />
      </Box>
    </ThemeProvider>
  );
}

/** The arrows of the pages follow the direction. */
const theme = createTheme({ direction: 'rtl' }, arEG);

const sticky: CSSProperties = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: theme.palette.background.paper,
};

const options: Options<Harvest> = {
  columnResizable: true,
  tableLayout: 'fixed',
  tableWidth: 'variable',
  // Headers that can be dragged have a description in English.
  draggable: false,
  actionsColumnIndex: -1,
  pageSize: 3,
  pageSizeOptions: [3, 6],
};

type HeaderProps = ComponentProps<typeof MTableHeader> & {
  onColumnResized: (id: number, offset: number, ...rest: unknown[]) => void;
};

/** From right to left, a move to the left makes a column wider. */
function Header(props: HeaderProps) {
  return (
    <MTableHeader
      {...props}
      onColumnResized={(id: number, offset: number, ...rest: unknown[]) =>
        props.onColumnResized(id, -offset, ...rest)
      }
    />
  );
}
const components: Components = { Header };

/** The built-in handle stays on the right. */
function Resize({ onMouseDown }: { onMouseDown: MouseEventHandler }) {
  return (
    <Box
      component="span"
      data-testid="handle"
      onMouseDown={onMouseDown}
      sx={{
        position: 'absolute',
        insetBlock: 8,
        insetInlineEnd: 0,
        width: 8,
        cursor: 'col-resize',
        borderInlineEnd: '2px solid',
      }}
    />
  );
}

/** The types need a ref. The icon that clears the search has an English label. */
const icon = (Icon: typeof Clear) =>
  forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => (
    <Icon {...props} aria-label={undefined} ref={ref} />
  ));

// With one icon of its own, the table has only those of its buttons that are passed.
const icons: Icons<Harvest> & { Resize?: ElementType } = {
  Resize,
  ResetSearch: icon(Clear),
  Clear: icon(Clear),
  Check: icon(Check),
  Edit: icon(Edit),
  Delete: icon(Delete),
};

const arabic = {
  header: { actions: 'إجراءات' },
  pagination: {
    labelDisplayedRows: '{from}-{to} من {count}',
    labelRowsPerPage: 'صفوف في الصفحة:',
    labelRows: 'صفوف',
    firstTooltip: 'الصفحة الأولى',
    firstAriaLabel: 'الصفحة الأولى',
    previousTooltip: 'الصفحة السابقة',
    previousAriaLabel: 'الصفحة السابقة',
    nextTooltip: 'الصفحة التالية',
    nextAriaLabel: 'الصفحة التالية',
    lastTooltip: 'الصفحة الأخيرة',
    lastAriaLabel: 'الصفحة الأخيرة',
  },
  toolbar: {
    searchTooltip: 'بحث',
    searchPlaceholder: 'بحث',
    searchAriaLabel: 'بحث',
    clearSearchAriaLabel: 'مسح البحث',
  },
  body: {
    emptyDataSourceMessage: 'لا توجد محاصيل',
    editTooltip: 'تعديل',
    deleteTooltip: 'حذف',
    editRow: { saveTooltip: 'حفظ', cancelTooltip: 'إلغاء', deleteText: 'هل تريد حذف هذا الصف؟' },
  },
};
