import { NotReadable, type Problem, type RawTable } from './types';

/** True for text that can only be JSON. */
export function isJson(text: string): boolean {
  return /^\s*(?:\[|\{\s*["}])/.test(text);
}

/**
 * Read a list of objects or of lists, an object with such a list in it, or one object per line.
 * @throws NotReadable when there is none; the message names the place of a mistake.
 */
export function readJson(text: string): RawTable {
  const { items, placeOf, problems } = readItems(text);
  const [first] = items;
  if (Array.isArray(first) && first.every((cell) => typeof cell === 'string'))
    return ofLists(first, items.slice(1), (index) => placeOf(index + 1), problems);
  const titles = new Set<string>();
  const records: Record<string, unknown>[] = [];
  items.forEach((item, index) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      problems.push({ place: placeOf(index), text: 'is no object.', isLeftOut: true });
      return;
    }
    const record = flatten(item);
    for (const title of Object.keys(record)) titles.add(title);
    records.push(record);
  });
  if (titles.size === 0)
    throw new NotReadable('This JSON has no list of objects. Paste something like [{ "name": "Ada" }].');
  const names = [...titles];
  return {
    titles: names,
    rows: records.map((record) => names.map((title) => record[title])),
    isText: false,
    problems,
  };
}

interface Items {
  items: unknown[];
  placeOf: (index: number) => string;
  problems: Problem[];
}

function readItems(text: string): Items {
  const placeOf = (index: number) => `Item ${index + 1}`;
  try {
    const value: unknown = JSON.parse(text);
    const items = Array.isArray(value) ? value : listIn(value);
    return { items: items ?? [value], placeOf, problems: [] };
  } catch (error) {
    const lines = readEachLine(text);
    if (lines) return lines;
    throw new NotReadable(
      `This JSON can’t be read: ${placeOfError(String(error), text)}. Correct it and try again.`,
    );
  }
}

/** One object per line, as in logs. `undefined` when the first line is no object. */
function readEachLine(text: string): Items | undefined {
  const items: unknown[] = [];
  const numbers: number[] = [];
  const problems: Problem[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    try {
      items.push(JSON.parse(line));
      numbers.push(index + 1);
    } catch {
      if (items.length === 0) return undefined;
      problems.push({ place: `Line ${index + 1}`, text: 'is no JSON.', isLeftOut: true });
    }
  }
  return items.length > 1 ? { items, placeOf: (index) => `Line ${numbers[index]}`, problems } : undefined;
}

/** Browsers word this error differently; most give the place. */
function placeOfError(message: string, text: string): string {
  const line = /line (\d+)/.exec(message)?.[1];
  const position = /position (\d+)/.exec(message)?.[1];
  if (line) return `the mistake is on line ${line}`;
  if (position) return `the mistake is on line ${text.slice(0, Number(position)).split('\n').length}`;
  const token = /token '?(.+?)'?[,\s]/.exec(message)?.[1];
  return token ? `${token} is in a wrong place` : 'it ends too early';
}

/** The longest list of objects in an object, as in a server's response. */
function listIn(value: unknown): unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const lists = Object.values(value).flatMap((part: unknown): unknown[][] => {
    if (Array.isArray(part)) return typeof part[0] === 'object' && part[0] !== null ? [part] : [];
    const inner = listIn(part);
    return inner ? [inner] : [];
  });
  return lists.sort((one, other) => other.length - one.length)[0];
}

function ofLists(
  titles: string[],
  items: readonly unknown[],
  placeOf: Items['placeOf'],
  problems: Problem[],
): RawTable {
  const rows: unknown[][] = [];
  items.forEach((item, index) => {
    if (Array.isArray(item) && item.length <= titles.length)
      rows.push(titles.map((_, at) => asCell(item[at])));
    else
      problems.push({
        place: placeOf(index),
        text: `is no list of ${titles.length} cells.`,
        isLeftOut: true,
      });
  });
  return { titles, rows, isText: false, problems };
}

/** Nested objects become columns such as `address_city`; lists become text. */
function flatten(item: object, before = ''): Record<string, unknown> {
  const record: Record<string, unknown> = Object.create(null);
  const entries: [string, unknown][] = Object.entries(item);
  for (const [key, value] of entries) {
    const title = before + key;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(record, flatten(value, `${title}_`));
    else record[title] = asCell(value);
  }
  return record;
}

function asCell(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((part: unknown) => (typeof part === 'object' ? JSON.stringify(part) : String(part)))
    .join(', ');
}
