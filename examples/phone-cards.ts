/**
 * Rows as cards, for a narrow screen: `sx={{ '@media (max-width: 599.95px)': { ...phoneCards, [row]: { display: 'grid' } } }}` on a `Box`
 * around the table. The header becomes a line of buttons that sort. Where each cell is in a card is up to the table.
 */
export const phoneCards = {
  '& :is(table, thead, tbody, tr)': { display: 'block' },
  '& :is(th, td)': {
    display: 'block',
    position: 'static',
    width: 'auto !important',
    border: 0,
    px: 1,
    background: 'none',
  },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, p: 1 },
  '& thead tr::before': { content: 'var(--sort-by, "Sort by")', color: 'text.secondary' },
  '& thead th:nth-of-type(n)': { p: 0, boxShadow: 'none' },
  '& thead th:not(:has(input, [aria-sort]))': { display: 'none' },
  // The box that selects all rows.
  '& thead th:has(input)': { order: -1 },
  '& [aria-sort]': { px: 1.25, py: 0.5, border: 1, borderColor: 'divider', borderRadius: 4 },
  '& [aria-sort="none"] svg': { display: 'none' },
  '& [aria-sort$="ending"]': { bgcolor: 'action.selected' },
};
