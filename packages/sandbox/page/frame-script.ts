// A browser caches nothing for an opaque origin, so the page loads the frame's script and passes it on.

const scripts = new Map<string, Promise<string | undefined>>();

/** The frame's script, fetched once; undefined when that fails, and the next call tries again. */
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

/** The complete file of plugins/sandbox: a host may answer with its own page, or truncate a file. */
function wholeScript(code: string): string | undefined {
  return code.startsWith('(function(bridge){') && code.endsWith('})/*end*/') ? code : undefined;
}

/** True when the frame's page loads completely. */
export async function canFetchPage(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    const page = answer.ok ? (await answer.text()).trim() : '';
    return page.includes('<title>Preview</title>') && page.endsWith('</html>');
  } catch {
    return false;
  }
}
