import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import { hashOf } from '#kit/node/hash.ts';
import { parseMdx } from '../markdown';

/** The id of a `live` fence as a demo: a hash of its text. */
export function liveDemoId(source: string): string {
  return `live-${hashOf(source.trim())}`;
}

/** The texts of all fences marked `live` in an MDX file. */
export function readLiveFences(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  if (!/^```\w+ .*\blive\b/m.test(text)) return [];
  const sources: string[] = [];
  visit(parseMdx(text), 'code', (node) => {
    if (/(^|\s)live(\s|$)/.test(node.meta ?? '')) sources.push(node.value);
  });
  return sources;
}
