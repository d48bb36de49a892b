/** A sentence that the rules take for one about behavior, and that no test of the table could prove or disprove. */
export interface Exception {
  /** Its page, below the root of the site. */
  page: string;
  /** The sentence, without the marks of Markdown. */
  sentence: string;
  reason: string;
}

const guide = 'tells the reader where to find what';
const bundler = 'about bundlers: tried with each of them, outside of the tests';
const assistive = 'about assistive technology and hands, which no test has';
const taste = 'a judgment, not a behavior';
const otherPackage = 'about packages that this site does not install: run once, outside of the tests';
const measured = 'measured outside of the tests, which run one build on one machine';
const otherProgram = 'about a program that opens the file';

const on = (page: string, reason: string, ...sentences: string[]): Exception[] =>
  sentences.map((sentence) => ({ page: `docs/${page}.mdx`, sentence, reason }));
const of = (page: string, reason: string, ...sentences: string[]): Exception[] =>
  on(`api/${page}`, reason, ...sentences);
const ofGuide = (page: string, reason: string, ...sentences: string[]): Exception[] =>
  on(`guides/${page}`, reason, ...sentences);

/** Where the rules of `behavior.ts` err. A test holds each to its page. */
export const exceptions: Exception[] = [
  ...ofGuide(
    'editing-own-forms',
    'about react-hook-form, which is not installed: run with version 7, outside of the tests',
    'Register the inputs in render, by row id: the form remembers what was typed on other pages, too, and the columns never change, because register stays the same.',
  ),
  ...of('components/component_m_table_actions', guide, 'The demo has plain objects only.'),
  ...of(
    'components/component_m_table_filter-row',
    guide,
    'A filter row written from scratch is among the demos.',
  ),
  ...of(
    'components/components_index',
    guide,
    'Point at a part to see its name; the name leads to what the part receives and to a live override.',
  ),
  ...of(
    'components/components_index',
    bundler,
    'Import the table before its parts, in a statement of its own, as above; some bundlers break the table otherwise.',
  ),
  ...of(
    'material_table',
    guide,
    'Settings that are values rather than data or functions of yours, such as the page size, are in options.',
    'Where the rows come from, and the handle for telling the table to fetch them again.',
    'What happens when users rearrange columns.',
    'What a column shows and can do is set in columns.',
    'Adding, changing and deleting rows.',
    'Called after something has happened in the table.',
    'Texts, icons, parts of your own, and styles.',
  ),
  ...of(
    'props/_columns/header',
    assistive,
    'Leave it alone: screen readers understand only the default, ascending, and ignore any other word, also a translated one.',
    'The default, descending, is the only one that assistive technology understands here.',
  ),
  ...of('props/_columns/header', taste, 'Good for an abbreviated title.'),
  ...of('props/_options/sorting', taste, 'Useful as soon as maxColumnSort is above 1.'),
  ...of(
    'props/mt_prop_action',
    guide,
    'This page lists what the object may hold; where the button ends up and what changes with selection is told on the actions page.',
    'Where the button goes.',
  ),
  ...of(
    'props/mt_prop_actions',
    guide,
    'The fields of a single action (icon, onClick, tooltip, disabled, …) are on the page of one action.',
  ),
  ...of(
    'props/mt_prop_components',
    guide,
    'All replaceable parts on a picture of the table, with the props each receives.',
    'That keeps rule 1 intact.',
  ),
  ...of(
    'props/mt_prop_components',
    taste,
    'What you add around them survives an upgrade better than a copy.',
    'Reach for it last: what a part shows can often be changed by options, by column.render or by localization, with less to maintain.',
  ),
  ...of(
    'props/mt_prop_components',
    bundler,
    "import MaterialTable, { MTableToolbar } from '@material-table/core' in one statement works with Vite and esbuild, but not with every bundler: the modules of the package import each other in a circle, and a bundler that loads a part before the table leaves a default component undefined.",
    'The table then fails with "Element type is invalid" (React error 130 in a production build).',
    'Vite 8, esbuild 0.28 | works | works | works',
    'webpack 5 | fails in production | fails | works',
    'Rspack 2 | fails | fails | works',
    'Next.js 16 with Turbopack | works | fails | works',
    'Next.js 16 with webpack | fails in next build | fails in next build | works',
    '"First" means in the whole bundle: a file that imports only MTableToolbar and is loaded before the file with the table fails the same way.',
  ),
  ...of(
    'props/mt_prop_data',
    guide,
    'The fields of an entry are described with onOrderCollectionChange.',
    'Deprecated; use orderByCollection.',
    'Deprecated as well.',
  ),
  ...of('props/mt_prop_detailPanel', taste, 'Worth setting when a row has several panels.'),
  ...of('props/mt_prop_onGroupRemoved', guide, 'It has a trap of its own, told on its page.'),
  ...of(
    'props/mt_prop_onQueryChange',
    guide,
    'What to use instead depends on what you are after.',
    'It is described with tableRef.',
    'The shape of a query is described with data.',
  ),
  ...of(
    'props/mt_prop_onRowDoubleClick',
    assistive,
    "Double clicks don't exist for keyboards and hardly for touch.",
  ),
  ...of(
    'props/mt_prop_tableRef',
    guide,
    'It works in 8.0.3, and a test of this site runs it; try it again when you upgrade.',
  ),
  ...ofGuide(
    'exporting',
    otherPackage,
    'In the file numbers are numbers, and a text such as =1+1 stays a text.',
  ),
  ...ofGuide('exporting', otherProgram, 'A CSV opens in Excel too.'),
  ...ofGuide(
    'languages',
    otherPackage,
    "With i18next they stay as they are; react-intl throws, unless they stand between apostrophes: '{from}'.",
  ),
  ...ofGuide(
    'performance',
    measured,
    'rowStyle and cellStyle as functions cost nothing that could be measured: ×0.8 to ×1.1 in three runs of 500 rows.',
    '2,000 rows on one page can block this tab for some seconds at a time.',
    'Ratios of 8.0.3 in a production build, React 19.3, Chromium 156 on a server with 4 cores; they vary by some tenths.',
    'A development build of React is several times slower.',
  ),
  ...ofGuide(
    'remote-data',
    otherPackage,
    "With TanStack Query that is queryClient.fetchQuery({ queryKey: ['people', page, pageSize], queryFn }).",
  ),
  ...ofGuide(
    'server-rendering',
    'about browsers and Next.js: tried with them, outside of the tests',
    'Scripts with defer or type="module" wait for the end of the HTML, also of one that is streamed: a plain server and the Pages Router need nothing.',
    "Next.js' App Router loads async scripts.",
    'There the error comes at nearly each visit, until you wrap the layout in AppRouterCacheProvider.',
  ),
  ...ofGuide('validation', 'about Yup, which is no package of this site', 'Yup throws instead.'),
];
