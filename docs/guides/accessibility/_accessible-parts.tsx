import {
  MTableActions,
  MTablePagination,
} from '@material-table/core';
import Box from '@mui/material/Box';
import {
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import TablePagination, {
  type TablePaginationProps,
} from '@mui/material/TablePagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import {
  useMemo,
  type ComponentProps,
  type ReactNode,
} from 'react';

/** Hide text visually, but not from screen readers. */
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/**
 * The built-in label is a column header inside a column
 * header. This is a button that names the order.
 */
function SortButton({
  'aria-sort': sort,
  children,
  ...props
}: ComponentProps<'span'>) {
  return (
    <span {...props} role="button">
      {children}
      {(sort === 'ascending' || sort === 'descending') && (
        <Box component="span" sx={unseen}>
          , sorted {sort}
        </Box>
      )}
    </span>
  );
}

/**
 * Add SortButton to the theme. In your app, add
 * `MuiTableSortLabel` to your theme instead.
 */
export function WithSortButtons({
  children,
}: {
  children: ReactNode;
}) {
  const outer = useTheme();
  const theme = useMemo(() => {
    // A theme with color schemes would set up
    // the page's color mode a second time.
    const { colorSchemes: _schemes, ...rest } =
      outer as typeof outer & { colorSchemes?: unknown };
    const MuiTableSortLabel = {
      defaultProps: { component: SortButton },
    };
    return {
      ...rest,
      components: {
        ...outer.components,
        MuiTableSortLabel,
      },
    };
  }, [outer]);
  return (
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  );
}

/**
 * Disabled buttons have no name, and all are disabled
 * while a row is edited, so hide them meanwhile.
 */
function Actions(
  props: ComponentProps<typeof MTableActions>,
) {
  return (
    <Box
      component="span"
      sx={{
        visibility: props.disabled ? 'hidden' : 'visible',
      }}
    >
      <MTableActions {...props} />
    </Box>
  );
}

/**
 * The table recreates its buttons on every
 * render, which loses focus. These stay mounted.
 */
function Pagination(props: TablePaginationProps) {
  return (
    <TablePagination
      {...props}
      ActionsComponent={PageButtons}
    />
  );
}

function PageButtons(props: TablePaginationActionsProps) {
  return (
    <MTablePagination
      {...props}
      showFirstLastPageButtons={false}
    />
  );
}

export const components = { Actions, Pagination };
