// Stands in for the generator's module of the same name (see plugins/site-behavior). After hydration it renders the whole page again,
// to say that this is a browser, in one task; as a transition the browser gets its turn in between.
import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

export const Context = createContext(false);

export function BrowserContextProvider({ children }: { children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
