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
  const { items, unit, placeOf, problems, notes, empty } = readItems(text);
  const [first] = items;
  const hasHeader = Array.isArray(first) && first.every((cell) => typeof cell === 'string');
  const titles = new Set<string>(hasHeader ? (first as string[]) : []);
  const records: Record<string, unknown>[] = [];
  const places: string[] = [];
  items.slice(Number(hasHeader)).forEach((item, at) => {
    const place = placeOf(at + Number(hasHeader));
    const record = hasHeader ? ofList(item, [...titles]) : ofObject(item);
    if (!record) {
      const text = hasHeader ? `is no list of up to ${titles.size} cells.` : 'is no object.';
      problems.push({ place, text, isLeftOut: true });
      return;
    }
    for (const title of Object.keys(record)) titles.add(title);
    records.push(record);
    places.push(place.toLowerCase());
  });
  if (titles.size === 0)
    throw new NotReadable('This JSON has no list of objects. Paste something like [{ "name": "Ada" }].');
  const names = [...titles];
  const parts = {
    'with the header': Number(hasHeader),
    'with rows': records.length,
    empty,
    'left out': problems.length,
  };
  const rows = records.map((record) => names.map((title) => record[title]));
  return { titles: names, rows, places, isText: false, problems, notes, counts: { unit, parts } };
}

interface Items {
  items: unknown[];
  unit: 'item' | 'line';
  placeOf: (index: number) => string;
  problems: Problem[];
  notes: string[];
  empty: number;
}

function readItems(text: string): Items {
  const { json, notes } = withoutLosses(text);
  const placeOf = (index: number) => `Item ${index + 1}`;
  try {
    const value: unknown = JSON.parse(json);
    const found = Array.isArray(value) ? { list: value, name: '' } : listIn(value);
    if (found?.name) notes.push(`Only the list “${found.name}” was read. What is next to it was left out.`);
    return { items: found?.list ?? [value], unit: 'item', placeOf, problems: [], notes, empty: 0 };
  } catch (error) {
    const lines = readEachLine(json, notes);
    if (lines) return lines;
    throw new NotReadable(
      `This JSON can’t be read: ${placeOfError(String(error), json)}. Correct it and try again.`,
    );
  }
}

/**
 * Numbers of over 15 digits become strings, because JavaScript would round them. Python writes `NaN` and
 * `Infinity`, which are not JSON.
 */
function withoutLosses(text: string): { json: string; notes: string[] } {
  const notes = new Set<string>();
  const json = text.replace(/"(?:[^"\\]|\\.)*"|-?\b\d{16,}\b(?![.eE])|-?\b(?:NaN|Infinity)\b/g, (token) => {
    if (token.startsWith('"')) return token;
    if (/\d/.test(token)) return `"${token}"`;
    notes.add(`${token} is no value of JSON, so these cells are empty.`);
    return 'null';
  });
  return { json, notes: [...notes] };
}

/** One object per line, as in logs. `undefined` when the first line is no object. */
function readEachLine(text: string, notes: string[]): Items | undefined {
  const items: unknown[] = [];
  const numbers: number[] = [];
  const problems: Problem[] = [];
  let empty = 0;
  for (const [index, line] of text.trimEnd().split(/\r?\n/).entries()) {
    if (!line.trim()) {
      empty += 1;
      continue;
    }
    try {
      items.push(JSON.parse(line));
      numbers.push(index + 1);
    } catch {
      if (items.length === 0) return undefined;
      problems.push({ place: `Line ${index + 1}`, text: 'is no JSON.', isLeftOut: true });
    }
  }
  const placeOf = (index: number) => `Line ${numbers[index]}`;
  return items.length > 1 ? { items, unit: 'line', placeOf, problems, notes, empty } : undefined;
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

/** The longest list of objects in an object, as in a server's response, and its path. */
function listIn(value: unknown, path = ''): { list: unknown[]; name: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const lists = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key;
    if (Array.isArray(part))
      return typeof part[0] === 'object' && part[0] !== null ? [{ list: part, name }] : [];
    return listIn(part, name) ?? [];
  });
  return lists.sort((one, other) => other.list.length - one.list.length)[0];
}

function ofList(item: unknown, titles: readonly string[]): Record<string, unknown> | undefined {
  if (!Array.isArray(item) || item.length > titles.length) return undefined;
  return Object.fromEntries(titles.map((title, at) => [title, asCell(item[at])]));
}

function ofObject(item: unknown): Record<string, unknown> | undefined {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? flatten(item) : undefined;
}

/** Nested objects become columns such as `address_city`; lists become text. */
function flatten(item: object, before = '', record: Record<string, unknown> = Object.create(null)) {
  const entries: [string, unknown][] = Object.entries(item);
  for (const [key, value] of entries) {
    let title = before + key;
    // A key of the object itself may be `address_city`, too.
    while (title in record) title += '_';
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      flatten(value, `${title}_`, record);
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
