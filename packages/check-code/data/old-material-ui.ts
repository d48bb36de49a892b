/** Modules of Material UI 4 and their names now; what `$1` matches is kept. */
export const renamedModules: readonly [old: RegExp, now: string][] = [
  [/^@material-ui\/core(\/.*)?$/, '@mui/material$1'],
  [/^@material-ui\/icons(\/.*)?$/, '@mui/icons-material$1'],
  [
    /^@material-ui\/lab\/(Alert|AlertTitle|Autocomplete|AvatarGroup|Pagination|PaginationItem|Rating|Skeleton|SpeedDial|SpeedDialAction|SpeedDialIcon|ToggleButton|ToggleButtonGroup|useAutocomplete|usePagination)$/,
    '@mui/material/$1',
  ],
  [/^@material-ui\/lab$/, '@mui/material'],
];

/** Exports of Material UI 4 and their names in `@mui/material`. */
export const renamedExports: Readonly<Record<string, string>> = {
  createMuiTheme: 'createTheme',
  MuiThemeProvider: 'ThemeProvider',
  fade: 'alpha',
  GridList: 'ImageList',
  GridListTile: 'ImageListItem',
  GridListTileBar: 'ImageListItemBar',
  ExpansionPanel: 'Accordion',
  ExpansionPanelSummary: 'AccordionSummary',
  ExpansionPanelDetails: 'AccordionDetails',
};
