/** The font file of the page's text, for a frame that can fetch nothing itself; undefined if it fails. */
export async function fetchSiteFont(): Promise<ArrayBuffer | undefined> {
  const [href] = document.getElementById('boot')?.dataset.fonts?.split(' ') ?? [];
  if (!href) return undefined;
  try {
    const response = await fetch(href);
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    // The preview then uses the visitor's own font.
    return undefined;
  }
}
