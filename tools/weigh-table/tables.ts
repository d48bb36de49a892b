import type { WeighedProgram, Weights } from './weights';

/** The two tables of docs/guides/bundle-size.mdx in Markdown. */
export function weightTables({ programs, parts }: Weights): { programs: string; parts: string } {
  const row = (what: string, of: WeighedProgram, beyond?: WeighedProgram) => {
    const bytes = (as: 'minified' | 'brotli') => programs[of][as] - (beyond ? programs[beyond][as] : 0);
    return [what, inKilobytes(bytes('minified')), inKilobytes(bytes('brotli'))];
  };
  return {
    programs: markdownOf([
      ['What is bundled', 'Minified', 'Brotli'],
      row('The table, without React', 'table'),
      row('Added to an app with the usual parts of MUI', 'appWithTable', 'app'),
      row('Added to an app that has date pickers too', 'appWithBoth', 'appWithPickers'),
      row('`@material-table/exporters`', 'exporters'),
      row('For comparison: React with React DOM', 'react'),
      row("For comparison: MUI's plain `Table` with pages", 'muiTable'),
    ]),
    parts: markdownOf([
      ['Part', 'Alone', 'In an app with MUI'],
      ...parts.map(({ name, alone, added }) => [name, inKilobytes(alone), inKilobytes(added)]),
    ]),
  };
}

/** `199937` is `200 kB`. */
export function inKilobytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return `${kilobytes < 10 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}

function markdownOf([head = [], ...rows]: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
