import type { Theme, ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Larger where a finger has to hit it. */
const targetSize = { padding: 6, verticalAlign: 'middle', '@media (pointer: coarse)': { padding: 10 } };

/** A compact look for tables, in the colors of your theme: `createTheme({ components: tableLook })`. */
export const tableLook: ThemeOptions['components'] = {
  MuiTable: { styleOverrides: { root: { fontSize: 14 } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        fontVariantNumeric: 'tabular-nums',
        variants: [
          { props: { variant: 'body', size: 'medium', padding: 'normal' }, style: { padding: '10px 16px' } },
          { props: { variant: 'head', padding: 'normal' }, style: { padding: '9px 16px' } },
        ],
        // Filters, and the fields of a row in edit mode.
        '&:has(> :is(.MuiFormControl-root, .MuiCheckbox-root))': { padding: '4px 8px' },
        // A check mark is higher than a line of text.
        '& > .MuiSvgIcon-root': { marginBlock: -2 },
      },
      head: ({ theme }) => ({
        // Opaque, to hide the rows below a sticky header, with a tint on top.
        backgroundColor: paletteOf(theme).background.paper,
        boxShadow: `inset 0 0 0 100vh ${paletteOf(theme).action.hover}`,
        color: paletteOf(theme).text.secondary,
        fontSize: 12.5,
        fontWeight: 600,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '@media (hover: hover)': { 'tbody > &:hover': { backgroundColor: paletteOf(theme).action.hover } },
      }),
    },
  },
  // The paper around a table: a line instead of a shadow.
  MuiPaper: {
    styleOverrides: {
      elevation2: ({ theme }) => ({ boxShadow: `0 0 0 1px ${paletteOf(theme).divider}` }),
    },
  },
  MuiButtonBase: {
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 } } },
  },
  MuiButton: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiIconButton: { styleOverrides: { root: targetSize } },
  MuiCheckbox: { styleOverrides: { root: targetSize } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { size: 'small' } },
  // The gap in the outline is as wide as the label.
  MuiInputLabel: { styleOverrides: { root: { fontSize: 13 } } },
  MuiOutlinedInput: { styleOverrides: { root: { fontSize: 13 }, input: { padding: '7.5px 10px' } } },
  // The table uses this variant in its search field and in rows in edit mode.
  MuiInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '1px 10px',
        border: `1px solid ${paletteOf(theme).action.disabled}`,
        borderRadius: theme.shape.borderRadius,
        fontSize: 13,
        '&.Mui-focused': { borderColor: 'currentColor' },
        '&.Mui-error': { borderColor: paletteOf(theme).error.main },
      }),
    },
  },
};

/** With CSS variables, colors follow the color scheme; without them, they are the theme's own. */
function paletteOf(theme: Theme) {
  return (theme.vars ?? theme).palette;
}
