import { useSyncExternalStore } from 'react';
import { textSlot } from '#kit/storage.ts';

export type DemoLanguage = 'ts' | 'js';

/** Anything else stored counts as TypeScript. */
const slot = textSlot<DemoLanguage>('demo-language', (text) => (text === 'js' ? 'js' : 'ts'));
/** Where nothing can be stored, the choice lasts until the visitor leaves the site. */
let chosen: DemoLanguage | undefined;

/** TypeScript or JavaScript, as the visitor last chose, for every demo; TypeScript on the server. */
export function useDemoLanguage(): [DemoLanguage, (language: DemoLanguage) => void] {
  const language = useSyncExternalStore<DemoLanguage>(slot.subscribe, read, () => 'ts');
  return [language, choose];
}

function read(): DemoLanguage {
  return (chosen ??= slot.read() ?? 'ts');
}

function choose(language: DemoLanguage): void {
  chosen = language;
  slot.write(language);
}
