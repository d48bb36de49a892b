/** Why something failed, the end of a sentence. What webpack says of a file that did not load means nothing to a visitor. */
export function reasonOf(error: unknown): string {
  const isFile = error instanceof Error && /^Loading (?:CSS )?chunk /.test(error.message);
  return isFile ? 'a file of the site could not be fetched' : String(error);
}
