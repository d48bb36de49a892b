import { kindOf } from './cells';
import { splitText, type Line } from './split-text';
import { NotReadable, type Header, type Problem, type RawTable } from './types';

/** Lines that decide how many columns a file has, and whether its first line is the header. */
const sample = 200;
const mostOffered = 10;

/**
 * Read CSV, TSV, or cells copied from a spreadsheet. Detects the separator, lines above the header and a
 * missing header.
 * @param chosen the line of the header, 0 for none; without it, the header is found.
 * @throws NotReadable when there are no rows.
 */
export function readText(text: string, chosen?: number): RawTable {
  const named = /^sep=(.)\r?\n/i.exec(text);
  const separator = named?.[1] ?? guessSeparator(text);
  const lines = splitText(text, separator).slice(named ? 1 : 0);
  const filled = lines.filter(({ cells }) => cells.some(Boolean));
  const width = usualWidth(filled);
  const header = chooseHeader(filled, width, chosen);
  const top = filled.findIndex(({ number }) => number === header.first);
  if (top < 0)
    throw new NotReadable('There are no rows in this text. Paste the header and the rows below it.');

  const problems: Problem[] = filled
    .slice(0, top)
    .map(({ number }) => ({ place: `Line ${number}`, text: 'is above the header.', isLeftOut: true }));
  const titleCells = header.line > 0 ? (filled[top]?.cells ?? []) : [];
  const count = Math.max(trimEnd(titleCells).length, width);
  const rows: string[][] = [];
  const used: Line[] = [];
  for (const line of filled.slice(header.line > 0 ? top + 1 : top)) {
    const place = `Line ${line.number}`;
    const found = trimEnd(line.cells).length;
    if (found > count) {
      problems.push({
        place,
        text: `has ${found} cells, and the header has ${count}. Put quotation marks around a value that contains the separator.`,
        isLeftOut: true,
      });
      continue;
    }
    if (line.cells.length < count && found < count - 1)
      problems.push({
        place,
        text: `has ${found} of ${count} cells. The others stay empty.`,
        isLeftOut: false,
      });
    rows.push(Array.from({ length: count }, (_, index) => line.cells[index] ?? ''));
    used.push(line);
  }
  const sum = (some: readonly Line[]) => some.reduce((total, line) => total + line.count, 0);
  const headerLines = header.line > 0 ? sum(filled.slice(top, top + 1)) : 0;
  const parts = {
    'with the separator': named ? 1 : 0,
    'with the header': headerLines,
    'with rows': sum(used),
    empty: sum(lines) - sum(filled),
    'left out': sum(filled) - headerLines - sum(used),
  };
  const notes =
    count === 1
      ? ['Only one column was found. Commas, semicolons, tabs and vertical bars separate cells.']
      : [];
  return {
    titles: Array.from({ length: count }, (_, index) =>
      header.line > 0 ? (titleCells[index] ?? '') : `Column ${index + 1}`,
    ),
    rows,
    places: used.map(({ number }) => `line ${number}`),
    isText: true,
    hasSemicolons: separator === ';',
    problems,
    notes,
    counts: { unit: 'line', parts },
    header: {
      line: header.line,
      isSure: header.isSure && top === 0,
      lines: filled
        .slice(0, mostOffered)
        .map(({ number, cells }) => ({ line: number, text: cells.filter(Boolean).join(', ').slice(0, 60) })),
    },
  };
}

/** The separator that gives most lines the same number of cells. */
function guessSeparator(text: string): string {
  let [best, most] = [',', 0];
  for (const separator of ['\t', ';', '|', ',']) {
    const cells = splitText(text, separator, sample).map((line) => line.cells);
    const { count } = mostAlike(cells.filter(({ length }) => length > 1));
    if (count > most) [best, most] = [separator, count];
  }
  return best;
}

/** The number of cells of most lines, without columns that are empty everywhere. */
function usualWidth(lines: readonly Line[]): number {
  const first = lines.slice(0, sample);
  const { width } = mostAlike(first.map(({ cells }) => cells));
  const alike = first.filter(({ cells }) => cells.length === width);
  return Math.max(0, ...alike.map(({ cells }) => trimEnd(cells).length));
}

/** The number of cells of most lines, and how many lines have it. */
function mostAlike(lines: readonly string[][]): { width: number; count: number } {
  const counts = new Map<number, number>();
  for (const { length } of lines) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [0, 0];
  return { width, count };
}

function trimEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex(Boolean) + 1);
}

/** The line of the header, and the first line that is used. Titles and comments above a table have fewer cells. */
function chooseHeader(
  lines: readonly Line[],
  width: number,
  chosen: number | undefined,
): Pick<Header, 'line' | 'isSure'> & { first: number | undefined } {
  const least = width < 2 ? 1 : Math.max(2, width - 1);
  const top = lines.findIndex(
    ({ cells }) => trimEnd(cells).length >= least && !/^#\s*\S/.test(cells[0] ?? ''),
  );
  const first = lines[top]?.number;
  if (chosen !== undefined) return { line: chosen, isSure: true, first: chosen === 0 ? first : chosen };
  const cells = lines[top]?.cells ?? [];
  const kinds = cells.map(kindOf);
  if (kinds.every((kind) => kind === 'text' || kind === 'empty'))
    return { line: first ?? 0, isSure: true, first };
  const below = lines.slice(top + 1, sample).map((line) => line.cells);
  const agrees = kinds.some(
    (kind, index) => kind !== 'text' && kind !== 'empty' && !isOther(kind, below, index),
  );
  const differs = kinds.some((kind, index) => kind !== 'empty' && isOther(kind, below, index));
  const isHeader = agrees
    ? (areYears(cells) && !below.some(areYears)) || (isSeries(cells) && !below.every(isSeries))
    : differs;
  return { line: isHeader ? (first ?? 0) : 0, isSure: false, first };
}

/** Whether all cells of a column are of one kind, and it isn't this one. */
function isOther(kind: ReturnType<typeof kindOf>, below: readonly string[][], index: number): boolean {
  const kinds = new Set(below.map((cells) => kindOf(cells[index] ?? '')));
  kinds.delete('empty');
  return kinds.size === 1 && !kinds.has(kind);
}

/** Titles such as `1, 2, 3`: each is greater than the one before. */
function isSeries(cells: readonly string[]): boolean {
  const numbers = numbersIn(cells);
  const isGreater = (cell: string, index: number) => Number(cell) > Number(numbers[index - 1] ?? -1);
  return numbers.length > 1 && numbers.every((cell, index) => /^\d+$/.test(cell) && isGreater(cell, index));
}

function areYears(cells: readonly string[]): boolean {
  const numbers = numbersIn(cells);
  return numbers.length > 0 && numbers.every((cell) => /^(?:19|20)\d\d$/.test(cell));
}

function numbersIn(cells: readonly string[]): string[] {
  return cells.filter((cell) => kindOf(cell) === 'number');
}
