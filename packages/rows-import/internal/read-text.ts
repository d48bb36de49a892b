import { splitText } from './split-text';
import { mostAlike, tableOf } from './table';
import type { RawTable } from '../types';

/** Lines that decide which character separates cells. */
const sample = 200;

/** In no text, so that each line is one cell. */
const none = '\0';

/**
 * Read CSV, TSV, or cells copied from a spreadsheet or a terminal.
 * @param chosen the line of the header, 0 for none; without it, the header is found.
 * @throws NotReadable when there are no rows.
 */
export function readText(text: string, chosen?: number): RawTable {
  const named = /^sep=(.)\r?\n/i.exec(text);
  const separator = named?.[1] ?? guessSeparator(text);
  const table = tableOf(splitText(text, separator).slice(named ? 1 : 0), 'line', chosen);
  const { unit, parts } = table.counts;
  return {
    ...table,
    counts: { unit, parts: { 'with the separator': named ? 1 : 0, ...parts } },
    isText: true,
    hasSemicolons: separator === ';',
    notes:
      table.titles.length === 1
        ? [
            'Only one column was found, because no comma, semicolon, tab or vertical bar separates cells. If another character does, name it in a first line such as “sep=^”.',
          ]
        : [],
  };
}

/** The separator that gives most lines the same number of cells. */
function guessSeparator(text: string): string {
  let [best, most] = [none, 0];
  for (const separator of ['\t', ';', '|', ',']) {
    const lines = splitText(text, separator, sample).filter(({ cells }) => cells.some(Boolean));
    const rest = lines.slice(lines.findIndex(({ cells }) => cells.length > 1));
    const split = rest.filter(({ cells }) => cells.length > 1).length;
    // A list of names, some of them with a comma, is one column.
    if (split * 2 < rest.length || split < Math.min(2, lines.length)) continue;
    const { count } = mostAlike(lines);
    if (count > most) [best, most] = [separator, count];
  }
  return best;
}
