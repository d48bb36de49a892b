import type { SxProps } from '@mui/material';

const indents = Object.fromEntries(
  Array.from({ length: 9 }, (_, above) => [
    `& tr[level="${above + 1}"]`,
    { '--indent': `${20 * (above + 1)}px` },
  ]),
);

/** Indents each level with its arrow. The table only moves the arrow, and always to the right. */
export const tree = {
  ...indents,
  '& td:first-of-type > button': {
    position: 'relative',
    insetInlineStart: 'var(--indent, 0)',
    m: '0 !important',
  },
  '& tr[level] > td:nth-of-type(2)': { paddingInlineStart: 'var(--indent, 0)' },
  '& th:nth-of-type(2)': { paddingInlineStart: 0 },
  // The number of reports is on the right, and its title inside a tooltip, which needs to be told.
  '&[dir="ltr"] th > *': { flexDirection: 'inherit' },
  '& :is(th, td)': { px: 1, whiteSpace: 'nowrap' },
  // Otherwise, a filter is as wide as its longest choice.
  '& tr[id] .MuiInputBase-root': { width: 0, minWidth: '100%' },
  '& tr:has([aria-current="true"])': { backgroundColor: 'action.selected' },
} satisfies SxProps;

/** Mirrors what `dir` doesn't, because Material UI's styles use left and right. */
export const mirrored = {
  '& :is(.MuiTableCell-root, .MuiFormHelperText-root, .MuiButtonBase-root)': { textAlign: 'start' },
  // The arrow of a closed row points to the right, and that of an open row is rotated down.
  '& td:first-of-type > button:not([style*="rotate"]) > svg': { transform: 'scaleX(-1)' },
  '& .MuiNativeSelect-icon': { right: 'auto', left: 0 },
  '& .MuiOutlinedInput-root .MuiNativeSelect-icon': { left: 7 },
  '& .MuiNativeSelect-select': { pr: '12px !important', pl: '32px !important' },
  '& .MuiAlert-action': { ml: -1, mr: 'auto' },
  '& .MuiAlert-icon': { mr: 0, ml: 1.5 },
  '& .MuiInputAdornment-positionStart': { mr: 0, ml: 1 },
  '& .MuiInputAdornment-positionEnd': { ml: 0, mr: 1 },
} satisfies SxProps;

/** On a phone, each row is a card with arrow, person, and button, and team and place below. The rest is in the details. */
export const phoneCards = {
  '@media (max-width: 899.95px)': { '& tr > :nth-of-type(5)': { display: 'none' } },
  '@media (max-width: 599.95px)': {
    '& :is(table, thead, tbody, tr)': { display: 'block' },
    '& :is(th, td)': { display: 'block', width: 'auto !important', border: 0, p: 1 },
    // The header is a line of buttons that sort.
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, p: 1 },
    '& thead tr::before': { content: 'var(--sort-by)', color: 'text.secondary' },
    '& thead th:nth-of-type(n)': { p: 0, boxShadow: 'none' },
    '& thead th:not(:has([aria-sort]))': { display: 'none' },
    '& [aria-sort]': { px: 1.25, py: 0.5, border: 1, borderColor: 'divider', borderRadius: 4 },
    '& [aria-sort="none"] svg': { display: 'none' },
    '& [aria-sort$="ending"]': { backgroundColor: 'action.selected' },
    '& tr[id]': { display: 'flex', height: 'auto !important' },
    '& tr[id] td': { flex: '1 1 30%' },
    '& tr[id] td:empty': { display: 'none' },
    '& tr[level]': {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, max-content) minmax(0, 1fr) auto',
      alignItems: 'center',
      borderTop: 1,
      borderColor: 'divider',
    },
    '& tr[level] > td:nth-of-type(2)': { gridColumn: '2 / 4' },
    '& tr[level] > td:nth-of-type(3)': {
      gridArea: '2 / 2',
      pt: 0,
      whiteSpace: 'normal',
      paddingInlineStart: 'calc(var(--indent, 0px) + 44px)',
    },
    '& tr[level] > td:nth-of-type(4)': { gridArea: '2 / 3', pt: 0 },
    '& tr[level] > :is(td:nth-of-type(6), td:nth-of-type(7))': { display: 'none' },
    '& tr[level] > td:nth-of-type(8)': { gridArea: '1 / 4' },
  },
} satisfies SxProps;
