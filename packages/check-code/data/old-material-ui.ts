/** Modules of Material UI 4 and their names now; what `$1` matches is kept. */
export const renamedModules: readonly [old: RegExp, now: string][] = [
  [/^@material-ui\/core(\/.*)?$/, '@mui/material$1'],
  [/^@material-ui\/icons(\/.*)?$/, '@mui/icons-material$1'],
  [
    /^@material-ui\/lab\/(Alert|AlertTitle|Autocomplete|AvatarGroup|Pagination|PaginationItem|Rating|Skeleton|SpeedDial|SpeedDialAction|SpeedDialIcon|ToggleButton|ToggleButtonGroup|useAutocomplete|usePagination)$/,
    '@mui/material/$1',
  ],
  [/^@material-ui\/lab$/, '@mui/material'],
  [/^@material-ui\/styles(\/.*)?$/, '@mui/material/styles$1'],
];

/** Packages of Material UI 4 whose successor has other exports, without their scope. */
export const successors: Readonly<Record<string, string>> = {
  pickers: '@mui/x-date-pickers',
  'data-grid': '@mui/x-data-grid',
  'x-grid': '@mui/x-data-grid-pro',
  system: '@mui/system',
  utils: '@mui/utils',
};

/** Exports of Material UI 4 to 8 and their names in `@mui/material` 9. */
export const renamedExports: Readonly<Record<string, string>> = {
  createMuiTheme: 'createTheme',
  MuiThemeProvider: 'ThemeProvider',
  fade: 'alpha',
  GridList: 'ImageList',
  GridListProps: 'ImageListProps',
  GridListTile: 'ImageListItem',
  GridListTileProps: 'ImageListItemProps',
  GridListTileBar: 'ImageListItemBar',
  GridListTileBarProps: 'ImageListItemBarProps',
  ExpansionPanel: 'Accordion',
  ExpansionPanelProps: 'AccordionProps',
  ExpansionPanelActions: 'AccordionActions',
  ExpansionPanelActionsProps: 'AccordionActionsProps',
  ExpansionPanelDetails: 'AccordionDetails',
  ExpansionPanelDetailsProps: 'AccordionDetailsProps',
  ExpansionPanelSummary: 'AccordionSummary',
  ExpansionPanelSummaryProps: 'AccordionSummaryProps',
  PaletteType: 'PaletteMode',
  Unstable_Grid2: 'Grid',
  Grid2: 'Grid',
  Grid2Props: 'GridProps',
  GridLegacy: 'Grid',
  GridLegacyProps: 'GridProps',
  experimentalStyled: 'styled',
};

const styles = 'write the styles with `sx`, or with `styled` from `@mui/material/styles`';
const width = 'read the width of the window with `useMediaQuery`';
const lab = 'its package, `@mui/lab`, ends with Material UI 7, so build it from other parts';
const tree = 'look for it in the package `@mui/x-tree-view`';

/** What Material UI 9 exports no more, or only to throw an error, and what takes its place, if anything does. */
export const goneExports: Readonly<Record<string, string>> = {
  makeStyles: styles,
  withStyles: styles,
  createStyles: styles,
  WithStyles: styles,
  StyleRules: styles,
  StyleRulesCallback: styles,
  StyledProps: styles,
  StylesProvider: styles,
  ServerStyleSheets: styles,
  createGenerateClassName: styles,
  jssPreset: styles,
  getThemeProps: 'read them with `useThemeProps`',
  mergeClasses: styles,
  withTheme: 'call `useTheme` in the component',
  WithTheme: 'call `useTheme` in the component',
  Hidden: "write `sx={{ display: { xs: 'none', md: 'block' } }}`, or use `useMediaQuery`",
  HiddenProps: '',
  withWidth: width,
  WithWidth: width,
  WithWidthProps: width,
  isWidthUp: width,
  isWidthDown: width,
  withMobileDialog: 'give the `Dialog` a `fullScreen` that comes from `useMediaQuery`',
  WithMobileDialog: '',
  RootRef: 'give the element a `ref`',
  RootRefProps: '',
  unstable_createMuiStrictModeTheme: 'call `createTheme`',
  useIsFocusVisible: '',
  formatMs: '',
  GridItemsAlignment: '',
  GridContentAlignment: '',
  GridJustification: '',
  RegularBreakpoints: '',
  StepButtonIcon: '',
  TabContext: lab,
  TabList: lab,
  TabPanel: lab,
  Timeline: lab,
  TimelineConnector: lab,
  TimelineContent: lab,
  TimelineDot: lab,
  TimelineItem: lab,
  TimelineOppositeContent: lab,
  TimelineSeparator: lab,
  TreeItem: tree,
  TreeView: tree,
};

