import type { DemoText } from '../../../plugins/demos/describe';
import type { DemoModule } from './types';

const loaded = new Map<string, Promise<DemoText>>();

/**
 * The texts of a demo, fetched once.
 * @throws when they can't be fetched; the next call tries again.
 */
export function loadText(demo: DemoModule): Promise<DemoText> {
  const known = loaded.get(demo.id);
  if (known) return known;
  const text = fetchText(demo);
  loaded.set(demo.id, text);
  text.catch(() => loaded.delete(demo.id));
  return text;
}

async function fetchText({ id, text, textUrl }: DemoModule): Promise<DemoText> {
  if (text) return text;
  if (!textUrl) throw new Error(`The demo "${id}" has no text.`);
  const response = await fetch(textUrl);
  if (!response.ok)
    throw new Error(`The text of the demo "${id}" could not be loaded (status ${response.status}).`);
  return (await response.json()) as DemoText;
}
