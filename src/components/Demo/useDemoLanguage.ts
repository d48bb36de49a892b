import { useEffect, useState } from 'react';

export type DemoLanguage = 'ts' | 'js';

const storageKey = 'demo-language';

/** TypeScript or JavaScript, as the visitor last chose; every demo of the page follows. Anything else stored counts as TypeScript. */
export function useDemoLanguage(): [DemoLanguage, (language: DemoLanguage) => void] {
  const [language, setLanguage] = useState<DemoLanguage>('ts');
  useEffect(() => {
    const read = () => setLanguage(readStored());
    read();
    window.addEventListener(storageKey, read);
    return () => window.removeEventListener(storageKey, read);
  }, []);
  const choose = (next: DemoLanguage) => {
    try {
      localStorage.setItem(storageKey, next);
      window.dispatchEvent(new Event(storageKey));
    } catch {
      // Blocked or full storage: the choice lasts as long as the page.
    }
    setLanguage(next);
  };
  return [language, choose];
}

function readStored(): DemoLanguage {
  try {
    return localStorage.getItem(storageKey) === 'js' ? 'js' : 'ts';
  } catch {
    return 'ts';
  }
}
