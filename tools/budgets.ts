/** The pages of all options and of all columns: each holds what elsewhere are thirty pages. */
const longPages = ['docs/api/props/options', 'docs/api/props/columns'];

/**
 * Pages over the budget of their kind, each with 2 % of room (wanted were 290 kB, and 345 with a picker). Nothing but leaving something out would
 * make them lighter: a server of 10,000 people with its text; languages of date-fns next to the pickers.
 */
const heavier: Record<string, number> = {
  // They took in the recipes of their topic: six to nine tables with menus, chips and skeletons, of which each loads when it is seen.
  'demos/actions/basic': 326,
  'demos/columns/render-image': 327,
  'demos/details-panel/basic': 313,
  'demos/edit/editable': 325,
  'demos/pagination/basic': 318,
  'demos/remote-data/basic': 317,
  'demos/style/rows': 313,
  'demos/localization/basic': 366,
  // All known issues with their code and their programs: five more than when 155 kB were enough.
  'docs/known-issues': 159,
  // What changed between any two versions, to choose from, and the steps for all of them.
  'docs/upgrade': 146,
};

/**
 * Of a page of text; 135 were wanted. With 126 pages instead of 81 each carries 7 kB more: the search box, the entries of the sidebar, the
 * routes. A short page weighs 133, one with long tables 142.
 */
const text = 142;

/**
 * What a page's scripts may weigh, in kB by brotli, with its tables alive. For a demo 290 were wanted; the heaviest ordinary one weighs 296.8,
 * and each page of the site adds some bytes to all others (its entry in the sidebar and among the routes), so there are 2 % of room.
 * What breadcrumbs, right-to-left reports and stored state add to every page cost the last of it: 0.6 kB.
 * @param page its address without base path and slashes at its ends.
 * @param showsPicker whether a table of it shows a date picker at once: its code comes along then.
 */
export function budgetOf(page: string, showsPicker = false): number {
  const own = heavier[page];
  if (own !== undefined) return own;
  if (page === '') return 280;
  if (page.startsWith('demos/')) return showsPicker ? 360 : 303;
  return longPages.includes(page) ? 155 : text;
}

/** What the scripts of an example may weigh with its screen alive, in kB by brotli: the Order desk weighs 320.0, and there are 2 % of room. */
export const exampleBudget = 326;

/** How much a page may shift while it comes to life: the sum of its layout shifts. */
export const maxShift = 0.01;

/** What the editor's types weigh (TypeScript, the types of what programs import, the worker), in kB by brotli: once, at the first edit. */
export const typesBudget = 1100;

/**
 * What a key may cost in the playground's editor, in a program of 1,600 lines: ms of the main thread at a quarter of the processor's speed,
 * and ms until its mistake is underlined once the types are there. `npm run bench -- typing` measures it; no test does, because machines differ.
 */
export const typingBudget = { key: 16, underline: 400 };
