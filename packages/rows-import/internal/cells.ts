/** What stands for a missing value in exports of databases, statistics and spreadsheets. */
const missing = /^(?:n\/?a|#n\/a|null|nil|none|nan|\\n|-|–|—)?$/i;
const point = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const comma = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i;
/** With signs, thousands or a currency, which stay text. */
const likeNumber =
  /^[-+−(]?(?:\p{Sc}\s?)?\d+(?:[.,'’\s]\d{2,3})*(?:[.,]\d+)?(?:e[+-]?\d+)?\s?(?:[-−%)]|\p{Sc}|\p{Lu}{3})?$/iu;
/** Thousands in one notation, decimals in the other. */
const unclear = { point: /^[+-]?[1-9]\d{0,2}\.\d{3}$/, comma: /^[+-]?[1-9]\d{0,2},\d{3}$/ };
const time = String.raw`(?:[T ](?<hour>\d{1,2}):(?<minute>\d{2})(?<second>:\d{2}(?:\.\d+)?)?\s?(?:(?<utc>Z|UTC)|(?<zone>[+-]\d{2}):?(?<minutes>\d{2})?)?)?`;
const dates = [
  new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})${time}$`),
  new RegExp(String.raw`^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})${time}$`),
];

export const isMissing = (cell: string) => missing.test(cell);
export const isTrue = (cell: string) => /^(?:true|yes|t)$/i.test(cell);
export const isFalse = (cell: string) => /^(?:false|no|f)$/i.test(cell);

/** Why JavaScript can't keep a number as it is written; empty if it can. */
export function whyInexact(number: string): string {
  if (/^[+-]?\d{16}/.test(number)) return 'has more than 15 digits';
  return Number.isFinite(Number(number)) ? '' : 'is too large for a number';
}

/** What terminals and Markdown add to rows: a rule such as `---+---`, or `(2 rows)`. */
export function isAdded(cells: readonly unknown[]): boolean {
  const text = cells.join('|');
  return /^(?=.*(?:-{3}|={3}))[-=+:|\s]+$/.test(text) || /^\(?\d+ rows?(?:\)| in set.*)\|*$/.test(text);
}

/** What one cell could be, without its neighbors. */
export function kindOf(value: unknown): 'empty' | 'number' | 'date' | 'boolean' | 'text' {
  const cell = String(value ?? '');
  if (missing.test(cell)) return 'empty';
  if (point.test(cell) || comma.test(cell)) return 'number';
  if (toIso(cell)) return 'date';
  return isTrue(cell) || isFalse(cell) ? 'boolean' : 'text';
}

/** A cell that keeps its column text, and why, as in `begins with 0`. */
export interface Obstacle {
  index: number;
  why: string;
}

/**
 * Read the cells of a column as numbers.
 * @param hasSemicolons cells are separated by semicolons, so a comma can only be the decimal sign.
 * @returns the numbers; or the first cell that isn't one, if the column looks like one of numbers.
 */
export function readNumbers(
  cells: readonly string[],
  hasSemicolons: boolean,
): number[] | Obstacle | undefined {
  const hasCommas = cells.some((cell) => comma.test(cell) && (hasSemicolons || !unclear.comma.test(cell)));
  const whys = cells.map((cell) => whyNoNumber(cell, hasCommas, hasSemicolons));
  const index = whys.findIndex(Boolean);
  if (index < 0) return cells.map((cell) => Number(cell.replace(',', '.')));
  const similar = cells.filter((cell) => likeNumber.test(cell)).length;
  return similar * 2 >= cells.length ? { index, why: whys[index] ?? '' } : undefined;
}

function whyNoNumber(cell: string, hasCommas: boolean, hasSemicolons: boolean): string {
  if (!point.test(cell) && !comma.test(cell)) return 'isn’t a plain number';
  if (/^[+-]?0\d/.test(cell)) return 'begins with 0';
  if (cell.startsWith('+') && /^\+\d+$/.test(cell)) return 'begins with +';
  if (/^\d+e\d+$/i.test(cell)) return 'could be a code';
  const isUnclear =
    (unclear.comma.test(cell) && !hasCommas) || (unclear.point.test(cell) && (hasCommas || hasSemicolons));
  return isUnclear ? 'could have thousands or decimals' : whyInexact(cell.replace(',', '.'));
}

/**
 * Read the cells of a column as dates: `2026-03-05` or `5.3.2026`, with or without a time.
 * @returns ISO texts in local time, or with the zone of the file; or the first cell that isn't one of these, if the
 * column looks like one of dates.
 */
export function readDates(
  cells: readonly string[],
): { values: string[]; hasTime: boolean } | Obstacle | undefined {
  const values = cells.map(toIso);
  const index = values.indexOf(undefined);
  if (index < 0) return { values: values as string[], hasTime: cells.some((cell) => cell.includes(':')) };
  const similar = cells.filter((cell) => /^\d{1,4}([-/.])\d{1,2}\1\d{2,4}\b/.test(cell)).length;
  return similar * 2 >= cells.length
    ? { index, why: 'isn’t a date such as 2026-03-05 or 5.3.2026' }
    : undefined;
}

function toIso(cell: string): string | undefined {
  for (const format of dates) {
    const parts = format.exec(cell)?.groups;
    if (!parts) continue;
    const { year = '', month = '', day = '', hour = '0', minute = '00', second = '', utc, zone } = parts;
    const [months, days, hours] = [month, day, hour].map((part) => part.padStart(2, '0'));
    const date = new Date(`${year}-${months}-${days}T00:00Z`);
    // February 30 is March 2 in some browsers.
    if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined;
    const offset = zone ? `${zone}:${parts.minutes ?? '00'}` : '';
    const iso = `${year}-${months}-${days}T${hours}:${minute}${second}${utc ? 'Z' : offset}`;
    return Number.isNaN(Date.parse(iso)) ? undefined : iso;
  }
  return undefined;
}
