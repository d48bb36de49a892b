// How parts of a hostile message are read: what is not as it should be is left out or clamped, and nothing throws.

/** A whole number from 0 to `max`. */
export function count(value: unknown, max: number): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return undefined;
  return Math.min(max, Math.floor(value));
}

/** One of the known texts. */
export function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((item) => item === value);
}

/** The fields of an object, of whatever kind. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The first items of an array. */
export function itemsOf(value: unknown, most: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** What is written into the visitor's text is a name, a module's name or `a as b`, and nothing else. */
export function isNames(value: unknown): value is string {
  return typeof value === 'string' && /^[@~\w$./* -]{1,120}$/.test(value);
}
