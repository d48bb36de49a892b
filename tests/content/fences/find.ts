import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parseMdx } from '../../../plugins/markdown';

/** A code fence of a page that visitors copy into a TypeScript project. */
export interface Fence {
  /** Path in the repository. */
  page: string;
  /** Line of the page with the first line of code, from 1. */
  line: number;
  code: string;
  /** Why it can't be compiled: the text of `no-check="…"` after the language. */
  unchecked?: string;
}

const languages = new Set(['tsx', 'ts', 'jsx']);

/** The fences in `tsx`, `ts` and `jsx` of all pages in some folders, in file order. */
export async function findFences(siteDir: string, folders: string[]): Promise<Fence[]> {
  const pages = folders.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .sort(),
  );
  const fences = await Promise.all(
    pages.map(async (page) => fencesOf(page, readFileSync(path.join(siteDir, page), 'utf8'))),
  );
  return fences.flat();
}

/** The fences of one page. */
export async function fencesOf(page: string, text: string): Promise<Fence[]> {
  const fences: Fence[] = [];
  visit(parseMdx(text), 'code', ({ lang, meta, value, position }) => {
    if (!languages.has(lang ?? '')) return;
    const unchecked = /(?:^|\s)no-check(?:="([^"]*)")?/.exec(meta ?? '');
    fences.push({
      page,
      line: (position?.start.line ?? 0) + 1,
      code: value,
      ...(unchecked && { unchecked: unchecked[1] ?? '' }),
    });
  });
  return fences;
}
