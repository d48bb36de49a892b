/** How many values are looked at: what is larger counts as different. */
const most = 3000;

/**
 * Whether two values say the same, where functions of the same text count as the same. `path` leads to the first function that is another
 * one, `''` for the value itself: to the table, which compares functions as such, it makes the whole value another one.
 */
export function compareContent(before: unknown, after: unknown): { isSame: boolean; path?: string } {
  const found: { left: number; path?: string } = { left: most };
  try {
    const isSame = isEqual(before, after, '', found);
    return isSame && found.path !== undefined ? { isSame, path: found.path } : { isSame };
  } catch {
    // A getter or a proxy of the program threw.
    return { isSame: false };
  }
}

function isEqual(
  before: unknown,
  after: unknown,
  path: string,
  found: { left: number; path?: string },
): boolean {
  if (Object.is(before, after)) return true;
  found.left -= 1;
  if (found.left < 0) return false;
  if (typeof before === 'function' && typeof after === 'function') {
    if (textOf(before) !== textOf(after)) return false;
    found.path ??= path;
    return true;
  }
  if (!isObject(before) || !isObject(after)) return false;
  const kind: unknown = Object.getPrototypeOf(before);
  if (kind !== Object.getPrototypeOf(after)) return false;
  if (before instanceof Date && after instanceof Date) return before.getTime() === after.getTime();
  if (kind !== Object.prototype && kind !== Array.prototype) return false;
  const names = namesOf(before);
  return (
    names.length === namesOf(after).length &&
    names.every((name) => isEqual(before[name], after[name], path === '' ? name : `${path}.${name}`, found))
  );
}

/** The table's own notes in columns are nobody's content. */
const namesOf = (value: object) => Object.keys(value).filter((name) => name !== 'tableData');

const textOf = (fn: unknown) => Reflect.apply(Function.prototype.toString, fn, []) as string;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
