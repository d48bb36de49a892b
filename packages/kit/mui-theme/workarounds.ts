/**
 * Workarounds for defects of @material-table/core 8.0.3 in a theme with CSS variables. Remove one when its
 * claim in `tests/claims/corrections.test.tsx` fails: the library has fixed it.
 */

/**
 * MTableToolbar paints "n row(s) selected" with `theme.vars.palette.mode`, which doesn't exist, so both
 * schemes get `secondary.dark` behind the ordinary text color: dark on purple in light mode (contrast 2.4).
 * A soft `secondary.dark` is readable in both.
 */
export const selectionToolbarColor = 'accentSoft';

/** Rules for what the library writes into style attributes, which no theme reaches. */
export const tableWorkarounds = [
  // material-table.js gives the copies of fixed columns a white background: white on white in dark mode.
  `.mt-table [style*='background: white']{background:var(--mui-palette-background-paper)!important}`,
  // OverlayLoading and OverlayError use the light scheme's paper: a white sheet in dark mode.
  `.mt-table [style*='display: table'][style*='opacity']{background:var(--mui-palette-background-paper)!important}`,
  // MTableGroupbar draws its border and its drop area in literal light grays.
  `.mt-table [style*='rgb(204, 204, 204)']{border-color:var(--mui-palette-divider)!important}`,
].join('');
