/** The prefix of React's ids in a demo; server and browser must use the same one, or hydration fails. */
export function idPrefix(demoId: string): string {
  return demoId.replace(/[^a-zA-Z0-9]+/g, '-');
}
