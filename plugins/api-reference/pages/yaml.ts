import { parse } from 'yaml';

const known = new Map<string, unknown>();

/** The value of a YAML text, parsed once, because the reference is read again for each of its pages. Don't change the result. */
export function parseYaml(text: string): unknown {
  if (!known.has(text)) known.set(text, parse(text));
  return known.get(text);
}
