// A browser keeps nothing for an opaque origin: each frame would load its script again. The page has it in its cache and hands it over.

const frames = new Map<string, Promise<string | undefined>>();

/** The frame's script, by the page's cache; undefined when it can't be had. */
export function fetchFrame(baseUrl: string, file: string): Promise<string | undefined> {
  const fetching =
    frames.get(file) ??
    fetch(`${baseUrl}live/${file}`).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    );
  frames.set(file, fetching);
  void fetching.then((code) => code ?? frames.delete(file));
  return fetching;
}

/** The name of the script that a frame asks for as its first word. */
export function readFrameFile(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { t, file } = data as { t?: unknown; file?: unknown };
  return t === 'frame' && typeof file === 'string' && /^frame\.[0-9a-f]{8}\.js$/.test(file)
    ? file
    : undefined;
}
