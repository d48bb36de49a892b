/** Why something failed, the end of a sentence. What webpack says of a file that did not load means nothing to a visitor. */
export function reasonOf(error: unknown): string {
  const isFile = error instanceof Error && /^Loading (?:CSS )?chunk /.test(error.message);
  return isFile ? 'a file of the site could not be fetched' : String(error);
}

/** What an error says, without its name; anything thrown has a text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
