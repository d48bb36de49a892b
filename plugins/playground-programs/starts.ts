import fs from 'node:fs';
import path from 'node:path';
import type { Start } from '../../src/generated/facts';
import { demoFolders, findDemos } from '../demo-files';
import { filesBelow } from '../files-below';
import { readPageDemos } from '../page-demos';

/** The programs of the home page, then all demos on pages in page order. */
export function findStarts(siteDir: string): Start[] {
  const starts = new Map<string, Start>();
  const files = demoFolders.flatMap((folder) => filesBelow(path.join(siteDir, folder)));
  const pages = files.filter((file) => file.endsWith('.mdx'));
  for (const { id, title, page, text } of readPageDemos(pages, siteDir)) {
    const section = /^title:\s*["']?(.+?)["']?\s*$/m.exec(text)?.[1] ?? path.basename(page, '.mdx');
    if (!starts.has(id)) starts.set(id, { id, name: title, section });
  }
  return [...onHome(siteDir), ...starts.values()];
}

/** The programs of the home page, which is no MDX page: `ShowRowsAsATree` is "Show rows as a tree". */
function onHome(siteDir: string): Start[] {
  return findDemos(siteDir)
    .filter(({ id }) => id.startsWith('home/'))
    .map(({ id, file }) => {
      const [, name = id] = /export default function (\w+)/.exec(fs.readFileSync(file, 'utf8')) ?? [];
      const words = name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return { id, name: words, section: 'Features' };
    });
}