const goneIcons =
  'AmpStories Eco ExposureNeg1 ExposureNeg2 ExposurePlus1 ExposurePlus2 ExposureZero Motorcycle Polymer';
/** These have only an `Outlined` form now. */
const outlineIcons =
  'AddCircle ChatBubble CheckCircle Delete Done DriveFileMove Error Help Info LabelImportant Lightbulb Lock Mail ModeEdit PauseCircle People Person PieChart PlayCircle RemoveCircle Star Work Workspaces';

/** The name of an icon of Material UI 4 to 8 in Material UI 9, often the same; undefined if it has none. */
export function iconNow(name: string): string | undefined {
  const [, base = name, look] = /^(.+?)(Outlined?|Rounded|Sharp|TwoTone)?$/.exec(name) ?? [];
  if (look === 'Outline') return outlineIcons.split(' ').includes(base) ? `${name}d` : name;
  return goneIcons.split(' ').includes(base) ? undefined : name;
}

const closing = 'onEnter onEntered onEntering onExit onExited onExiting TransitionComponent TransitionProps';
const modal =
  'BackdropComponent BackdropProps components componentsProps disableBackdropClick disableEscapeKeyDown onBackdropClick onEscapeKeyDown onRendered';

/** Of the props below, those that only have another name now. */
export const renamedProps: Readonly<Record<string, string>> = {
  cellHeight: 'rowHeight',
  collapsedHeight: 'collapsedSize',
  rowsMax: 'maxRows',
  rowsMin: 'minRows',
  spacing: 'gap',
  titlePosition: 'position',
};

/** Props that Material UI 9 ignores, by component, without those that are styles or slots now. */
export const goneProps: Readonly<Record<string, string>> = {
  Accordion: 'TransitionComponent TransitionProps',
  Alert: 'components componentsProps',
  Autocomplete:
    'ChipProps componentsProps ListboxComponent ListboxProps PaperComponent PopperComponent renderTags',
  Avatar: 'imgProps',
  Badge: 'components componentsProps',
  Box: 'clone css',
  CardHeader: 'subheaderTypographyProps titleTypographyProps',
  Collapse: 'collapsedHeight',
  Dialog: `${modal} ${closing}`,
  DialogTitle: 'disableTypography',
  Divider: 'light',
  Drawer: `${modal} SlideProps`,
  FormControlLabel: 'componentsProps inputRef',
  Grid: 'zeroMinWidth',
  ImageList: 'cellHeight spacing',
  ImageListItemBar: 'titlePosition',
  InputBase: 'components componentsProps rowsMax rowsMin',
  ListItem: 'button components componentsProps ContainerComponent ContainerProps autoFocus disabled selected',
  ListItemText: 'primaryTypographyProps secondaryTypographyProps',
  Menu: `${modal} ${closing} getContentAnchorEl`,
  MobileStepper: 'LinearProgressProps',
  Modal: `${modal} manager`,
  OutlinedInput: 'components componentsProps labelWidth',
  Popover: `${modal} ${closing} getContentAnchorEl`,
  Popper: 'components componentsProps',
  Rating: 'IconContainerComponent',
  Select: 'components componentsProps labelWidth',
  Slider: 'components componentsProps ThumbComponent ValueLabelComponent',
  Snackbar: `ClickAwayListenerProps ContentProps ${closing}`,
  SpeedDial: 'TransitionComponent TransitionProps',
  SpeedDialAction: 'FabProps TooltipClasses tooltipOpen tooltipPlacement tooltipTitle',
  StepContent: 'TransitionComponent TransitionProps',
  StepLabel: 'StepIconComponent StepIconProps componentsProps',
  SwipeableDrawer: `${modal} SlideProps SwipeAreaProps`,
  TablePagination: 'backIconButtonProps nextIconButtonProps SelectProps',
  Tabs: 'ScrollButtonComponent TabIndicatorProps TabScrollButtonProps',
  TextField: 'rowsMax',
  TextareaAutosize: 'rows rowsMax rowsMin',
  Tooltip:
    'components componentsProps interactive PopperComponent PopperProps TransitionComponent TransitionProps',
  Typography: 'paragraph',
};
