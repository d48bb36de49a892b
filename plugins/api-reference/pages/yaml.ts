import { parse } from 'yaml';

const known = new Map<string, unknown>();

/** The value of a YAML text, cached because the reference is read for each of its pages. Don't modify it. */
export function parseYaml(text: string): unknown {
  if (!known.has(text)) known.set(text, parse(text));
  return known.get(text);
}
