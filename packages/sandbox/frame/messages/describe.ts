import { isRecord } from '#kit/read-values.ts';

/** Letters of a line and of a text inside a value, items of a list, and values of a line. */
const most = { line: 1500, letters: 200, items: 20, values: 200 };
/** Deeper values are shown by their kind only. */
const deepest = 3;
/** The digits of a longer one take seconds. */
const longestBigint = 2n ** 4096n;

interface Look {
  /** How many more values are shown. */
  left: number;
  /** The values around this one. */
  around: unknown[];
}

/**
 * Values as the text of one entry of the log, as a console shows them. Never throws, and reads only the
 * beginning of texts and lists, because a program may log any amount.
 */
export function describeValues(values: readonly unknown[]): string {
  const look: Look = { left: most.values, around: [] };
  const [format, ...others] = values.slice(0, most.items);
  const parts =
    typeof format === 'string' && others.length > 0 ? [fill(format, others, look)] : values.slice(0, 1);
  // Reading one letter of a text of some 100 MB takes a second: what the line has no room for isn't read.
  const add = (line: string, value: unknown) =>
    line.length > most.line ? line : `${line} ${asText(value, look)}`;
  return cut([...parts, ...others].reduce(add, '').slice(1), most.line);
}

/** A console's format text, with the values that its placeholders take from `values`. */
function fill(format: string, values: unknown[], look: Look): string {
  return cut(format, most.line).replace(/%[sdifoOc%]/g, (placeholder) => {
    if (placeholder === '%%') return '%';
    if (values.length === 0) return placeholder;
    const value = values.shift();
    if (placeholder === '%c') return '';
    if (placeholder === '%s') return asText(value, look);
    if (!/[dif]/.test(placeholder) || typeof value === 'bigint') return describe(value, look);
    const number = typeof value === 'string' ? Number.parseFloat(value) : value;
    if (typeof number !== 'number') return 'NaN';
    return String(placeholder === '%f' ? number : Math.trunc(number));
  });
}

function asText(value: unknown, look: Look): string {
  return typeof value === 'string' ? cut(value, most.line) : describe(value, look);
}

function describe(value: unknown, look: Look): string {
  look.left -= 1;
  if (look.left < 0) return '…';
  const { around } = look;
  try {
    if (!isRecord(value)) return describePrimitive(value);
    if (around.includes(value)) return '[Circular]';
    look.around = [...around, value];
    return describeObject(value, look);
  } catch {
    return '(unreadable)';
  } finally {
    look.around = around;
  }
}

function describePrimitive(value: unknown): string {
  if (typeof value === 'string') return `'${cut(value)}'`;
  if (typeof value === 'function') {
    const isClass = /^class\b/.test(Function.prototype.toString.call(value));
    return isClass ? `class ${cut(value.name)}` : `ƒ ${cut(value.name)}()`;
  }
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'bigint') return cut(String(value));
  return -longestBigint < value && value < longestBigint ? `${cut(String(value))}n` : '(a very long bigint)';
}

function describeObject(value: Record<PropertyKey, unknown>, look: Look): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return cut(String(value));
  if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`;
  if (value instanceof Node) return value.nodeName;
  if ('$$typeof' in value) return '<element>';
  const name = nameOf(value);
  const isDeep = look.around.length > deepest;
  if (isList(value)) {
    const head = Array.isArray(value) ? '' : `${name}(${value.length}) `;
    return `${head}[${isDeep ? `… ${value.length}` : itemsOf(value, look).join(', ')}]`;
  }
  const isError = value instanceof Error;
  if (!isError && isTextObject(value, name)) return `[${name}: ${cut(String(value))}]`;
  const size = value instanceof Map || value instanceof Set ? `(${value.size})` : '';
  const title = isError ? cut(`${value.name}: ${cut(value.message)}`) : name === 'Object' ? '' : name + size;
  const parts = isDeep ? ['…'] : [...entriesOf(value, look), ...fieldsIn(value, look)];
  if (parts.length === 0) return isError ? title : `${title} {}`.trim();
  return `${title} ${isDeep ? '{…}' : `{ ${parts.join(', ')} }`}`.trim();
}

type List = ArrayLike<unknown>;

function isList(value: object): value is List {
  const isTyped = ArrayBuffer.isView(value) && !(value instanceof DataView);
  return isTyped || Array.isArray(value) || value instanceof NodeList || value instanceof HTMLCollection;
}

/** The first items of a list, and how many follow. A sparse array is read no further than others. */
function itemsOf(list: List, look: Look): string[] {
  const length = Math.min(list.length, most.items);
  const items = Array.from({ length }, (_, at) => (at in list ? describe(list[at], look) : 'empty'));
  return [...items, ...more(list.length - length)];
}

/** What a map or the like holds. */
function entriesOf(value: object, look: Look): string[] {
  if (value instanceof Promise) return ['<state unknown>'];
  if (value instanceof WeakMap || value instanceof WeakSet) return ['<items unknown>'];
  const isMap = value instanceof Map || value instanceof Headers || value instanceof FormData;
  if (!isMap && !(value instanceof Set)) return [];
  const texts: string[] = [];
  for (const entry of value.entries()) {
    if (texts.length === most.items) return [...texts, '…'];
    const [key, item]: unknown[] = entry;
    texts.push(isMap ? `${describe(key, look)} => ${describe(item, look)}` : describe(item, look));
  }
  return texts;
}

/** The own fields of an object. A getter isn't called, because it may do something. */
function fieldsIn(value: Record<PropertyKey, unknown>, look: Look): string[] {
  const symbols = Object.getOwnPropertySymbols(value);
  const hidden = value instanceof Error ? ['cause', 'errors'].filter((key) => Object.hasOwn(value, key)) : [];
  const keys = [...hidden, ...Object.keys(value), ...symbols];
  const fields = keys.slice(0, most.items).map((key) => {
    const text = cut(String(key));
    const name = typeof key === 'symbol' ? `[${text}]` : /^[\w$]+$/.test(text) ? text : `'${text}'`;
    const { get, value: held } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    return `${name}: ${get ? '[Getter]' : describe(held, look)}`;
  });
  return [...fields, ...more(keys.length - fields.length)];
}

const more = (count: number) => (count > 0 ? [`… ${count} more`] : []);

function nameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!isRecord(prototype)) return '[Object: null prototype]';
  const { constructor } = prototype;
  return typeof constructor === 'function' ? cut(constructor.name) : 'Object';
}

/** Whether an object is a text in essence: a boxed value, a URL, a class with nothing but its own text. */
function isTextObject(value: object, name: string): boolean {
  // Its letters are its keys.
  if (name === 'String') return true;
  const { toString } = value;
  const isOwn = typeof toString === 'function' && toString !== Object.prototype.toString;
  return isOwn && Object.keys(value).length === 0;
}

function cut(text: string, length = most.letters): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
