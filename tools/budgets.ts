/** The pages of all options and of all columns, each as long as thirty others. */
const longPages = ['docs/api/props/options', 'docs/api/props/columns'];

/**
 * Pages over the budget of their kind, each with 2 % of room (the goals were 290 kB, and 345 with a picker).
 * Only removing content would make them lighter: a server of 10,000 people with its text; date-fns languages.
 */
const heavier: Record<string, number> = {
  // They contain the recipes of their topic: six to nine tables, each of which loads when it is visible.
  'demos/actions/basic': 326,
  'demos/columns/render-image': 327,
  'demos/details-panel/basic': 313,
  'demos/edit/editable': 325,
  'demos/pagination/basic': 318,
  'demos/remote-data/basic': 317,
  'demos/style/rows': 313,
  'demos/localization/basic': 366,
  // All known issues with their code and programs: five more than when 155 kB were enough.
  'docs/known-issues': 159,
  // The changes between any two versions, with a choice of both, and the steps for all of them.
  'docs/upgrade': 146,
};

/**
 * Of a text page; the goal was 135. With 126 pages instead of 81 each has 7 kB more: the search box, the
 * sidebar's entries, the routes. A short page weighs 133, one with long tables 142.
 */
const text = 142;

/**
 * The limit of a page's scripts, in kB with brotli, with its tables interactive. The goal for a demo was 290;
 * the heaviest ordinary one weighs 296.8, and each page of the site adds some bytes to all others (its
 * sidebar entry and its route), so there are 2 % of room. Breadcrumbs, right-to-left reports and stored state
 * add 0.6 kB to every page.
 * @param page its address without base path and outer slashes.
 * @param showsPicker whether one of its tables shows a date picker immediately, which loads its code.
 */
export function budgetOf(page: string, showsPicker = false): number {
  const own = heavier[page];
  if (own !== undefined) return own;
  if (page === '') return 280;
  if (page.startsWith('demos/')) return showsPicker ? 360 : 303;
  return longPages.includes(page) ? 155 : text;
}

/** The limit of an example's scripts, in kB with brotli: the Order desk weighs 320.0, plus 2 % of room. */
export const exampleBudget = 326;

/** The limit of a page's layout shifts while it becomes interactive, as their sum. */
export const maxShift = 0.01;

/** The limit of the editor's types (TypeScript, types, worker), in kB with brotli: once, at the first edit. */
export const typesBudget = 1100;
