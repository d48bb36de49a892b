import fs from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { addressOf, type BuildFacts } from '../build-facts';
import { markdownPath, type ExportedSite } from './site';
import { demoSources } from './sources';
import { markdownPageOf, type MarkdownPage } from './markdown-page';
import { withoutMarkdown } from './without-markdown';

/** Write a Markdown version next to each built page: `docs/install.md` for /docs/install. */
export function startMarkdownExport(
  build: BuildFacts,
): ($: CheerioAPI, address: string) => MarkdownPage | undefined {
  const { siteDir, generatedFilesDir, outDir, baseUrl, url, version, routesPaths } = build;
  const routes = routesPaths.map((one) => addressOf(one, baseUrl)).filter((one) => !(one in withoutMarkdown));
  const site: ExportedSite = {
    url: url + baseUrl,
    version,
    routes: new Set(routes),
    filesOf: demoSources(siteDir, generatedFilesDir),
  };
  return ($, address) => {
    if (!site.routes.has(address)) return undefined;
    const page = markdownPageOf($, address, site);
    fs.writeFileSync(path.join(outDir, markdownPath(address)), page.markdown);
    return page;
  };
}
