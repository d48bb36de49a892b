/** The features that change how rows are shown, and so affect every other one. */
export const structures = ['grouping', 'tree data', 'detail panels'] as const;

/** The features they are combined with. */
export const features = [
  'tree data',
  'detail panels',
  'selection',
  'editing a row',
  'adding a row',
  'deleting a row',
  'bulk editing',
  'cell editing',
  'search and filters',
  'sorting',
  'paging',
  'remote data',
  'export',
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
  says?: string | undefined;
}

const cells: Record<Structure, Partial<Record<Feature, [Verdict, string?]>>> = {
  grouping: {
    'tree data': ['no', 'You see empty group rows.'],
    'detail panels': ['yes'],
    selection: ['yes'],
    'editing a row': ['partly', 'The grouped column has no field. With two group levels, the table crashes.'],
    'adding a row': ['partly', 'The grouped column has no field.'],
    'deleting a row': ['partly', 'With two group levels, the table crashes.'],
    'bulk editing': ['no', 'No fields appear.'],
    'cell editing': ['yes'],
    'search and filters': ['yes'],
    sorting: ['partly', 'Within each group. With options.grouping, by one column only.'],
    paging: ['yes', 'A page counts groups.'],
    'remote data': ['partly', 'Each page has its own groups.'],
    export: ['yes', 'All rows of the groups on the page, including closed groups.'],
    'fixed columns': ['no', 'Use sticky columns.'],
    'summary row': ['partly', 'Its cells are misaligned unless the grouped columns come first.'],
  },
  'tree data': {
    'detail panels': ['yes'],
    selection: ['yes', 'A parent selects the rows below it.'],
    'editing a row': ['yes'],
    'adding a row': ['partly', 'It is a root row unless you set its parent.'],
    'deleting a row': ['partly', 'Its children become root rows unless you remove them, too.'],
    'bulk editing': ['no', 'Only root rows have fields.'],
    'cell editing': ['yes'],
    'search and filters': ['yes', 'Branches with a match open.'],
    sorting: ['yes', 'Within each level.'],
    paging: ['yes', 'A page counts root rows.'],
    'remote data': ['partly', 'Each page has its own tree.'],
    export: ['partly', 'Only root rows. With exportAllData: true, all rows as a flat list.'],
    'fixed columns': ['no', 'Use sticky columns.'],
    'summary row': ['yes'],
  },
  'detail panels': {
    selection: ['yes'],
    'editing a row': ['yes', 'The panel is hidden meanwhile.'],
    'adding a row': ['yes'],
    'deleting a row': ['yes', 'The panel is hidden meanwhile.'],
    'bulk editing': ['yes', 'Panels are hidden meanwhile.'],
    'cell editing': ['yes'],
    'search and filters': ['yes', "Panels aren't searched."],
    sorting: ['yes'],
    paging: ['yes', 'Panels reappear with their page.'],
    'remote data': ['partly', 'Panels close when the page changes.'],
    export: ['no', 'The file contains only the rows.'],
    'fixed columns': ['no', 'Use sticky columns.'],
    'summary row': ['yes'],
  },
};

/** Each pair once; `grouping.test.tsx` has a proof of each. */
export const combinations: Combination[] = structures.flatMap((a) =>
  features.flatMap((b) => {
    const [verdict, says] = cells[a][b] ?? [];
    return verdict ? [{ a, b, verdict, says }] : [];
  }),
);
