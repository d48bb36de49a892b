// Stands in for `date-fns/format` in the table's own modules, in the browser (see plugins/site-behavior). The table knows three
// patterns, to compare a date with its filter; the whole formatter would be 6.5 kB (brotli) of each table.

const parts: Record<string, (date: Date) => number> = {
  MM: (date) => date.getMonth() + 1,
  dd: (date) => date.getDate(),
  HH: (date) => date.getHours(),
  mm: (date) => date.getMinutes(),
  yyyy: (date) => date.getFullYear(),
};

/**
 * Write a date, in the visitor's time zone, as date-fns does.
 * @param pattern of MM, dd, yyyy, HH, mm and what stands between them.
 * @throws RangeError for what is no date, as date-fns does, and for another pattern.
 */
export default function formatDate(value: Date | number | string, pattern: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid time value');
  return pattern.replace(/[A-Za-z]+/g, (name) => {
    const part = parts[name];
    if (!part)
      throw new RangeError(`The pattern "${name}" is unknown here: add it to src/late/format-date.ts.`);
    return String(part(date)).padStart(name.length, '0');
  });
}
