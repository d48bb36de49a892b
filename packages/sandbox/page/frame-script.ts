// A browser keeps nothing for an opaque origin: each frame would load its script again. The page has it in its cache and hands it over.

const scripts = new Map<string, Promise<string | undefined>>();

/** The frame's script, fetched once; undefined when it can't be had, and the next call tries again. */
export function fetchFrameScript(baseUrl: string, file: string): Promise<string | undefined> {
  const fetching =
    scripts.get(file) ??
    fetch(`${baseUrl}sandbox/${file}`).then(
      async (answer) => wholeScript(answer.ok ? await answer.text() : ''),
      () => undefined,
    );
  scripts.set(file, fetching);
  void fetching.then((code) => code ?? scripts.delete(file));
  return fetching;
}

/** What plugins/sandbox wrote, to its end: a host may answer with its own page, or cut a file off. */
function wholeScript(code: string): string | undefined {
  return code.startsWith('(function(bridge){') && code.endsWith('})/*end*/') ? code : undefined;
}

/** True when the frame's page comes, and comes whole. */
export async function canFetchPage(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    const page = answer.ok ? (await answer.text()).trim() : '';
    return page.includes('<title>Preview</title>') && page.endsWith('</html>');
  } catch {
    return false;
  }
}
