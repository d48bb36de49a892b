// A browser keeps nothing for an opaque origin: each frame would load its script again. The page has it in its cache and hands it over.

const scripts = new Map<string, Promise<string | undefined>>();

/** The frame's script, fetched once; undefined when it can't be had, and the next call tries again. */
export function fetchFrameScript(baseUrl: string, file: string): Promise<string | undefined> {
  const fetching =
    scripts.get(file) ??
    fetch(`${baseUrl}sandbox/${file}`).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    );
  scripts.set(file, fetching);
  void fetching.then((code) => code ?? scripts.delete(file));
  return fetching;
}

/** True when a page of the site answers. */
export async function canFetch(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
