import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import { defaultLook, type Look } from '../protocol';
import { createSiteTheme, tableCss } from '../../theme-mui';

let look = defaultLook;
const listeners = new Set<() => void>();
const themes = { ltr: createSiteTheme('ltr'), rtl: createSiteTheme('rtl') };

const style = document.createElement('style');
style.textContent = `${tableCss()}
html{background:transparent}body{margin:0;font-family:var(--mui-font-body1-fontFamily,sans-serif);color:var(--mui-palette-text-primary)}
#program{display:flow-root;position:relative}`;
document.head.append(style);

/** Take over the site's colors, direction and density. */
export function setLook(next: Look): void {
  look = next;
  const { documentElement } = document;
  documentElement.dataset.theme = look.theme;
  documentElement.dataset.density = look.density;
  documentElement.dir = look.direction;
  for (const listener of listeners) listener();
}

/** The site's MUI theme around a program. */
export function SiteLook({ children }: { children: ReactNode }) {
  const { direction } = useSyncExternalStore(subscribe, () => look);
  return (
    <ThemeProvider
      theme={themes[direction]}
      disableStyleSheetGeneration
      colorSchemeNode={null}
      storageManager={null}
    >
      {children}
    </ThemeProvider>
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
