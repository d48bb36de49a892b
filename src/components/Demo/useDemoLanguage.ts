import { useSyncExternalStore } from 'react';

export type DemoLanguage = 'ts' | 'js';

const storageKey = 'demo-language';
const listeners = new Set<() => void>();
let chosen: DemoLanguage | undefined;

/** TypeScript or JavaScript, as the visitor last chose, for every demo; TypeScript on the server. */
export function useDemoLanguage(): [DemoLanguage, (language: DemoLanguage) => void] {
  const language = useSyncExternalStore<DemoLanguage>(subscribe, read, () => 'ts');
  return [language, choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): DemoLanguage {
  return (chosen ??= readStored());
}

/** Anything else stored counts as TypeScript. */
function readStored(): DemoLanguage {
  try {
    return localStorage.getItem(storageKey) === 'js' ? 'js' : 'ts';
  } catch {
    return 'ts';
  }
}

function choose(language: DemoLanguage): void {
  chosen = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Blocked or full storage: the choice lasts until the site is left.
  }
  for (const listener of listeners) listener();
}
