import Papa from 'papaparse';
import { NotReadable, type Problem, type RawTable } from './types';
import { isNumber } from './numbers';
import { readDates } from './dates';

interface Line {
  number: number;
  cells: string[];
}

/** Rows that decide how many columns a file has. */
const sample = 200;

/**
 * Read CSV, TSV, or cells copied from a spreadsheet. Detects the delimiter, lines before the header and a
 * missing header.
 * @throws NotReadable when no two lines have the same number of cells.
 */
export function readText(text: string): RawTable {
  const named = /^sep=(.)\r?\n/i.exec(text);
  const { lines, delimiter, unclosed } = readLines(text, named?.[1]);
  const filled = lines.filter(({ cells }) => cells.some(Boolean));
  const width = usualWidth(filled);
  const start = filled.findIndex(({ cells }) => trimEnd(cells).length >= Math.max(1, width - 1));
  const first = filled[start];
  if (!first)
    throw new NotReadable('There are no rows in this text. Paste the header and the rows below it.');

  const problems: Problem[] = [];
  const isBehindSep = Boolean(named);
  const before = filled.slice(0, start).filter(({ number }) => !isBehindSep || number > 1);
  for (const { number } of before)
    problems.push({ place: `Line ${number}`, text: 'stands before the header.', isLeftOut: true });

  const hasHeader = !looksLikeData(first.cells);
  const titles = hasHeader ? first.cells : first.cells.map((_, index) => `Column ${index + 1}`);
  const count = hasHeader ? Math.max(trimEnd(titles).length, width) : width;
  const rows: string[][] = [];
  for (const { number, cells } of filled.slice(start + Number(hasHeader))) {
    const place = `Line ${number}`;
    const found = trimEnd(cells).length;
    if (number === unclosed)
      problems.push({ place, text: 'has a quotation mark without its partner.', isLeftOut: true });
    else if (found > count)
      problems.push({
        place,
        text: `has ${found} cells, the header ${count}. Put quotation marks around a value that contains the separator.`,
        isLeftOut: true,
      });
    else {
      if (cells.length < count && found < count - 1)
        problems.push({
          place,
          text: `has ${found} of ${count} cells; the others stay empty.`,
          isLeftOut: false,
        });
      rows.push(Array.from({ length: count }, (_, index) => cells[index] ?? ''));
    }
  }
  return {
    titles: Array.from({ length: count }, (_, index) => titles[index] ?? ''),
    rows,
    isText: true,
    hasSemicolons: delimiter === ';',
    problems,
  };
}

/** The lines with their first line numbers: a quoted value may contain line breaks. */
function readLines(text: string, named: string | undefined) {
  const lines: Line[] = [];
  const delimiter = named ?? guessDelimiter(text);
  let unclosed: number | undefined;
  let read = 0;
  let number = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      lines.push({ number, cells: data.map((cell) => cell.trim()) });
      if (errors.some(({ type }) => type === 'Quotes')) unclosed = number;
      number += countBreaks(text, read, meta.cursor);
      read = meta.cursor;
    },
  });
  return { lines, delimiter, unclosed };
}

/** The separator that gives most lines the same number of cells; Papa's own guess needs three columns. */
function guessDelimiter(text: string): string {
  let [best, most] = [',', 0];
  for (const delimiter of ['\t', ';', '|', ',']) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: sample, skipEmptyLines: true });
    const { count } = mostAlike(data.filter((cells) => cells.length > 1));
    if (count > most) [best, most] = [delimiter, count];
  }
  return best;
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    // A line ends with \n, \r\n, or \r alone.
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count += 1;
  }
  return count;
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

/** A header has no number and no date, but may have years. */
function looksLikeData(cells: readonly string[]): boolean {
  return cells.some(
    (cell) =>
      !/^(?:19|20)\d\d$/.test(cell) && (isNumber(cell) || (cell !== '' && readDates([cell]) !== undefined)),
  );
}
