import type { Measures } from './build-measures';

/** The differences between two builds, as a Markdown table. */
export function compareMeasures(base: Measures, head: Measures): string {
  const rows = [...new Set([...Object.keys(base), ...Object.keys(head)])].map(
    (name) =>
      `| ${[name, shown(base[name]), shown(head[name]), change(base[name], head[name])].join(' | ')} |`,
  );
  return ['| | base | this | change |', '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}

function shown(value: number | undefined): string {
  return value === undefined ? '–' : String(Math.round(value * 10) / 10);
}

function change(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined) return '';
  const difference = Math.round((after - before) * 10) / 10;
  return difference === 0 ? '' : `${difference > 0 ? '+' : ''}${difference}`;
}
