// Read parts of a foreign value, such as a hostile message or stored data. Invalid parts are omitted or
// clamped, and nothing throws.

/** A whole number from 0 to `max`. */
export function count(value: unknown, max: number): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return undefined;
  return Math.min(max, Math.floor(value));
}

/** One of the known strings. */
export function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((item) => item === value);
}

/** Whether a value has fields that can be read: an object of any kind. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The own fields of an object of any kind. Read one by one: a hostile object can have millions. */
export function fieldsOf(value: unknown): (name: string) => unknown {
  return (name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined);
}

/** The first items of an array, or all of them. */
export function itemsOf(value: unknown, most?: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}
