import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import { defaultTheme, type PreviewTheme } from '../../protocol';
import { createSiteTheme, tableCss } from '#kit/mui-theme';

let theme = defaultTheme;
const listeners = new Set<() => void>();
const muiThemes = {
  site: { ltr: createSiteTheme('ltr'), rtl: createSiteTheme('rtl') },
  material: { ltr: createSiteTheme('ltr', 'material'), rtl: createSiteTheme('rtl', 'material') },
};

const style = document.createElement('style');
style.textContent = `${tableCss()}
html{background:transparent}body{margin:0;font:var(--mui-font-body1);color:var(--mui-palette-text-primary)}
#program{display:flow-root;position:relative}`;
document.head.append(style);

/** Apply the site's colors, direction, density and look. */
export function setTheme(next: PreviewTheme): void {
  theme = next;
  const { documentElement } = document;
  documentElement.dataset.theme = theme.colorScheme;
  documentElement.dataset.density = theme.density;
  documentElement.dir = theme.direction;
  for (const listener of listeners) listener();
}

/** Add the font of the site's theme: the frame can't load the file. */
export function addSiteFont(bytes: ArrayBuffer): void {
  document.fonts.add(new FontFace('Inter Variable', bytes, { weight: '100 900' }));
}

/** The site's MUI theme around a program. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { direction, look } = useSyncExternalStore(subscribe, () => theme);
  return (
    <ThemeProvider
      theme={muiThemes[look][direction]}
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
