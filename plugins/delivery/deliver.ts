import type { CheerioAPI } from 'cheerio';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import type { BuildFacts } from '../build-facts';
import { rulesFile } from '../demos/rules-file';
import { chunkFinder } from './chunks';
import { deliverPage, type Site } from './page';
import { stylesForPages } from './page-styles';

/**
 * Make the built pages smaller: inline the styles that a page needs, scripts that the boot script starts, styles
 * of server-rendered tables once per page, and a policy that blocks all other origins.
 */
export function startDelivery(build: BuildFacts) {
  const { generatedFilesDir, routesPaths } = build;
  const chunks = chunkFinder(generatedFilesDir);
  const site: Site = {
    ...build,
    release: chunks.release,
    stylesOf: stylesForPages(),
    rules: readJsonFile(rulesFile(generatedFilesDir)),
    routesPaths: routesPaths.filter((route) => !route.endsWith('404.html')),
    chunks,
  };
  return ($: CheerioAPI, route: string) => deliverPage($, route, site);
}
