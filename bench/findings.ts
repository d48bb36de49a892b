/** A table of figures: the first column says what, the others are figures. */
export interface Table {
  columns: string[];
  rows: (string | number)[][];
}

/** What a part of the bench found. */
export interface Findings {
  /** The heading in bench/RESULTS.md. */
  title: string;
  /** How it was measured, in a sentence or two. */
  explanation: string;
  table: Table;
  /** What is over its limit, each a sentence; the run ends with 1 if there is any. */
  over: string[];
  /** What the About page says of it, by the keys of bench/headlines.json. */
  headlines?: Record<string, number>;
}

/** The text of a section of bench/RESULTS.md. */
export function textOf({ explanation, table, over }: Findings): string {
  const lines = over.map((line) => `- Over its limit: ${line}`).join('\n');
  return [explanation, markdownOf(table), lines].filter(Boolean).join('\n\n');
}

/** A table in Markdown, figures to the right. @throws when a row has more or fewer cells than there are columns. */
export function markdownOf({ columns, rows }: Table): string {
  const bad = rows.find((row) => row.length !== columns.length);
  if (bad)
    throw new Error(
      `The row "${bad.join(' | ')}" has ${bad.length} cells for ${columns.length} columns. Its figures would stand below the wrong words.`,
    );
  const rule = columns.map((_name, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A table of medians, some with a limit: `add` takes one, with the spread of its values. */
export function limits() {
  const rows: Table['rows'] = [];
  const over: string[] = [];
  const add = (what: string, value: number, limit?: number, values = ''): void => {
    const digits = value < 10 ? 2 : 0;
    rows.push([what, value.toFixed(digits), values, limit?.toString() ?? '']);
    if (limit !== undefined && !(value <= limit))
      over.push(`${what}: ${value.toFixed(digits)}, at most ${limit}.`);
  };
  return { add, over, table: { columns: ['what', 'median', 'spread', 'at most'], rows } };
}
