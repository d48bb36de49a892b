/** A demo's text as the visitor changed it. */
export interface KeptDemo {
  code: string;
  /** The one that the demo was shown in. */
  language: 'ts' | 'js';
}

const prefix = 'edited-demo:';
/** Characters of one text and of all, and how many demos; the ones changed last are kept. */
const limits = { code: 128 * 1024, all: 512 * 1024, demos: 20 };
const listeners = new Set<() => void>();

/** What the browser keeps of a demo. Anything that isn't a text counts as nothing. */
export function readKeptDemo(id: string): KeptDemo | undefined {
  try {
    return read(prefix + id);
  } catch {
    return undefined;
  }
}

/** Keep a changed text in the place of the one before. False when it's too long or the browser keeps nothing. */
export function keepDemo(id: string, { code, language }: KeptDemo): boolean {
  if (code.length > limits.code) return false;
  try {
    makeRoom(prefix + id, code.length);
    localStorage.setItem(prefix + id, JSON.stringify({ code, language, at: Date.now() }));
    return true;
  } catch {
    return false;
  } finally {
    tell();
  }
}

/** Keep nothing of a demo: its text is the site's again. */
export function forgetDemo(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // Where nothing can be stored, nothing is kept either.
  }
  tell();
}

/** Hear of what is kept and forgotten, in other tabs too. @returns a function that ends it. */
export function onKeptDemos(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The oldest of the others go, where there are too many or too long ones. */
function makeRoom(own: string, length: number): void {
  const others = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix) && key !== own)
    .map((key) => ({ key, ...(read(key) ?? { code: '', at: 0 }) }))
    .sort((one, other) => other.at - one.at);
  let room = limits.all - length;
  for (const [index, { key, code }] of others.entries()) {
    room -= code.length;
    if (room < 0 || index >= limits.demos - 1) localStorage.removeItem(key);
  }
}

function read(key: string): (KeptDemo & { at: number }) | undefined {
  const text = localStorage.getItem(key);
  try {
    const data: unknown = JSON.parse(text ?? 'null');
    if (typeof data !== 'object' || data === null) return undefined;
    const { code, language, at } = data as Record<string, unknown>;
    return typeof code === 'string'
      ? { code, language: language === 'js' ? 'js' : 'ts', at: typeof at === 'number' ? at : 0 }
      : undefined;
  } catch {
    return undefined;
  }
}
