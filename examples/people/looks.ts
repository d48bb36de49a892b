import type { SxProps } from '@mui/material';
import { phoneCards } from '../phone-cards';

/**
 * Mirrors what `dir` doesn't, because Material UI's styles use left and right. With pagination, also set the theme's `direction`, which
 * mirrors its arrows.
 */
const mirrored = {
  '& :is(.MuiTableCell-root, .MuiFormHelperText-root)': { textAlign: 'start' },
  // The arrow of a closed row points to the right, and that of an open row is rotated down.
  '& td:first-of-type > button:not([style*="rotate"]) > svg': { transform: 'scaleX(-1)' },
  '& .MuiNativeSelect-icon': { right: 'auto', left: 7 },
  '& .MuiNativeSelect-select': { pr: '12px !important', pl: '32px !important' },
  '& .MuiAlert-action': { ml: -1, mr: 'auto' },
  '& .MuiAlert-icon': { mr: 0, ml: 1.5 },
  '& .MuiInputAdornment-positionStart': { mr: 0, ml: 1 },
  '& .MuiInputAdornment-positionEnd': { ml: 0, mr: 1 },
};

/** On a phone, each row is a card with arrow, person, and button, and team and place below. The rest is in the details. */
const cards = {
  ...phoneCards,
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '--indent': 'calc(var(--level, 0) * 12px)',
  },
  '& td': { whiteSpace: 'normal' },
  '& tr[id]': { height: 'auto !important', flexWrap: 'nowrap' },
  '& tr[id] td': { flex: 1 },
  '& tr[id] td:empty': { display: 'none' },
  '& tr[id] label': { position: 'static', clipPath: 'none', typography: 'caption' },
  '& tr[level]': { borderTop: 1, borderColor: 'divider' },
  '& tr[level] > td:first-of-type': { boxSizing: 'border-box', flex: '0 0 52px' },
  '& tr[level] > td:nth-of-type(2)': { flex: '1 1 60%' },
  '& tr[level] > :is(td:nth-of-type(3), td:nth-of-type(4))': { order: 1, pt: 0, alignSelf: 'start' },
  '& tr[level] > td:nth-of-type(3)': { paddingInlineStart: 'calc(var(--indent) + 96px)' },
  '& tr[level] > td:nth-of-type(4)': { flex: 1 },
  '& tr[level] > td:nth-of-type(n + 5):not(:last-of-type)': { display: 'none' },
};

export const bar = { flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: 1 };

/** The screen, with the look of the table in it. */
export const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
  alignItems: 'start',
  gap: 2,
  p: { xs: 1, sm: 2 },
  backgroundColor: 'background.default',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  '& :is(th, td)': { px: 1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& button[aria-current]': { display: 'block', fontWeight: 600 },
  '& tr:has([aria-current="true"])': { backgroundColor: 'action.selected' },
  // The table moves only the arrow of each level, and always to the right.
  '& tr': { '--indent': 'calc(var(--level, 0) * 20px)' },
  '& td:first-of-type > button': {
    position: 'relative',
    insetInlineStart: 'var(--indent)',
    m: '0 !important',
  },
  '& :is(th, td):nth-of-type(2)': { paddingInlineStart: 'var(--indent)' },
  // The number of reports is on the right, and its title inside a tooltip, which needs to be told.
  '&[dir="ltr"] th > *': { flexDirection: 'inherit' },
  // Filters have their names in the column's title. Without a width, each is as wide as its longest choice.
  '& tr[id] td': { py: 0.5 },
  '& tr[id] label': { position: 'absolute', clipPath: 'inset(50%)' },
  '& tr[id] .MuiInputBase-root': { width: 0, minWidth: '100%' },
  '&[dir="rtl"]': mirrored,
  '@media (max-width: 899.95px)': { '& tr > :nth-of-type(5)': { display: 'none' } },
  '@media (max-width: 599.95px)': cards,
} satisfies SxProps;
