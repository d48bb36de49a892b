import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

type Style = CSSObject | ((props: { theme: Theme }) => CSSObject);
const root = (style: Style) => ({ styleOverrides: { root: style } });
/** With CSS variables, colors follow the color scheme; without them, they are the theme's own. */
const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette;
const tint = (theme: Theme) => `inset 0 0 0 100vh ${paletteOf(theme).action.hover}`;
/** Larger where a finger has to hit it. */
const target = root({ padding: 6, verticalAlign: 'middle', '@media (pointer: coarse)': { padding: 10 } });

const phone = '@media (max-width: 480px)';
/** Of a cell, narrower on a phone. */
const side = 'clamp(10px, 4vw - 4px, 16px)';
/** The first cell of a row that has neither checkbox nor buttons. */
const firstOfData =
  ':nth-child(1 of :is(td, th):not([colspan], [class*="-paddingNone"], [class*="-paddingCheckbox"]))';

/** The cell below the button of a group, and its header. */
const indent = ':is(th[class*="-paddingCheckbox"], td[class*="-padding"]:not([style])):empty';

/** A compact look for tables, in the colors of your theme: `createTheme({ components: tableLook })`. */
export const tableLook: ThemeOptions['components'] = {
  MuiTable: root(({ theme }) => ({
    fontSize: 14,
    // The indent of a group is narrow. The last column gets what the table reserves for the column of the group.
    [`& ${indent}`]: { width: 32, padding: 0 },
    [`& ${indent} ~ :last-child`]: { width: 'auto !important' },
    // On a phone, the first column of data stays in view, unless columns stick already, or a row has a color.
    [phone]: {
      borderCollapse: 'separate',
      [`&:where(:not(:has(tbody :is([style*="sticky"], tr[style*="background"])))) :where(${firstOfData})`]: {
        position: 'sticky',
        left: 0,
        zIndex: 1,
        backgroundColor: paletteOf(theme).background.paper,
        backgroundImage: `linear-gradient(to left, ${paletteOf(theme).divider} 1px, transparent 0)`,
      },
    },
  })),
  MuiTableCell: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'body', size: 'medium', padding: 'normal' },
            style: { padding: `10px ${side}` },
          },
          { props: { variant: 'head', padding: 'normal' }, style: { padding: `9px ${side}` } },
        ],
        // Filters, and the fields of a row in edit mode.
        '&:has(> :is(.MuiFormControl-root, .MuiCheckbox-root))': { padding: '4px 8px' },
        // The check mark of a boolean: below its title, in a row as high as one of text.
        '& > .MuiSvgIcon-root': { width: '24px !important', marginBlock: -2 },
      },
      alignRight: { fontVariantNumeric: 'tabular-nums' },
      // Opaque, to hide the rows below a sticky header, with a tint on top.
      head: ({ theme }) => ({
        backgroundColor: paletteOf(theme).background.paper,
        boxShadow: tint(theme),
        borderColor: paletteOf(theme).divider,
        color: paletteOf(theme).text.secondary,
        fontSize: 12.5,
        fontWeight: 600,
      }),
    },
  },
  MuiTableRow: root(({ theme }) => ({
    'tbody > &:last-of-type > td': { borderBottom: 0 },
    // On its cells, because those that stick cover the row.
    '@media (hover: hover)': { 'tbody > &:hover > td': { boxShadow: tint(theme) } },
    // The buttons of a row are quieter than its data.
    'tbody > & .MuiIconButton-colorInherit:not(.Mui-disabled)': {
      color: paletteOf(theme).text.secondary,
      '& svg': { fontSize: 20 },
    },
  })),
  MuiToolbar: root({
    // Nothing to clear.
    '& .MuiInput-root:has(:placeholder-shown) .MuiIconButton-root': { visibility: 'hidden' },
    // On a phone, the search field wraps below a long title.
    [phone]: {
      '&:has(> .MuiTextField-root)': { flexWrap: 'wrap', gap: '4px 16px', paddingBlock: 8 },
      '& > .MuiTextField-root': { flex: '9 1 150px', paddingLeft: 0 },
    },
  }),
  // On a phone: the number of rows at the left, previous and next at the right.
  MuiTablePagination: root({
    borderBottom: 0,
    [phone]: {
      '& :is(.MuiTablePagination-selectLabel, .MuiTablePagination-spacer)': { display: 'none' },
      // The first and last page, where both have a button.
      '& p + div > :is(:first-child:nth-last-child(5), :nth-child(5))': { display: 'none' },
      '& .MuiToolbar-root': { flex: 1, justifyContent: 'flex-end', minWidth: 0, paddingInline: 8 },
      '& .MuiTablePagination-input': { marginInline: '0 auto' },
    },
  }),
  // The paper around a table: a line instead of a shadow.
  MuiPaper: {
    styleOverrides: { elevation2: ({ theme }) => ({ boxShadow: `0 0 0 1px ${paletteOf(theme).divider}` }) },
  },
  MuiButtonBase: root({ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 } }),
  MuiButton: root({ textTransform: 'none' }),
  MuiTab: root({ textTransform: 'none' }),
  MuiToggleButton: root(({ theme }) => ({ color: paletteOf(theme).text.primary, textTransform: 'none' })),
  MuiIconButton: target,
  MuiCheckbox: target,
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': { color: paletteOf(theme).text.secondary, opacity: 1 } }),
    },
  },
  // A label above its outline is 12 px high; the gap is as wide as the label.
  MuiInputLabel: root({
    fontSize: 13,
    '&.MuiInputLabel-outlined.MuiInputLabel-shrink': { transform: 'translate(14px, -9px) scale(0.93)' },
  }),
  MuiOutlinedInput: {
    styleOverrides: {
      root: { fontSize: 13 },
      input: { padding: '7.5px 10px' },
      notchedOutline: { '& legend': { fontSize: '0.93em' } },
    },
  },
  // The table uses this variant in its search field and in rows in edit mode.
  MuiInput: {
    defaultProps: { disableUnderline: true },
    ...root(({ theme }) => ({
      padding: '1px 10px',
      border: `1px solid ${paletteOf(theme).action.disabled}`,
      borderRadius: theme.shape.borderRadius,
      fontSize: 13,
      '&.Mui-focused': { borderColor: 'currentColor' },
      '&.Mui-error': { borderColor: paletteOf(theme).error.main },
    })),
  },
};
