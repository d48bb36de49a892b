/** Why something failed, for the end of a sentence. Webpack's message about a file doesn't help visitors. */
export function reasonOf(error: unknown): string {
  const isFile = error instanceof Error && /^Loading (?:CSS )?chunk /.test(error.message);
  return isFile ? 'a file of the site could not be fetched' : String(error);
}

/** An error's message, without its name; any thrown value has one. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
