/** Dates of a column as ISO strings in local time, and whether one has a time of day. */
export interface Dates {
  values: string[];
  hasTime: boolean;
}

type Parts = [year: string, month: string, day: string];

const time = String.raw`(?:(?:,?\s+|T)(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?\s*(?<half>[AaPp]\.?[Mm]\.?)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?`;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const name = String.raw`(?<name>[A-Za-z]{3})[a-z]*\.?`;

const formats = {
  yearFirst: new RegExp(String.raw`^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})${time}$`),
  dayFirst: new RegExp(String.raw`^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4})${time}$`),
  monthFirst: new RegExp(String.raw`^(?<month>\d{1,2})([-/])(?<day>\d{1,2})\2(?<year>\d{4})${time}$`),
  dayAndName: new RegExp(String.raw`^(?<day>\d{1,2})[-/\s]+${name}[-/\s,]+(?<year>\d{4}|\d{2})${time}$`),
  nameAndDay: new RegExp(String.raw`^${name}\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})${time}$`),
};

/**
 * Read a column whose cells are all dates of one notation.
 * @returns `ambiguous` when each could be day or month first; `undefined` when a cell is no date.
 */
export function readDates(cells: readonly string[]): Dates | 'ambiguous' | undefined {
  const found = Object.values(formats).flatMap((format) => readAll(cells, format) ?? []);
  const [first, second] = found;
  if (first && second && first.values.some((value, index) => value !== second.values[index]))
    return 'ambiguous';
  return first;
}

function readAll(cells: readonly string[], format: RegExp): Dates | undefined {
  const values: string[] = [];
  let hasTime = false;
  for (const cell of cells) {
    const parts = format.exec(cell)?.groups;
    const value = parts && toIso(parts);
    if (!value) return undefined;
    values.push(value);
    hasTime ||= parts.hour !== undefined;
  }
  return values.length > 0 ? { values, hasTime } : undefined;
}

function toIso(parts: Record<string, string | undefined>): string | undefined {
  const {
    year = '',
    month,
    name: word,
    day = '',
    hour = '0',
    minute = '00',
    second,
    half,
    zone = '',
  } = parts;
  const number = word ? months.indexOf(word.toLowerCase()) + 1 : Number(month);
  const century = Number(year) < 70 ? '20' : '19';
  const date: Parts = [year.length === 2 ? century + year : year, two(number), two(day)];
  if (!isOfCalendar(date)) return undefined;
  const isAfternoon = half && /^p/i.test(half);
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${date.join('-')}T${two(hours)}:${minute}${second ? `:${second}` : ''}${zone}`;
}

function isOfCalendar([year, month, day]: Parts): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function two(value: number | string): string {
  return String(value).padStart(2, '0');
}
