/** What a visitor typed in the playground, stored by the browser. */
export interface StoredProgram {
  code: string;
  /** The demo it started from. */
  demo?: string;
  /** It came with a link and was never run: it doesn't run unasked after a reload either. */
  isForeign?: boolean;
  /** The text that was replaced by this one, to go back to. */
  earlier?: string;
}

const storageKey = 'playground';
const longest = 512 * 1024;

/** Read what was stored. Anything that isn't a program counts as nothing. */
export function readStoredProgram(): StoredProgram | undefined {
  try {
    const text = localStorage.getItem(storageKey);
    if (!text || text.length > 2 * longest) return undefined;
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null) return undefined;
    const own = (name: string): unknown =>
      Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined;
    const code = own('code');
    if (typeof code !== 'string' || code.length > longest) return undefined;
    const [demo, earlier] = [own('demo'), own('earlier')];
    return {
      code,
      ...(typeof demo === 'string' ? { demo } : {}),
      ...(own('isForeign') === true ? { isForeign: true } : {}),
      ...(typeof earlier === 'string' && earlier.length <= longest ? { earlier } : {}),
    };
  } catch {
    return undefined;
  }
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
