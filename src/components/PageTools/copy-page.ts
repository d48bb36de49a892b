import { copyText } from '#kit/react/CopyButton/copy-text.ts';

export type Outcome = 'copied' | 'not loaded' | 'refused';

/** Fetch a page's Markdown version and copy it to the clipboard. Returns how far that succeeded. */
export async function copyPage(address: string): Promise<Outcome> {
  const text = fetchText(address);
  try {
    // Safari writes only during the click, so the clipboard gets a promise of the text.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
    return 'copied';
  } catch {
    return text.then(
      async (loaded) => ((await copyText(loaded)) ? 'copied' : 'refused'),
      () => 'not loaded',
    );
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

function toBlob(text: string): Blob {
  return new Blob([text], { type: 'text/plain' });
}
