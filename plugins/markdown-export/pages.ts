import fs from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { addressOf, type BuildFacts } from '../build-facts';
import { twinPath, type TwinSite } from './site';
import { demoSources } from './sources';
import { twinOf, type Twin } from './twin';
import { withoutTwin } from './without-twin';

/** Write a Markdown twin next to each built page: `docs/install.md` for /docs/install. */
export function startTwins(build: BuildFacts): ($: CheerioAPI, address: string) => Twin | undefined {
  const { siteDir, generatedFilesDir, outDir, baseUrl, url, version, routesPaths } = build;
  const routes = routesPaths.map((one) => addressOf(one, baseUrl)).filter((one) => !(one in withoutTwin));
  const site: TwinSite = {
    url: url + baseUrl,
    version,
    routes: new Set(routes),
    filesOf: demoSources(siteDir, generatedFilesDir),
  };
  return ($, address) => {
    if (!site.routes.has(address)) return undefined;
    const twin = twinOf($, address, site);
    fs.writeFileSync(path.join(outDir, twinPath(address)), twin.markdown);
    return twin;
  };
}
