/** How often a component rendered in one scenario, and in how many of these renders it had a given prop. */
export interface Count {
  scenario: string;
  /** The component that rendered it, '' for the table itself. */
  parent: string;
  renders: number;
  seen: number;
}

const places: Record<string, string> = {
  MTableBody: 'directly in the body',
  MTableBodyRow: 'inside a row',
  MTableEditCell: 'inside an edited cell',
  MTableEditRow: 'inside an edit row',
  MTableGroupRow: 'inside a group row',
  MTableToolbar: 'in the toolbar',
};

/** Describe when a component has a prop, given the counts of all scenarios it rendered in. */
export function describePresence(counts: Count[]): string {
  if (counts.every(({ renders, seen }) => seen === renders)) return 'always';
  const parents = [...new Set(counts.map(({ parent }) => parent))];
  const phrases = parents.map((parent) => {
    const condition = describeCondition(counts.filter((count) => count.parent === parent));
    if (condition === undefined) return undefined;
    return [parents.length > 1 ? nameOf(parent) : '', condition].filter(Boolean).join(' ');
  });
  return phrases.filter((phrase) => phrase !== undefined).join('; ');
}

/** '' for every scenario, undefined for none. */
function describeCondition(counts: Count[]): string | undefined {
  const present = counts.filter(({ seen }) => seen > 0);
  const missing = counts.filter(({ renders, seen }) => seen < renders);
  if (present.length === 0) return undefined;
  if (missing.length === 0) return '';
  const names = (list: Count[]) => list.map(({ scenario }) => scenario).join(', ');
  return missing.length < present.length ? `except with ${names(missing)}` : `with ${names(present)}`;
}

function nameOf(parent: string): string {
  const place = places[parent];
  if (place) return place;
  throw new Error(
    `A component renders inside ${parent || 'the table itself'} and elsewhere. Describe that place in \`places\` in presence.ts.`,
  );
}
