import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import sidebarsDemos from '../../sidebars.demos';
import sidebarsDocs from '../../sidebars.docs';
import specified from './routes.json';

const root = path.resolve(__dirname, '../..');

/** The page file of a route: the path is the address, letter case included. */
function pageFile(route: string): string {
  return `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.mdx`;
}

/** Whether a file exists with exactly this name, even on a case-insensitive disk. */
function existsExactly(file: string): boolean {
  const folder = path.join(root, path.dirname(file));
  return fs.existsSync(folder) && fs.readdirSync(folder).includes(path.basename(file));
}

type Item =
  | string
  | { type?: string; id?: string; label?: string; dirName?: string; link?: { id?: string }; items?: Item[] };

/** The ids of a sidebar's entries, categories' landing pages included; a generated one has all its pages. */
function idsOf(items: readonly Item[], section: 'docs' | 'demos'): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.dirName)
      return fs
        .readdirSync(path.join(root, section, item.dirName))
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => `${item.dirName}/${name.slice(0, -4)}`);
    return [item.id, item.link?.id, ...idsOf(item.items ?? [], section)].filter((id) => id !== undefined);
  });
}

const sidebarIds = {
  docs: new Set(idsOf(sidebarsDocs.docs as Item[], 'docs')),
  demos: new Set(idsOf(sidebarsDemos.demos as Item[], 'demos')),
};

describe('the routes of the specification', () => {
  for (const { path: route, section, sidebar } of specified.routes) {
    if (section === 'home') continue;
    test(`${route} is a page, ${sidebar ? 'in' : 'outside'} the sidebar`, () => {
      expect(existsExactly(pageFile(route)), `${pageFile(route)} exists`).toBe(true);
      const id = pageFile(route)
        .replace(/^(docs|demos)\//, '')
        .replace(/\.mdx$/, '');
      expect(sidebarIds[section as 'docs' | 'demos'].has(id), `${id} is in the sidebar`).toBe(sidebar);
    });
  }
});

describe('the sidebars', () => {
  test.each(['docs', 'demos'] as const)(
    'leave no page of %s out but those that the specification wants outside',
    (section) => {
      const outside = specified.routes
        .filter(({ sidebar }) => !sidebar)
        .map(({ path: route }) => pageFile(route));
      const pages = fs
        .readdirSync(path.join(root, section), { recursive: true, encoding: 'utf8' })
        .filter(
          (name) => name.endsWith('.mdx') && !/(^|\/)_/.test(name) && !outside.includes(`${section}/${name}`),
        );
      expect(pages.length).toBeGreaterThan(30);
      expect(pages.map((name) => name.slice(0, -4)).filter((id) => !sidebarIds[section].has(id))).toEqual([]);
    },
  );
});
