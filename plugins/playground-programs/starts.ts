import fs from 'node:fs';
import path from 'node:path';
import type { Start } from '../../src/generated/facts';
import { demoFolders, findDemos } from '../demo-files';
import { filesBelow } from '../files-below';
import { readPageDemos } from '../page-demos';

/** All demos on pages, in page order: the home page's first. */
export function findStarts(siteDir: string): Start[] {
  const starts = new Map(onHome(siteDir).map((start) => [start.id, start]));
  const files = demoFolders.flatMap((folder) => filesBelow(path.join(siteDir, folder)));
  const pages = files.filter((file) => file.endsWith('.mdx'));
  for (const { id, title, page, text } of readPageDemos(pages, siteDir)) {
    const section = /^title:\s*["']?(.+?)["']?\s*$/m.exec(text)?.[1] ?? path.basename(page, '.mdx');
    if (!starts.has(id)) starts.set(id, { id, name: title, section });
  }
  return [...starts.values()];
}

/** The tables of the home page, which is no MDX page: `OrdersByStatus` is listed as "Orders by status". */
function onHome(siteDir: string): Start[] {
  return findDemos(siteDir)
    .filter(({ id }) => /^home(?:\/|$)/.test(id))
    .map(({ id, file }) => {
      const [, name = id] = /^export default function (\w+)/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
      const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return { id, name: words, section: id === 'home' ? 'Start' : 'Features' };
    });
}
