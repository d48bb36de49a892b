import { isRecord } from '#kit/read-values';

const longest = 1500;

/** Values as one line of text, as in a console. Never throws, and limits its length. */
export function describeValues(values: unknown[]): string {
  const budget = { left: 200 };
  return values
    .slice(0, 20)
    .map((value) => (typeof value === 'string' ? value : describe(value, 0, budget)))
    .join(' ')
    .slice(0, longest);
}

function describe(value: unknown, depth: number, budget: { left: number }): string {
  budget.left -= 1;
  if (budget.left < 0) return '…';
  try {
    if (typeof value === 'string') return `'${value.slice(0, 200)}'`;
    if (typeof value === 'function') return `ƒ ${value.name}()`;
    if (!isRecord(value)) return typeof value === 'bigint' ? `${value}n` : String(value);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (value instanceof Element) return `<${value.tagName.toLowerCase()}>`;
    if (Array.isArray(value)) {
      if (depth >= 3) return `[… ${value.length}]`;
      const items = value.slice(0, 20).map((item) => describe(item, depth + 1, budget));
      return `[${items.join(', ')}${value.length > 20 ? `, … ${value.length - 20} more` : ''}]`;
    }
    if ('$$typeof' in value) return '<element>';
    if (depth >= 3) return '{…}';
    const keys = Object.keys(value);
    const fields = keys.slice(0, 20).map((key) => `${key}: ${describe(value[key], depth + 1, budget)}`);
    const name = value.constructor?.name;
    return `${name && name !== 'Object' ? `${name} ` : ''}{${fields.length > 0 ? ` ${fields.join(', ')}${keys.length > 20 ? ', …' : ''} ` : ''}}`;
  } catch {
    return '(unreadable)';
  }
}
