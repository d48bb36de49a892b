import { isAdded, kindOf } from './cells';
import type { Line } from './split-text';
import { NotReadable, type Counts, type Header, type Problem, type RawTable } from '../types';

/** Lines that decide how many columns a file has, and which line is the header. */
const sample = 200;
const mostOffered = 10;

type Table = Pick<RawTable, 'titles' | 'rows' | 'places' | 'problems' | 'counts'> & { header: Header };

/**
 * Find the header and the rows among the lines of a text, or the lists of a JSON file.
 * @param chosen the line of the header, 0 for none; without it, the header is found.
 * @throws NotReadable when there are no rows.
 */
export function tableOf(lines: readonly Line[], unit: Counts['unit'], chosen?: number): Table {
  const filled = lines.filter(({ cells }) => cells.some(isFilled));
  const width = usualWidth(filled);
  const header = chooseHeader(filled, width, chosen);
  const top = filled.findIndex(({ number }) => number === header.first);
  const first = filled[top];
  if (!first)
    throw new NotReadable('There are no rows in this text. Paste the header and the rows below it.');
  const titles = header.line > 0 ? trimEnd(first.cells) : [];
  const count = Math.max(titles.length, width);

  const problems: Problem[] = [];
  const report = ({ number }: Line, text: string, isLeftOut: boolean) =>
    problems.push({ place: placeOf(unit, number), text, isLeftOut });
  for (const line of filled.slice(0, top)) report(line, 'is above the table.', true);
  if (titles.length > 0 && titles.length < count)
    report(first, `has ${titles.length} titles for ${count} columns. The others get a number.`, false);
  const used = filled.slice(header.line > 0 ? top + 1 : top).filter((line) => {
    const found = trimEnd(line.cells).length;
    const isOfProgram = isAdded(line.cells);
    if (isOfProgram) report(line, 'is a rule or a count of rows.', true);
    else if (found > count) report(line, tooMany(found, count, unit), true);
    else if (line.cells.length < count)
      report(line, `has ${found} of ${count} cells. The others stay empty.`, false);
    return !isOfProgram && found <= count;
  });
  const sum = (some: readonly Line[]) => some.reduce((total, line) => total + line.count, 0);
  const headerLines = header.line > 0 ? first.count : 0;
  return {
    titles: Array.from({ length: count }, (_, index) =>
      header.line > 0 ? String(titles[index] ?? '') : `Column ${index + 1}`,
    ),
    rows: used.map(({ cells }) => Array.from({ length: count }, (_, index) => cells[index] ?? null)),
    places: used.map(({ number }) => placeOf(unit, number).toLowerCase()),
    problems,
    counts: {
      unit,
      parts: {
        'with the header': headerLines,
        'with rows': sum(used),
        empty: sum(lines) - sum(filled),
        'left out': sum(filled) - headerLines - sum(used),
      },
    },
    header: {
      line: header.line,
      isSure: header.isSure && top === 0,
      lines: filled.slice(0, Math.max(mostOffered, top + 2)).map(({ number, cells }) => ({
        line: number,
        text: cells.filter(isFilled).join(', ').slice(0, 60),
      })),
    },
  };
}

/** The number of cells of most lines, and how many lines have it; lines of one cell are titles and comments. */
export function mostAlike(lines: readonly Line[]): { width: number; count: number } {
  const counts = new Map<number, number>();
  for (const { cells } of lines.slice(0, sample))
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [1, 0];
  return { width, count };
}

/** The number of cells of most lines, without columns that are empty everywhere. */
function usualWidth(lines: readonly Line[]): number {
  const { width } = mostAlike(lines);
  const alike = lines.slice(0, sample).filter(({ cells }) => cells.length === width);
  return Math.max(0, ...alike.map(({ cells }) => trimEnd(cells).length));
}

/** The line of the header, and the first line that is used. Titles and comments above a table have fewer cells. */
function chooseHeader(lines: readonly Line[], width: number, chosen: number | undefined) {
  const least = width < 2 ? 1 : Math.max(2, width - 1);
  const isWide = ({ cells }: Line) => trimEnd(cells).length >= least && !isAdded(cells);
  const found = lines.findIndex((line) => isWide(line) && !/^#[\s#-]/.test(String(line.cells[0])));
  const top = found < 0 ? lines.findIndex(isWide) : found;
  const first = lines[top]?.number;
  if (chosen !== undefined) return { line: chosen, isSure: true, first: chosen === 0 ? first : chosen };
  const cells = lines[top]?.cells ?? [];
  const below = lines
    .slice(top + 1, top + sample)
    .flatMap((line) => (isAdded(line.cells) ? [] : [line.cells]));
  /** The kind of this line's cell, and the kind of the column if all its cells below have the same. */
  const pairs = cells.map((cell, index) => {
    const kinds = new Set(below.map((others) => kindOf(others[index])));
    kinds.delete('empty');
    return { kind: kindOf(cell), column: kinds.size === 1 ? [...kinds][0] : undefined };
  });
  const isText = pairs.every(({ kind }) => kind === 'text' || kind === 'empty');
  const differs = pairs.some(({ kind, column }) => column && kind !== 'empty' && kind !== column);
  const agrees = pairs.some(({ kind, column }) => kind === column && kind !== 'text');
  const isNumbered = () =>
    (areYears(cells) && !below.some(areYears)) || (isSeries(cells) && !below.every(isSeries));
  const isHeader = isText || (agrees ? isNumbered() : differs);
  // Words above words could be a row as well.
  return { line: isHeader ? (first ?? 0) : 0, isSure: isText && differs, first };
}

/** Titles such as `1, 2, 3`: each is greater than the one before. */
function isSeries(cells: readonly unknown[]): boolean {
  const numbers = numbersIn(cells);
  const isGreater = (cell: string, index: number) => Number(cell) > Number(numbers[index - 1] ?? -1);
  return numbers.length > 1 && numbers.every((cell, index) => /^\d+$/.test(cell) && isGreater(cell, index));
}

function areYears(cells: readonly unknown[]): boolean {
  const numbers = numbersIn(cells);
  return numbers.length > 0 && numbers.every((cell) => /^(?:19|20)\d\d$/.test(cell));
}

function numbersIn(cells: readonly unknown[]): string[] {
  return cells.filter((cell) => kindOf(cell) === 'number').map(String);
}

function isFilled(cell: unknown): boolean {
  return cell !== '' && cell !== null && cell !== undefined;
}

function trimEnd(cells: readonly unknown[]): readonly unknown[] {
  return cells.slice(0, cells.findLastIndex(isFilled) + 1);
}

/** `Line 12`, or `Item 3` of a JSON list. */
export function placeOf(unit: Counts['unit'], number: number): string {
  return `${unit === 'line' ? 'Line' : 'Item'} ${number}`;
}

function tooMany(found: number, count: number, unit: Counts['unit']): string {
  const says = `has ${found} cells, and the table has ${count} columns.`;
  return unit === 'line' ? `${says} Put quotation marks around a value that contains the separator.` : says;
}
