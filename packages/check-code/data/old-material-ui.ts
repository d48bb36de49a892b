/** Modules of Material UI 4 and what they are called now; what `$1` holds is kept. */
export const renamedModules: readonly [old: RegExp, now: string][] = [
  [/^@material-ui\/core(\/.*)?$/, '@mui/material$1'],
  [/^@material-ui\/icons(\/.*)?$/, '@mui/icons-material$1'],
  [
    /^@material-ui\/lab\/(Alert|AlertTitle|Autocomplete|AvatarGroup|Pagination|PaginationItem|Rating|Skeleton|SpeedDial|SpeedDialAction|SpeedDialIcon|ToggleButton|ToggleButtonGroup|useAutocomplete|usePagination)$/,
    '@mui/material/$1',
  ],
  [/^@material-ui\/lab$/, '@mui/material'],
];

/** Exports of Material UI 4 and what `@mui/material` calls them. */
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
