/** The program of a demo as a single file, for a project's App.tsx. @throws when it can't be loaded. */
export async function loadHomeProgram(id: string): Promise<string> {
  const { loadStart } = await import('../playground/_parts/load-start');
  const [file] = await loadStart(id);
  return file?.text ?? '';
}
