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

/** Each pair once; `grouping-tree-detail.test.tsx` has a proof of each. */
export const combinations: Combination[] = [
  {
    a: 'grouping',
    b: 'tree data',
    verdict: 'no',
    says: 'The table shows empty group rows and none of your rows.',
  },
  { a: 'grouping', b: 'detail panels', verdict: 'yes', says: 'Panels open below the rows of a group.' },
  { a: 'grouping', b: 'selection', verdict: 'yes', says: 'Each group has a checkbox for its rows.' },
  { a: 'grouping', b: 'row actions', verdict: 'yes', says: 'In each row. Group rows have none.' },
  {
    a: 'grouping',
    b: 'row clicks',
    verdict: 'partly',
    says: 'onRowClick is called, but onRowDoubleClick never is.',
  },
  {
    a: 'grouping',
    b: 'editing a row',
    verdict: 'partly',
    says: 'The row is edited in place. The grouped column has no input. With two group levels, the table crashes.',
  },
  {
    a: 'grouping',
    b: 'adding a row',
    verdict: 'partly',
    says: 'The form has no input for the grouped column, so set its value in onRowAdd.',
  },
  {
    a: 'grouping',
    b: 'deleting a row',
    verdict: 'partly',
    says: 'The delete confirmation replaces the row. With two group levels, the table crashes.',
  },
  { a: 'grouping', b: 'bulk editing', verdict: 'no', says: 'No inputs appear.' },
  {
    a: 'grouping',
    b: 'cell editing',
    verdict: 'yes',
    says: 'All cells except those of the grouped column.',
  },
  { a: 'grouping', b: 'filters', verdict: 'yes', says: 'Groups without a match are hidden.' },
  { a: 'grouping', b: 'search', verdict: 'yes', says: 'Groups without a match are hidden.' },
  {
    a: 'grouping',
    b: 'sorting',
    verdict: 'partly',
    says: 'Within each group. With options.grouping, by one column only.',
  },
  { a: 'grouping', b: 'paging', verdict: 'yes', says: 'A page counts groups, not rows.' },
  {
    a: 'grouping',
    b: 'remote data',
    verdict: 'partly',
    says: 'Rows are grouped page by page, so a group can start again on the next page.',
  },
  {
    a: 'grouping',
    b: 'export',
    verdict: 'yes',
    says: 'All rows of the groups on the page, including closed groups, in group order.',
  },
  {
    a: 'grouping',
    b: 'columns button',
    verdict: 'partly',
    says: 'Hiding the grouped column hides neither the groups nor their title.',
  },
  {
    a: 'grouping',
    b: 'fixed columns',
    verdict: 'no',
    says: 'The empty column before the rows takes the space of the fixed one. Use sticky cells.',
  },
  {
    a: 'grouping',
    b: 'summary row',
    verdict: 'partly',
    says: 'Its cells appear under the wrong columns unless the grouped columns come first.',
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
    says: 'A parent selects all rows below it. If a search finds rows below it but not the parent, it selects only these and the rows below them. A child never changes its parent.',
  },
  { a: 'tree data', b: 'row actions', verdict: 'yes', says: 'On every level.' },
  { a: 'tree data', b: 'row clicks', verdict: 'yes', says: 'Both kinds of click, on every level.' },
  { a: 'tree data', b: 'editing a row', verdict: 'yes', says: 'On every level.' },
  {
    a: 'tree data',
    b: 'adding a row',
    verdict: 'partly',
    says: 'The new row is a root row unless onRowAdd gives it a parent.',
  },
  {
    a: 'tree data',
    b: 'deleting a row',
    verdict: 'partly',
    says: 'Children of a row that you remove from data become root rows.',
  },
  {
    a: 'tree data',
    b: 'bulk editing',
    verdict: 'no',
    says: 'Only root rows get inputs. Child rows are hidden until editing ends.',
  },
  { a: 'tree data', b: 'cell editing', verdict: 'yes', says: 'On every level.' },
  { a: 'tree data', b: 'filters', verdict: 'yes', says: 'Branches that lead to a match expand.' },
  {
    a: 'tree data',
    b: 'search',
    verdict: 'yes',
    says: 'Branches that lead to a match expand. After it is cleared, the others stay closed.',
  },
  { a: 'tree data', b: 'sorting', verdict: 'yes', says: 'Within each level.' },
  {
    a: 'tree data',
    b: 'paging',
    verdict: 'yes',
    says: 'A page counts root rows. Expanded children are shown in addition.',
  },
  {
    a: 'tree data',
    b: 'remote data',
    verdict: 'partly',
    says: 'Each page has its own tree. A row whose parent is on another page becomes a root row.',
  },
  {
    a: 'tree data',
    b: 'export',
    verdict: 'no',
    says: 'Only root rows. With exportAllData: true, all rows as a flat list.',
  },
  { a: 'tree data', b: 'columns button', verdict: 'yes', says: 'On every level.' },
  {
    a: 'tree data',
    b: 'fixed columns',
    verdict: 'no',
    says: 'The arrow and the first column overlap or are cut off.',
  },
  { a: 'tree data', b: 'summary row', verdict: 'yes', says: 'Its cells appear under their columns.' },
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
    says: 'onRowClick receives toggleDetailPanel as its third argument.',
  },
  {
    a: 'detail panels',
    b: 'editing a row',
    verdict: 'yes',
    says: 'The panel is hidden while its row is edited, and reappears afterwards.',
  },
  { a: 'detail panels', b: 'adding a row', verdict: 'yes', says: 'The empty row has no panel.' },
  {
    a: 'detail panels',
    b: 'deleting a row',
    verdict: 'yes',
    says: 'The panel is hidden during the delete confirmation.',
  },
  { a: 'detail panels', b: 'bulk editing', verdict: 'yes', says: 'Panels are hidden until it ends.' },
  { a: 'detail panels', b: 'cell editing', verdict: 'yes', says: 'A panel stays open.' },
  {
    a: 'detail panels',
    b: 'filters',
    verdict: 'yes',
    says: "Panels reappear with their rows. Their content isn't filtered.",
  },
  {
    a: 'detail panels',
    b: 'search',
    verdict: 'yes',
    says: "Panels reappear with their rows. Their content isn't searched.",
  },
  { a: 'detail panels', b: 'sorting', verdict: 'yes', says: 'Panels move with their rows.' },
  {
    a: 'detail panels',
    b: 'paging',
    verdict: 'yes',
    says: 'Panels stay open when users return to the page.',
  },
  {
    a: 'detail panels',
    b: 'remote data',
    verdict: 'partly',
    says: 'Panels close when users leave the page. After a reload of the same page, they stay open if rows have ids.',
  },
  {
    a: 'detail panels',
    b: 'export',
    verdict: 'no',
    says: 'The file contains the rows without their panels.',
  },
  { a: 'detail panels', b: 'columns button', verdict: 'yes', says: 'Panels keep their full width.' },
  {
    a: 'detail panels',
    b: 'fixed columns',
    verdict: 'no',
    says: 'The arrow and the first column overlap or are cut off.',
  },
  { a: 'detail panels', b: 'summary row', verdict: 'yes', says: 'Its cells appear under their columns.' },
];
