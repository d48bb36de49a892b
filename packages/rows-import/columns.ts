import { readDates } from './dates';
import { decimalsOf, readNumbers, type Decimals } from './numbers';
import type { ImportedColumn, RawTable } from './types';

const missing = /^(?:n\/?a|#n\/a|null|nil|none|nan|-|–|—)?$/i;
const yes = /^(?:true|yes)$/i;
const no = /^(?:false|no)$/i;
/** Their digits are codes, not amounts. */
const codeTitle =
  /\b(?:zip|plz|post(?:al)?[ _-]?code|phone|tel|fax|mobile|iban|bic|account|sku|isbn|ean|gtin)\b/i;
const dateTitle = /date|datum|day|tag/i;

const abbreviations = /^(?:id|ip|url|sku|vat|iban)$/i;

/** Few enough to choose from in a filter. */
const choices = { most: 8, longest: 30, rows: 10, eachTimes: 3 };

/** Find the name and type of each column. `notes` gets a sentence for each decision to report. */
export function findColumns(table: RawTable, notes: string[]): ImportedColumn[] {
  const { titles, rows, isText, hasSemicolons = false } = table;
  const columns = titles.map((_, index) => rows.map((row) => row[index] ?? null));
  const decimals = isText ? decimalsOf(columns.map(filledText), hasSemicolons) : 'point';
  const fields = fieldsOf(titles);
  return titles.flatMap((title, index) => {
    const cells = columns[index] ?? [];
    // A column without a name and without values is a separator at the end of each line.
    if (title === '' && cells.every((cell) => cell === '' || cell === null)) return [];
    const field = fields[index] ?? '';
    const typed = isText ? typeOfText(title, cells.map(String), decimals, notes) : typeOfValues(cells);
    const { isPercent, ...type } = typed;
    return { title: titleOf(title, index, isPercent), field, ...type };
  });
}

type Typed = Omit<ImportedColumn, 'title' | 'field'> & { isPercent?: boolean };

function filledText(cells: readonly unknown[]): string[] {
  return cells.map(String).filter((cell) => !missing.test(cell));
}

function typeOfText(title: string, cells: readonly string[], decimals: Decimals, notes: string[]): Typed {
  const filled = cells.filter((cell) => !missing.test(cell));
  /** Put the parsed values back at their indexes; missing ones are null. */
  const spread = <T extends string | number | boolean>(values: readonly T[]) => {
    let at = -1;
    return cells.map((cell) => (missing.test(cell) ? null : (values[(at += 1)] ?? null)));
  };
  if (filled.length === 0) return { type: 'text', cells: [...cells] };
  if (filled.length === cells.length && filled.every((cell) => yes.test(cell) || no.test(cell)))
    return { type: 'boolean', cells: cells.map((cell) => yes.test(cell)) };

  const compact = dateTitle.test(title) ? filled.map(fromCompact) : undefined;
  const dates = readDates(compact?.every(Boolean) ? compact : filled);
  if (dates === 'ambiguous')
    notes.push(`${title}: each date could have the day or the month first, so they stay text.`);
  else if (dates) return { type: dates.hasTime ? 'datetime' : 'date', cells: spread(dates.values) };

  const numbers = codeTitle.test(title) ? undefined : readNumbers(filled, decimals);
  if (numbers) {
    const { values, currency, isPercent } = numbers;
    return { type: 'number', cells: spread(values), currency, isPercent };
  }
  return ofText(cells);
}

function typeOfValues(cells: readonly unknown[]): Typed {
  const filled = cells.filter((cell) => cell !== null);
  if (filled.length > 0 && cells.every((cell) => cell === null || typeof cell === 'number'))
    return { type: 'number', cells };
  if (cells.every((cell) => typeof cell === 'boolean')) return { type: 'boolean', cells };
  if (filled.length > 0 && filled.every((cell) => typeof cell === 'string')) {
    const dates = readDates(filled);
    if (dates && dates !== 'ambiguous') {
      let at = -1;
      const values = cells.map((cell) => (cell === null ? null : (dates.values[(at += 1)] ?? null)));
      return { type: dates.hasTime ? 'datetime' : 'date', cells: values };
    }
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
  return { type: 'text', cells: [...cells], ...(isFew ? { choices: [...values] } : {}) };
}

/** `20240305`, as in accounting exports. */
function fromCompact(cell: string): string {
  const parts = /^((?:19|20)\d\d)([01]\d)([0-3]\d)$/.exec(cell);
  return parts ? parts.slice(1).join('-') : '';
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
function titleOf(title: string, index: number, isPercent = false): string {
  if (title === '') return `Column ${index + 1}`;
  const isWritten = !/^[a-z_][\w-]*$/.test(title) && !title.includes('_');
  const words = wordsOf(title).map((word) =>
    abbreviations.test(word) ? word.toUpperCase() : word.toLowerCase(),
  );
  const sentence = words.join(' ');
  const text = isWritten ? title.replace(/\s+/g, ' ') : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return isPercent && !text.includes('%') ? `${text} (%)` : text || title;
}
