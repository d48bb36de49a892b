/** What the lab can add to a table of five columns with search, sorting and selection, each alone. */
export const features = [
  { id: 'plain', name: 'All rows on one page' },
  { id: 'paging', name: 'Pages of 10 rows' },
  { id: 'columns', name: '20 columns instead of 5' },
  { id: 'filtering', name: 'Filters' },
  { id: 'grouping', name: 'Groups, all open' },
  { id: 'tree', name: 'Tree data, all open' },
  { id: 'detail', name: 'Detail panels, closed' },
  { id: 'editing', name: 'Buttons to edit and delete' },
  { id: 'fixed', name: 'fixedColumns' },
] as const;

/** How often each scenario is measured. */
export const runsOfEach = 5;

export type FeatureId = (typeof features)[number]['id'];

/** How many rows the lab offers. */
export const rowCounts = [50, 100, 250, 500, 1000, 2000] as const;

/** The name of a feature as the form and the results show it. */
export function nameOf(id: FeatureId): string {
  return features.find((feature) => feature.id === id)?.name ?? id;
}
