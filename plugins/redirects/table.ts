import { recipes } from './recipes';
import { sections } from './sections';

/**
 * Where the text of a removed page or heading is now. To add a row: `'docs/old': 'docs/new#heading'` for a
 * removed page, and `'docs/old#heading': 'docs/new#heading'` for each of its anchors that moved elsewhere, or
 * for a heading removed from a page. An anchor without a row follows the row of its page, and is kept when
 * that row names none.
 */
export const redirects: Record<string, string> = {
  ...recipes,
  ...sections,
  'docs#what-you-need': 'docs/compatibility#lines-and-what-they-need',
  'docs#in-a-class-component': 'docs/how-the-table-works#in-a-class-component',
  'docs#from-nothing-a-new-vite-project': 'docs/tutorial#from-nothing-a-new-vite-project',
  'docs#icons-and-size': 'docs/guides/styling#width-of-the-whole-table',
  'docs/about#how-fast-these-pages-are': 'docs/about#what-it-weighs',
  'docs/about#read-these-pages-without-a-network': 'docs/for-ai-assistants#pages-as-markdown',
  'docs/choosing#move-from-one-table-to-another': 'docs/coming-from-another-table#what-things-are-called',
  'docs/api/coverage': 'docs/api/material_table#data',
  'docs/api/props/mt_prop_onBulkEditOpen': 'docs/api/props/events#onbulkeditopen',
  'docs/api/props/mt_prop_onColumnResized': 'docs/api/props/events#oncolumnresized',
  'docs/api/props/mt_prop_onDetailPanelChange': 'docs/api/props/events#ondetailpanelchange',
  'docs/api/props/mt_prop_onFilterChange': 'docs/api/props/events#onfilterchange',
  'docs/api/props/mt_prop_onGroupChange': 'docs/api/props/events#ongroupchange',
  'docs/api/props/mt_prop_onOrderCollectionChange': 'docs/api/props/events#onordercollectionchange',
  'docs/api/props/mt_prop_onOrderCollectionChange#an-entry-of-the-list':
    'docs/api/props/mt_prop_data#a-sorted-column',
  'docs/api/props/mt_prop_onOrderCollectionChange#orderby':
    'docs/api/props/mt_prop_data#orderbycollection-orderby',
  'docs/api/props/mt_prop_onOrderCollectionChange#orderbyfield': 'docs/api/props/mt_prop_data#orderbyfield',
  'docs/api/props/mt_prop_onOrderCollectionChange#orderdirection':
    'docs/api/props/mt_prop_data#orderbycollection-orderdirection',
  'docs/api/props/mt_prop_onOrderCollectionChange#sortorder': 'docs/api/props/mt_prop_data#sortorder',
  'docs/api/props/mt_prop_onRowDoubleClick': 'docs/api/props/events#onrowdoubleclick',
  'docs/api/props/mt_prop_onQueryChange': 'docs/api/props/without-effect#onquerychange',
  'docs/api/props/mt_prop_onRowSelected': 'docs/api/props/without-effect#onrowselected',
  'docs/api/props/mt_prop_page': 'docs/api/props/without-effect#page',
  'docs/api/props/mt_prop_totalCount': 'docs/api/props/without-effect#totalcount',
  'docs/errors/building': 'docs/errors',
  'examples/stock-room#stock-changes-title': 'examples/stock-room#stock-changes',
  'docs/errors/console': 'docs/errors',
  'docs/errors/console#from-hello-pangeadnd': 'docs/errors#from-mui',
  'docs/errors/typescript': 'docs/errors',
  'docs/guides/check-your-code#check-a-whole-repository':
    'docs/guides/check-your-code#check-a-repository-with-eslint',
  'docs/guides/performance#measure-it-in-your-own-browser':
    'docs/guides/performance#what-makes-the-table-slow',
};

/** The rows of each old page: the targets of its anchors, and under the empty name the page's own. */
export function redirectsByPage(table = redirects): Map<string, Record<string, string>> {
  const pages = new Map<string, Record<string, string>>();
  for (const [from, to] of Object.entries(table)) {
    const [page = '', anchor = ''] = from.split('#');
    pages.set(page, { ...pages.get(page), [anchor]: to });
  }
  return pages;
}

/** The pages that were removed. */
export function removedPages(table = redirects): string[] {
  return Object.keys(table).filter((from) => !from.includes('#'));
}

/** The errors in a table's rows. @param hasId whether a page of this build has an element with this id. */
export function faultsOf(
  table: Record<string, string>,
  pages: ReadonlySet<string>,
  hasId: (page: string, id: string) => boolean,
): string[] {
  return Object.entries(table).flatMap(([from, to]) => {
    const [oldPage = '', oldId] = from.split('#');
    const [page = '', id] = to.split('#');
    const isThere = pages.has(oldPage) && (oldId === undefined || hasId(oldPage, oldId));
    const isHalf = !pages.has(oldPage) && !(oldPage in table);
    const isLost = !pages.has(page) || (id !== undefined && !hasId(page, id));
    return [
      ...(isThere ? [`"${from}" has not moved: it is still there.`] : []),
      ...(isHalf ? [`"${from}" is on a page that was removed and has no row: add "${oldPage}".`] : []),
      ...(isLost ? [`"${from}" leads to "${to}", which does not exist.`] : []),
    ];
  });
}
