import path from 'node:path';
import type { Start } from '../../src/generated/facts';
import { demoFolders, findDemos } from '../demo-files';
import { filesBelow } from '../files-below';
import { readPageDemos } from '../page-demos';

/** The demo of the home page, which is no MDX page. */
const home: Start = { id: 'home', name: 'Recent orders, the table of the home page', section: '' };

/** All demos on pages, in page order: the home page's first. */
export function findStarts(siteDir: string): Start[] {
  const starts = new Map([home, ...onHome(siteDir)].map((start) => [start.id, start]));
  const files = demoFolders.flatMap((folder) => filesBelow(path.join(siteDir, folder)));
  const pages = files.filter((file) => file.endsWith('.mdx'));
  for (const { id, title, page, text } of readPageDemos(pages, siteDir)) {
    const section = /^title:\s*["']?(.+?)["']?\s*$/m.exec(text)?.[1] ?? path.basename(page, '.mdx');
    if (!starts.has(id)) starts.set(id, { id, name: title, section });
  }
  return [...starts.values()];
}

/** The small tables further down the home page. */
function onHome(siteDir: string): Start[] {
  return findDemos(siteDir)
    .filter(({ id }) => id.startsWith('home/'))
    .map(({ id }) => ({ id, name: `${id.slice('home/'.length)}, on the home page`, section: '' }));
}
