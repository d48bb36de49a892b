/** What a visitor typed in the playground, stored by the browser. */
export interface StoredProgram {
  code: string;
  /** The demo it started from. */
  demo?: string;
  /** It came with a link and was never run: it doesn't run unasked after a reload either. */
  isForeign?: boolean;
  /** The texts that were replaced by this one, to go back to, the latest first. */
  earlier?: Kept[];
}

/** A text that was replaced, and whether it came with a link and was never run. */
export interface Kept {
  code: string;
  isForeign?: boolean;
}

/** Says that a text was not stored, here or by `keepDemo`. */
export const notKept =
  'This text is too long to be kept, or the browser keeps nothing: copy it before you leave the page.';

const mostKept = 5;

/** Store a program in the place of the one that is stored, which is kept. False as for `storeProgram`. */
export function storeNext(program: StoredProgram): boolean {
  const stored = readStoredProgram();
  const earlier = stored?.earlier ?? [];
  return storeProgram({
    ...program,
    earlier: stored && stored.code !== program.code ? keep(earlier, stored) : earlier,
  });
}

/** Add a text to those that were replaced. */
export function keep(earlier: readonly Kept[], { code, isForeign }: Kept): Kept[] {
  const others = earlier.filter((item) => item.code !== code);
  return [isForeign ? { code, isForeign } : { code }, ...others].slice(0, mostKept);
}

/** Where the browser stores it. */
export const storageKey = 'playground';
const longest = 512 * 1024;

/** Read what was stored. Anything that isn't a program counts as nothing. */
export function readStoredProgram(): StoredProgram | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    if (!text || text.length > 2 * (1 + mostKept) * longest) return undefined;
    const own = fieldsOf(JSON.parse(text));
    const code = own('code');
    if (typeof code !== 'string' || code.length > longest) return undefined;
    const demo = own('demo');
    const earlier = readKept(own('earlier'));
    return {
      code,
      ...(typeof demo === 'string' ? { demo } : {}),
      ...(own('isForeign') === true ? { isForeign: true } : {}),
      ...(earlier.length > 0 ? { earlier } : {}),
    };
  } catch {
    return undefined;
  }
}

/** Before there were several, there was one, a text. */
function readKept(value: unknown): Kept[] {
  return (Array.isArray(value) ? value : [value]).slice(0, mostKept).flatMap((item: unknown): Kept[] => {
    const own = fieldsOf(item);
    const code = typeof item === 'string' ? item : own('code');
    if (typeof code !== 'string' || code.length > longest) return [];
    return [{ code, ...(own('isForeign') === true ? { isForeign: true } : {}) }];
  });
}

function fieldsOf(data: unknown): (name: string) => unknown {
  return (name) =>
    typeof data === 'object' && data !== null && Object.hasOwn(data, name)
      ? (data as Record<string, unknown>)[name]
      : undefined;
}

/** Store a program. False when it's too long or the browser stores nothing. */
export function storeProgram(program: StoredProgram): boolean {
  if (program.code.length > longest) return false;
  try {
    localStorage.setItem(storageKey, JSON.stringify(program));
    return true;
  } catch {
    return false;
  }
}
