import { messageOf } from '#kit/reason-of.ts';
import { whyInexact } from './cells';
import { placeOf, tableOf } from './table';
import { NotReadable, type Counts, type Problem, type RawTable } from '../types';

/** True for text that can only be JSON: the header of a CSV file may be `[id],[name]`. */
export function isJson(text: string): boolean {
  return /^\s*(?:\[\s*(?:[^\sa-z_]|(?:null|true|false|NaN)\b)|\{\s*["}])/i.test(text);
}

/**
 * Read a list of objects or of lists, an object with such a list in it, or one object per line.
 * @param chosen the line or item with the names of the columns, if rows are lists; 0 for none.
 * @throws NotReadable when there is none; the message names the place of a mistake.
 */
export function readJson(text: string, chosen?: number): RawTable {
  const found = readItems(text);
  const lists = found.items.filter(({ value }) => Array.isArray(value)).length;
  return lists * 2 > found.items.length ? ofLists(found, chosen) : ofObjects(found);
}

interface Items {
  /** Each with the number of its line, or of its place in the list. */
  items: { number: number; value: unknown }[];
  unit: Counts['unit'];
  problems: Problem[];
  notes: string[];
  empty: number;
}

function ofLists({ items, unit, problems, notes, empty }: Items, chosen: number | undefined): RawTable {
  const lines = items.map(({ number, value }) => {
    const cells: unknown[] = Array.isArray(value) ? value : [value];
    return { number, count: 1, cells: cells.map(asCell) };
  });
  const table = tableOf(lines, unit, chosen);
  const { parts } = table.counts;
  parts.empty = (parts.empty ?? 0) + empty;
  parts['left out'] = (parts['left out'] ?? 0) + problems.length;
  return { ...table, problems: [...problems, ...table.problems], isText: false, notes };
}

function ofObjects({ items, unit, problems, notes, empty }: Items): RawTable {
  const titles = new Set<string>();
  const records: Record<string, unknown>[] = [];
  const places: string[] = [];
  for (const { number, value } of items) {
    const place = placeOf(unit, number);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      problems.push({ place, text: 'is no object.', isLeftOut: true });
      continue;
    }
    const record = flatten(value);
    for (const title of Object.keys(record)) titles.add(title);
    records.push(record);
    places.push(place.toLowerCase());
  }
  if (titles.size === 0)
    throw new NotReadable('This JSON has no list of objects. Paste something like [{ "name": "Ada" }].');
  const names = [...titles];
  const rows = records.map((record) => names.map((title) => record[title]));
  const parts = { 'with rows': records.length, empty, 'left out': problems.length };
  return { titles: names, rows, places, isText: false, problems, notes, counts: { unit, parts } };
}

function readItems(text: string): Items {
  const { json, notes } = withoutLosses(text);
  try {
    const value: unknown = JSON.parse(json);
    const found = Array.isArray(value) ? { list: value, name: '' } : listIn(value);
    if (found?.name) notes.push(`Only the list “${found.name}” was read. The rest was left out.`);
    const items = (found?.list ?? [value]).map((item, index) => ({ number: index + 1, value: item }));
    return { items, unit: 'item', problems: [], notes, empty: 0 };
  } catch (error) {
    const lines = readEachLine(json, notes);
    if (lines) return lines;
    throw new NotReadable(`This JSON can’t be read: ${messageOf(error)}. Correct it and try again.`);
  }
}

/**
 * Numbers of over 15 digits become strings, because JavaScript would round them. Python writes `NaN` and
 * `Infinity`, which are not JSON.
 */
function withoutLosses(text: string): { json: string; notes: string[] } {
  const notes = new Set<string>();
  const json = text.replace(
    /"[^"\\]*(?:\\.[^"\\]*)*"|-?\b\d+(?:\.\d+)?(?:e[-+]?\d+)?\b|-?\b(?:NaN|Infinity)\b/gi,
    (token) => {
      if (token.startsWith('"')) return token;
      if (/\d/.test(token)) return whyInexact(token) ? `"${token}"` : token;
      notes.add(`${token} is no value of JSON, so these cells are empty.`);
      return 'null';
    },
  );
  return { json, notes: [...notes] };
}

/** One object or list per line, as in logs. `undefined` when most lines are neither. */
function readEachLine(text: string, notes: string[]): Items | undefined {
  const items: Items['items'] = [];
  const problems: Problem[] = [];
  let empty = 0;
  for (const [index, line] of text.trimEnd().split(/\r?\n/).entries()) {
    const number = index + 1;
    try {
      if (line.trim()) items.push({ number, value: JSON.parse(line) });
      else empty += 1;
    } catch {
      problems.push({ place: placeOf('line', number), text: 'is no JSON.', isLeftOut: true });
    }
  }
  const objects = items.filter(({ value }) => typeof value === 'object' && value !== null).length;
  return objects > 1 && objects > problems.length
    ? { items, unit: 'line', problems, notes, empty }
    : undefined;
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

/** Nested objects become columns such as `address_city`; lists become text. */
function flatten(item: object, before = '', record: Record<string, unknown> = Object.create(null)) {
  const entries: [string, unknown][] = Object.entries(item);
  for (const [key, written] of entries) {
    const value = ofMongo(written);
    let title = before + key;
    // A key of the object itself may be `address_city`, too.
    while (title in record) title += '_';
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      flatten(value, `${title}_`, record);
    else record[title] = asCell(value);
  }
  return record;
}

/** MongoDB exports a type as the only key of an object: `{ "$numberLong": "7" }`. */
function ofMongo(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const [entry, ...others]: [string, unknown][] = Object.entries(value);
  if (!entry || others.length > 0 || !/^\$(?:oid|date|uuid|number[A-Z]\w+)$/.test(entry[0])) return value;
  const inner = ofMongo(entry[1]);
  const isNumber = entry[0].startsWith('$number') && !whyInexact(String(inner));
  return isNumber ? Number(inner) : inner;
}

function asCell(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => String(asCell(part))).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
