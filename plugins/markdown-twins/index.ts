import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';
import { loadModel } from '../api-reference/installed';
import { addressOf, type StartWork } from '../built-pages';
import { llmsFullText, llmsText, type TwinGroup } from './llms';
import { sidebarOrder, type Group } from './sidebar-order';
import { demoSources } from './sources';
import { twinOf, twinPath, type Twin, type TwinSite } from './twin';

/** The routes that have no twin, because they show nothing by themselves. */
export const withoutTwin: Record<string, string> = {
  '404.html': 'It is shown in place of a page that is not there.',
  fullscreen: 'It shows the demo that its address names, whose own page has a twin.',
  playground: 'It is an editor: its text is what a visitor writes.',
};

/**
 * Write a Markdown twin beside every built page, `docs/install.md` for /docs/install, and the lists of them for programs: `llms.txt`
 * (llmstxt.org) and `llms-full.txt`, which holds all of them. Links inside lead from twin to twin.
 */
export const markdownTwins: StartWork = ({
  siteDir,
  generatedFilesDir,
  outDir,
  baseUrl,
  routesPaths,
  plugins,
  siteConfig,
}) => {
  const routes = routesPaths.map((one) => addressOf(one, baseUrl)).filter((one) => !(one in withoutTwin));
  const site: TwinSite = {
    url: siteConfig.url + baseUrl,
    version: loadModel().version,
    routes: new Set(routes),
    filesOf: demoSources(siteDir, generatedFilesDir),
  };
  const twins = new Map<string, Twin>();
  return {
    take({ $, address }) {
      if (!site.routes.has(address)) return;
      const twin = twinOf($, address, site);
      fs.writeFileSync(path.join(outDir, twinPath(address)), twin.markdown);
      twins.set(address, twin);
    },
    finish() {
      const groups = withTwins(groupsOf(plugins, baseUrl), twins);
      fs.writeFileSync(path.join(outDir, 'llms.txt'), llmsText(groups, siteConfig.tagline, site));
      fs.writeFileSync(path.join(outDir, 'llms-full.txt'), llmsFullText(groups));
    },
  };
};

/** The home page, then the sections in the order of their sidebars. */
function groupsOf(plugins: LoadedPlugin[], baseUrl: string): Group[] {
  const contentOf = (id: string) => {
    const found = plugins.find(
      ({ name, options }) => name === 'docusaurus-plugin-content-docs' && options.id === id,
    );
    if (!found) throw new Error(`No docs plugin has the id "${id}". llms.txt would lack its pages.`);
    return found.content as LoadedContent;
  };
  return [
    { title: 'Start', routes: [''] },
    ...sidebarOrder(contentOf('default'), 'Docs', true, baseUrl),
    ...sidebarOrder(contentOf('demos'), 'Demos', false, baseUrl),
  ];
}

/** @throws when a page is in no group: a program that starts at llms.txt would never find it. */
function withTwins(groups: Group[], twins: Map<string, Twin>): TwinGroup[] {
  const listed = new Set(groups.flatMap(({ routes }) => routes));
  const missing = [...twins.keys()].filter((route) => !listed.has(route));
  if (missing.length > 0)
    throw new Error(
      `llms.txt would lack ${missing.map((route) => `/${route}`).join(', ')}. Put the page into a section, or into "withoutTwin" with the reason (plugins/markdown-twins/index.ts).`,
    );
  return groups.map(({ title, routes }) => ({
    title,
    twins: routes.flatMap((route) => twins.get(route) ?? []),
  }));
}
