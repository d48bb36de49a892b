/** The features that change how rows are shown, and so affect every other one. */
export const structures = ['grouping', 'tree data', 'detail panels'] as const;

/** The features they are combined with. */
export const features = [
  'tree data',
  'detail panels',
  'selection',
  'row actions',
  'row clicks',
  'editing a row',
  'adding a row',
  'deleting a row',
  'bulk editing',
  'cell editing',
  'filters',
  'search',
  'sorting',
  'paging',
  'remote data',
  'export',
  'columns button',
  'fixed columns',
  'summary row',
] as const;

export type Structure = (typeof structures)[number];
export type Feature = (typeof features)[number];
export type Verdict = 'yes' | 'partly' | 'no';

export interface Combination {
  a: Structure;
  b: Feature;
  verdict: Verdict;
  says: string;
}

/** Each pair once; `grouping-tree-detail.combinations.test.tsx` has a proof of each. */
export const combinations: Combination[] = [
  {
    a: 'grouping',
    b: 'tree data',
    verdict: 'no',
    says: 'The table shows empty group rows and none of your rows.',
  },
  { a: 'grouping', b: 'detail panels', verdict: 'yes', says: 'Panels open below the rows of a group.' },
  { a: 'grouping', b: 'selection', verdict: 'yes', says: 'Each group has a checkbox for its rows.' },
  { a: 'grouping', b: 'row actions', verdict: 'yes', says: 'In each row; group rows have none.' },
  {
    a: 'grouping',
    b: 'row clicks',
    verdict: 'partly',
    says: 'onRowClick runs, onRowDoubleClick never does.',
  },
  {
    a: 'grouping',
    b: 'editing a row',
    verdict: 'yes',
    says: 'The row is edited in its place. The column you group by has no input.',
  },
  {
    a: 'grouping',
    b: 'adding a row',
    verdict: 'partly',
    says: 'The empty row has no input for the column you group by: fill it in onRowAdd.',
  },
  {
    a: 'grouping',
    b: 'deleting a row',
    verdict: 'yes',
    says: 'The question stands in the place of the row.',
  },
  { a: 'grouping', b: 'bulk editing', verdict: 'no', says: 'No inputs appear.' },
  {
    a: 'grouping',
    b: 'cell editing',
    verdict: 'yes',
    says: 'All cells but those of the column you group by.',
  },
  { a: 'grouping', b: 'filters', verdict: 'yes', says: 'Groups without a hit go away.' },
  { a: 'grouping', b: 'search', verdict: 'yes', says: 'Groups without a hit go away.' },
  {
    a: 'grouping',
    b: 'sorting',
    verdict: 'partly',
    says: 'Within each group, and by one column only when options.grouping is on.',
  },
  { a: 'grouping', b: 'paging', verdict: 'yes', says: 'A page counts groups, not rows.' },
  {
    a: 'grouping',
    b: 'remote data',
    verdict: 'partly',
    says: 'The rows of one page are grouped; a group can begin again on the next.',
  },
  {
    a: 'grouping',
    b: 'export',
    verdict: 'yes',
    says: 'All rows of the groups on the page, closed groups too, in the order of the groups.',
  },
  {
    a: 'grouping',
    b: 'columns button',
    verdict: 'partly',
    says: 'Hiding the column you group by hides neither the groups nor their title.',
  },
  {
    a: 'grouping',
    b: 'fixed columns',
    verdict: 'no',
    says: 'The empty column before the rows takes the room of the fixed one.',
  },
  {
    a: 'grouping',
    b: 'summary row',
    verdict: 'partly',
    says: 'Its cells stand under the wrong columns unless the columns you group by come first.',
  },
  {
    a: 'tree data',
    b: 'detail panels',
    verdict: 'yes',
    says: 'Panels open below rows of every level. Both arrows have the same name.',
  },
  {
    a: 'tree data',
    b: 'selection',
    verdict: 'yes',
    says: 'A parent selects all below it; a child never changes its parent.',
  },
  { a: 'tree data', b: 'row actions', verdict: 'yes', says: 'On every level.' },
  { a: 'tree data', b: 'row clicks', verdict: 'yes', says: 'Both kinds of click, on every level.' },
  { a: 'tree data', b: 'editing a row', verdict: 'yes', says: 'On every level.' },
  {
    a: 'tree data',
    b: 'adding a row',
    verdict: 'partly',
    says: 'The new row is a root unless onRowAdd gives it a parent.',
  },
  {
    a: 'tree data',
    b: 'deleting a row',
    verdict: 'partly',
    says: 'Children of a row that you take out of data become roots.',
  },
  {
    a: 'tree data',
    b: 'bulk editing',
    verdict: 'no',
    says: 'Only the roots get inputs; all child rows disappear meanwhile.',
  },
  { a: 'tree data', b: 'cell editing', verdict: 'yes', says: 'On every level.' },
  { a: 'tree data', b: 'filters', verdict: 'yes', says: 'Branches that lead to a hit open.' },
  {
    a: 'tree data',
    b: 'search',
    verdict: 'yes',
    says: 'Branches that lead to a hit open; clearing it leaves the others closed.',
  },
  { a: 'tree data', b: 'sorting', verdict: 'yes', says: 'Within each level.' },
  {
    a: 'tree data',
    b: 'paging',
    verdict: 'yes',
    says: 'A page counts roots, with all that is open below them.',
  },
  {
    a: 'tree data',
    b: 'remote data',
    verdict: 'partly',
    says: 'A tree of each page: a row whose parent is on another page becomes a root.',
  },
  {
    a: 'tree data',
    b: 'export',
    verdict: 'no',
    says: 'Only the roots. With exportAllData: true all rows, as a flat list.',
  },
  { a: 'tree data', b: 'columns button', verdict: 'yes', says: 'On every level.' },
  {
    a: 'tree data',
    b: 'fixed columns',
    verdict: 'no',
    says: 'The arrow and the first column overlap or are cut off.',
  },
  { a: 'tree data', b: 'summary row', verdict: 'yes', says: 'Its cells stand under their columns.' },
  {
    a: 'detail panels',
    b: 'selection',
    verdict: 'yes',
    says: 'A panel stays open when its row is selected.',
  },
  { a: 'detail panels', b: 'row actions', verdict: 'yes', says: 'A panel stays open.' },
  {
    a: 'detail panels',
    b: 'row clicks',
    verdict: 'yes',
    says: 'onRowClick gets toggleDetailPanel as third argument.',
  },
  {
    a: 'detail panels',
    b: 'editing a row',
    verdict: 'yes',
    says: 'The panel is away while its row is edited, and comes back afterwards.',
  },
  { a: 'detail panels', b: 'adding a row', verdict: 'yes', says: 'The empty row has no panel.' },
  {
    a: 'detail panels',
    b: 'deleting a row',
    verdict: 'yes',
    says: 'The panel is away while the question stands there.',
  },
  { a: 'detail panels', b: 'bulk editing', verdict: 'yes', says: 'Panels are away until it ends.' },
  { a: 'detail panels', b: 'cell editing', verdict: 'yes', says: 'A panel stays open.' },
  {
    a: 'detail panels',
    b: 'filters',
    verdict: 'yes',
    says: 'Panels come back with their rows. Their content is not filtered.',
  },
  {
    a: 'detail panels',
    b: 'search',
    verdict: 'yes',
    says: 'Panels come back with their rows. Their content is not searched.',
  },
  { a: 'detail panels', b: 'sorting', verdict: 'yes', says: 'Panels move with their rows.' },
  {
    a: 'detail panels',
    b: 'paging',
    verdict: 'yes',
    says: 'Panels are still open when users come back to the page.',
  },
  {
    a: 'detail panels',
    b: 'remote data',
    verdict: 'partly',
    says: 'Panels close when the page is left; after a reload of the same page they stay open if rows have ids.',
  },
  { a: 'detail panels', b: 'export', verdict: 'no', says: 'The file has the rows without their panels.' },
  { a: 'detail panels', b: 'columns button', verdict: 'yes', says: 'Panels keep their full width.' },
  {
    a: 'detail panels',
    b: 'fixed columns',
    verdict: 'no',
    says: 'The arrow and the first column overlap or are cut off.',
  },
  { a: 'detail panels', b: 'summary row', verdict: 'yes', says: 'Its cells stand under their columns.' },
];
