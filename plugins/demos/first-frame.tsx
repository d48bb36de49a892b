import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { idPrefix } from '../../src/components/Demo/prefix';
import { createSiteTheme } from '#kit/mui-theme/index.ts';
import type { FirstFrame } from './render';

const theme = createSiteTheme();

/** Render demos and print `{ id: first frame }` as JSON. Runs in a separate Node process (`render.ts`). */
export async function printFrames(demos: [id: string, Demo: ComponentType][]): Promise<void> {
  const frames: Record<string, FirstFrame> = {};
  for (const [id, Demo] of demos) {
    try {
      frames[id] = await renderFrame(id, Demo);
    } catch (error) {
      console.error(
        `The demo "${id}" can't be rendered on the server. Its page would have no table before scripts run.`,
      );
      throw error;
    }
  }
  process.stdout.write(JSON.stringify(frames));
}

async function renderFrame(id: string, Demo: ComponentType): Promise<FirstFrame> {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const element = (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration colorSchemeNode={null} storageManager={null}>
        <Demo />
      </ThemeProvider>
    </CacheProvider>
  );
  let failure: unknown;
  // Waits for lazy parts. None takes so long that the rest should be shown first.
  const { prelude } = await prerenderToNodeStream(element, {
    identifierPrefix: idPrefix(id),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error;
    },
  });
  if (failure) throw failure;
  const html = await text(prelude);
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
 * The table computes cell widths from its measured width, which is 0 on the server. Until it is interactive,
 * it uses the width of its island, a size container (src/components/Demo/styles.module.css). Measured without
 * it: if one column has a fixed width, the others move by up to 77 px when the table
 * becomes interactive.
 */
function withWidths(html: string): string {
  return html.replaceAll('width:calc((0px - ', 'width:calc((100cqw - ');
}
