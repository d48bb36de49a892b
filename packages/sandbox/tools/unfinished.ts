const key = 'playground-running';

/** A program is about to run in this browser. Until `noteEnd`, it may be what froze the page. */
export function noteStart(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Where nothing can be stored, no program is kept either.
  }
}

/** The program has shown itself and the page is alive, or it's gone. */
export function noteEnd(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

/** True when the page went away while a program started: it isn't run again unasked. */
export function wasUnfinished(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
