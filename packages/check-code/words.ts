/**
 * The source of a pattern that finds a name of a program where it stands as a whole word. `\b` would not do: a name may begin or end with
 * `$`, which is no letter of a word and has a meaning of its own in a pattern.
 */
export function wordOf(name: string): string {
  return `(?<![\\w$])${name.replaceAll(/[^\w\s]/g, '\\$&')}(?![\\w$])`;
}
