import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PreviewTheme } from '../../protocol';
import { createSiteTheme, tableCss } from '#kit/mui-theme/index.ts';

const siteTheme = createSiteTheme();

const style = document.createElement('style');
// As in a demo's own place: a table fills the frame, and what a program shows around it keeps its distance.
style.textContent = `${tableCss()}.mt-table>:not(.MuiPaper-root){margin:16px}
.mt-table>.MuiPaper-root{border-color:transparent;border-radius:0}#program{display:flow-root;position:relative}
body{margin:0;background:var(--mui-palette-background-paper);font:var(--mui-font-body1);color:var(--mui-palette-text-primary)}`;
document.head.append(style);

/** Apply the site's colors and density. */
export function setTheme({ colorScheme, density }: PreviewTheme): void {
  Object.assign(document.documentElement.dataset, { theme: colorScheme, density });
}

/** Add the font of the site's theme: the frame can't load the file. */
export function addSiteFont(bytes: ArrayBuffer): void {
  document.fonts.add(new FontFace('Inter Variable', bytes, { weight: '100 900' }));
}

/** The site's MUI theme around a program. */
export function SiteTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={siteTheme} disableStyleSheetGeneration colorSchemeNode={null} storageManager={null}>
      {children}
    </ThemeProvider>
  );
}
