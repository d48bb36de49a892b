import { parse } from 'yaml';

const known = new Map<string, unknown>();

/** The value of a YAML text, parsed once: the reference is read anew for each of its pages. Whoever gets it must not change it. */
export function parseYaml(text: string): unknown {
  if (!known.has(text)) known.set(text, parse(text));
  return known.get(text);
}
