import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { Start } from '../../src/generated/facts';
import { parseMdx } from '../markdown';
import { demoFolders, demoId, findDemos, isDemo } from '../demo-files';
import { filesBelow } from '../files-below';

/** The demo of the home page, which is no MDX page. */
const home: Start = { id: 'home', name: 'Recent orders, the table of the home page', section: '' };

/** All demos on pages, in page order: the home page's first. */
export function findStarts(siteDir: string): Start[] {
  const starts = new Map([home, ...onHome(siteDir)].map((start) => [start.id, start]));
  const pages = demoFolders.flatMap((folder) => filesBelow(path.join(siteDir, folder)));
  for (const page of pages.filter((file) => file.endsWith('.mdx'))) {
    const text = fs.readFileSync(page, 'utf8');
    const section = /^title:\s*["']?(.+?)["']?\s*$/m.exec(text)?.[1] ?? path.basename(page, '.mdx');
    visit(parseMdx(text), ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('attributes' in node) || node.name !== 'Demo') return;
      const textOf = (name: string) => {
        const found = node.attributes.find((item) => 'name' in item && item.name === name)?.value;
        return typeof found === 'string' ? found : undefined;
      };
      const [src, name] = [textOf('src'), textOf('title')];
      if (!src || !name) return;
      const file = path.resolve(path.dirname(page), src);
      const id = demoId(siteDir, file);
      if (isDemo(path.relative(siteDir, file)) && !starts.has(id)) starts.set(id, { id, name, section });
    });
  }
  return [...starts.values()];
}

/** The small tables further down the home page. */
function onHome(siteDir: string): Start[] {
  return findDemos(siteDir)
    .filter(({ id }) => id.startsWith('home/'))
    .map(({ id }) => ({ id, name: `${id.slice('home/'.length)}, on the home page`, section: '' }));
}
