import {
  isFalse,
  isMissing,
  isTrue,
  kindOf,
  readDates,
  readNumbers,
  whyInexact,
  type Obstacle,
} from './cells';
import type { ImportedColumn, RawTable } from '../types';

const abbreviations = /^(?:id|ip|url|sku|vat|iban)$/i;

/** Few enough to choose from in a filter. */
const choices = { most: 8, longest: 30, rows: 10, eachTimes: 3 };

type Typed = Omit<ImportedColumn, 'title' | 'field'>;

/** Find the name and type of each column. `notes` gets a sentence for each column that stays text because of a cell. */
export function findColumns(table: RawTable, notes: string[]): ImportedColumn[] {
  const { titles, rows, places, isText, hasSemicolons = false } = table;
  const fields = fieldsOf(titles);
  const replaced = new Set<string>();
  const columns = titles.flatMap((written, index): ImportedColumn[] => {
    const cells = rows.map((row) => row[index] ?? null);
    // A column without a name and without values is a separator at the end of each line.
    if (written === '' && cells.every((cell) => cell === '' || cell === null)) return [];
    const title = titleOf(written, index);
    const note = (cell: unknown, { index: row, why }: Obstacle) => {
      const shown = cell === '' ? 'the empty cell' : `“${String(cell).slice(0, 40)}”`;
      notes.push(`${title}: ${shown} in ${places[row]} ${why}, so the column stays text.`);
    };
    const texts = cells.map((cell) => String(cell ?? ''));
    const typed = isText ? typeOfText(texts, hasSemicolons, note) : typeOfValues(cells, note);
    if (isText && typed.type !== 'text')
      for (const cell of texts) if (cell && isMissing(cell)) replaced.add(cell);
    return [{ title, field: fields[index] ?? '', ...typed }];
  });
  if (replaced.size > 0)
    notes.push(
      `Read as empty cells in columns of numbers and dates: ${[...replaced].map((cell) => `“${cell}”`).join(', ')}.`,
    );
  return columns;
}

const noBoolean = 'is neither true nor false';

type Note = (cell: unknown, obstacle: Obstacle) => void;

function typeOfText(cells: readonly string[], hasSemicolons: boolean, note: Note): Typed {
  const rows = cells.flatMap((cell, row) => (isMissing(cell) ? [] : [row]));
  const filled = rows.map((row) => cells[row] ?? '');
  if (filled.length === 0) return { type: 'text', cells };
  /** Put the values back into their rows; missing ones are null. */
  const spread = <T extends string | number>(values: readonly T[]) => {
    let at = -1;
    return cells.map((cell) => (isMissing(cell) ? null : (values[(at += 1)] ?? null)));
  };
  if (filled.every((cell) => isTrue(cell) || isFalse(cell))) {
    if (filled.length === cells.length) return { type: 'boolean', cells: cells.map(isTrue) };
    const index = cells.findIndex(isMissing);
    note(cells[index], { index, why: noBoolean });
    return ofText(cells);
  }
  const dates = readDates(filled);
  if (dates && 'values' in dates)
    return { type: dates.hasTime ? 'datetime' : 'date', cells: spread(dates.values) };
  const numbers = dates ? undefined : readNumbers(filled, hasSemicolons);
  if (Array.isArray(numbers)) return { type: 'number', cells: spread(numbers) };
  const obstacle = dates ?? numbers;
  if (obstacle) note(filled[obstacle.index], { ...obstacle, index: rows[obstacle.index] ?? 0 });
  return ofText(cells);
}

function typeOfValues(cells: readonly unknown[], note: Note): Typed {
  const filled = cells.filter((cell) => cell !== null);
  const isAll = (type: string) => filled.length > 0 && filled.every((cell) => typeof cell === type);
  if (isAll('number')) return { type: 'number', cells: cells as (number | null)[] };
  if (isAll('boolean')) {
    if (filled.length === cells.length) return { type: 'boolean', cells: cells as boolean[] };
    note('', { index: cells.indexOf(null), why: noBoolean });
  }
  if (isAll('string')) {
    const dates = readDates(filled as string[]);
    if (dates && 'values' in dates) {
      let at = -1;
      const values = cells.map((cell) => (cell === null ? null : (dates.values[(at += 1)] ?? null)));
      return { type: dates.hasTime ? 'datetime' : 'date', cells: values };
    }
  }
  const isNumber = (cell: unknown) => kindOf(cell) === 'number';
  const numbers = filled.filter(isNumber).length;
  if (numbers > 0 && numbers * 2 >= filled.length) {
    const index = cells.findIndex((cell) => cell !== null && typeof cell !== 'number');
    const cell = String(cells[index]);
    const why = isNumber(cell) ? whyInexact(cell) || 'is text in the file' : 'isn’t a number';
    note(cell, { index, why });
  }
  return ofText(cells.map((cell) => (cell === null ? '' : String(cell))));
}

function ofText(cells: readonly string[]): Typed {
  const filled = cells.filter(Boolean);
  const values = new Set(filled);
  const isFew =
    values.size >= 2 &&
    values.size <= choices.most &&
    filled.length >= Math.max(choices.rows, values.size * choices.eachTimes) &&
    [...values].every((value) => value.length <= choices.longest && !value.includes('\n'));
  return { type: 'text', cells, ...(isFew ? { choices: [...values] } : {}) };
}

/** A name for each column that can be a property: `Unit price (net)` is `unitPriceNet`. */
function fieldsOf(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((title, index) => {
    const words = wordsOf(title).map((word) => word.toLowerCase());
    let name = words
      .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join('');
    if (name === '' || /^\d/.test(name)) name = `column${name || index + 1}`;
    // The table keeps its own state under this name.
    if (name === 'tableData') name = 'tableDataColumn';
    const base = name;
    for (let count = 2; used.has(name); count += 1) name = `${base}${count}`;
    used.add(name);
    return name;
  });
}

function wordsOf(title: string): string[] {
  return title.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Titles written by people stay; names written by programs become words. */
function titleOf(title: string, index: number): string {
  if (title === '') return `Column ${index + 1}`;
  const isWritten = !/^[a-z_][\w-]*$/.test(title) && !title.includes('_');
  if (isWritten) return title.replace(/\s+/g, ' ');
  const sentence = wordsOf(title)
    .map((word) => (abbreviations.test(word) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) || title;
}
