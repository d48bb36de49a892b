/** The pages of all options and of all columns: each holds what elsewhere are thirty pages. */
const longPages = ['docs/api/props/options', 'docs/api/props/columns'];

/**
 * What a page's scripts may weigh, in kB by brotli, with its tables alive. The heaviest page of each kind is about 2 % below.
 * @param page its address without base path and slashes at its ends.
 * @param showsPicker whether a table of it shows a date picker at once: its code comes along then.
 */
export function budgetOf(page: string, showsPicker = false): number {
  if (page === '') return 280;
  if (page.startsWith('demos/')) return showsPicker ? 345 : 290;
  return longPages.includes(page) ? 155 : 135;
}

/** How much a page may shift while it comes to life: the sum of its layout shifts. */
export const maxShift = 0.01;
