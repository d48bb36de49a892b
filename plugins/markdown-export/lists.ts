import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadedPlugin, Props } from '@docusaurus/types';
import { loadModel } from '#library-facts/installed.ts';
import { addressOf } from '../build-facts';
import { llmsFullText, llmsText, type PageGroup } from './llms';
import { sidebarOrder, type Group } from './sidebar-order';
import type { MarkdownPage } from './markdown-page';

/** Write the lists of all pages for programs: `llms.txt` (llmstxt.org) and `llms-full.txt`. */
export function writeLists(
  pages: Map<string, { markdownPage?: MarkdownPage }>,
  { outDir, baseUrl, plugins, siteConfig }: Props,
): void {
  const site = { url: siteConfig.url + baseUrl, version: loadModel().version };
  const markdown = new Map(
    [...pages].flatMap(([address, { markdownPage }]) =>
      markdownPage ? [[address, markdownPage] as const] : [],
    ),
  );
  const groups = withPages(groupsOf(plugins, baseUrl), markdown);
  fs.writeFileSync(path.join(outDir, 'llms.txt'), llmsText(groups, siteConfig.tagline, site));
  fs.writeFileSync(path.join(outDir, 'llms-full.txt'), llmsFullText(groups));
}

/** The home page, then the sections in sidebar order, then the examples. */
function groupsOf(plugins: LoadedPlugin[], baseUrl: string): Group[] {
  const contentOf = (kind: 'docs' | 'pages', id: string) => {
    const found = plugins.find(
      ({ name, options }) => name === `docusaurus-plugin-content-${kind}` && options.id === id,
    );
    if (!found) throw new Error(`No ${kind} plugin has the id "${id}". llms.txt would lack its pages.`);
    return found.content;
  };
  const docsOf = (id: string) => contentOf('docs', id) as LoadedContent;
  const examples = contentOf('pages', 'examples') as PagesContent;
  return [
    { title: 'Start', routes: [''] },
    ...sidebarOrder(docsOf('default'), 'Docs', true, baseUrl),
    ...sidebarOrder(docsOf('demos'), 'Demos', false, baseUrl),
    { title: 'Examples', routes: examples.map(({ permalink }) => addressOf(permalink, baseUrl)).sort() },
  ];
}

/** @throws when a page is in no group: a program that starts at llms.txt would never find it. */
function withPages(groups: Group[], markdown: Map<string, MarkdownPage>): PageGroup[] {
  const listed = new Set(groups.flatMap(({ routes }) => routes));
  const missing = [...markdown.keys()].filter((route) => !listed.has(route));
  if (missing.length > 0)
    throw new Error(
      `llms.txt would lack ${missing.map((route) => `/${route}`).join(', ')}. Put the page into a section, or into "withoutMarkdown" with the reason (plugins/markdown-export/without-markdown.ts).`,
    );
  return groups.map(({ title, routes }) => ({
    title,
    pages: routes.flatMap((route) => markdown.get(route) ?? []),
  }));
}
