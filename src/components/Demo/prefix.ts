/** The prefix of React's ids in a demo: the same on the server and in the browser, or hydration would rename them. */
export function idPrefix(demoId: string): string {
  return demoId.replace(/[^a-zA-Z0-9]+/g, '-');
}
