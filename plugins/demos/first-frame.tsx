import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { idPrefix } from '../../src/components/Demo/prefix';
import { createSiteTheme } from '../../src/theme-mui';
import type { FirstFrame } from './render';

const theme = createSiteTheme();

/** Render demos and print `{ key: first frame }` as JSON. Runs in a Node process of its own, started by `render.ts`. */
export function printFrames(demos: [key: string, id: string, Demo: ComponentType][]): void {
  const frames: Record<string, FirstFrame> = {};
  for (const [key, id, Demo] of demos) {
    try {
      frames[key] = renderFrame(id, Demo);
    } catch (error) {
      console.error(
        `The demo "${id}" can't be rendered on the server. Its page would have no table before scripts run.`,
      );
      throw error;
    }
  }
  process.stdout.write(JSON.stringify(frames));
}

function renderFrame(id: string, Demo: ComponentType): FirstFrame {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration colorSchemeNode={null} storageManager={null}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>,
    { identifierPrefix: idPrefix(id) },
  );
  const rules: Record<string, string> = {};
  for (const { ids } of extractCriticalToChunks(html).styles) {
    for (const id of ids) {
      const rule = cache.inserted[id];
      if (typeof rule === 'string') rules[id] = rule;
    }
  }
  return { html: withWidths(html), rules };
}

/**
 * The table computes widths of cells from its own measured width, which is 0 on the server. Until it is alive its width is that of its
 * island, a size container (src/components/Demo/styles.module.css): so no column moves when it comes alive.
 */
function withWidths(html: string): string {
  return html.replaceAll('width:calc((0px - ', 'width:calc((100cqw - ');
}
