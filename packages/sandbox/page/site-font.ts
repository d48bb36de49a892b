/** The font file that the page preloads, for a frame that can fetch nothing itself; undefined if it fails. */
export async function fetchSiteFont(): Promise<ArrayBuffer | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  if (!link) return undefined;
  try {
    const response = await fetch(link.href);
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    // The preview then uses the visitor's own font.
    return undefined;
  }
}
