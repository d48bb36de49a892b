/** Whether a demo is a whole screen of several files (examples/): it is changed in the playground, which shows them one by one. */
export function isWholeScreen(demoId: string): boolean {
  return demoId.startsWith('examples/');
}

/** The name of a demo's file as visitors see it: what lies above the demo's folder is shown without the way up. */
export function shownName(name: string): string {
  return name.replace(/^(?:\.\.\/)+/, '');
}
