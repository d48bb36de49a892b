import type { FeatureCell, PackageFacts } from '../../src/generated/facts';

/** The rows on the home page: free in this table, and paid in at least one other. */
const features = [
  'Sort by multiple columns',
  'Filter multiple columns',
  'Group rows',
  'Tree data',
  'Detail panels',
];

/** Read rows of the comparison in docs/about.mdx. @throws when one is missing or has no sources. */
export function readComparison(page: string): PackageFacts['comparison'] {
  return features.map((feature) => {
    const line = page.split('\n').find((row) => row.startsWith(`| ${feature} |`)) ?? '';
    const [, here, muiX, , agGrid] = line.split(' | ');
    return {
      feature,
      here: cellOf(feature, here),
      muiX: cellOf(feature, muiX),
      agGrid: cellOf(feature, agGrid),
    };
  });
}

function cellOf(feature: string, cell = ''): FeatureCell {
  const [, text, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(cell.trim()) ?? [];
  if (text && href) return { text, href };
  throw new Error(
    `docs/about.mdx no longer compares "${feature}" with a source in each cell, and the home page shows that row. Correct plugins/package-facts/comparison.ts.`,
  );
}
