import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { readJsonFile } from '#kit/node/read-json-file';
import type { BuildFacts } from '../build-facts';
import { rulesFile } from '../demos/rules-file';
import { chunkFinder } from './chunks';
import { deliverPage, type Site } from './page';
import { stylesForPages } from './page-styles';
import { socialImages } from './social-image';

/**
 * Make the built pages smaller: inline the styles that a page needs, scripts that the boot script starts, styles
 * of server-rendered tables once per page, and a policy that blocks all other origins.
 */
export async function startDelivery(build: BuildFacts) {
  const { siteDir, generatedFilesDir, outDir, routesPaths } = build;
  const chunks = chunkFinder(generatedFilesDir);
  const images = await socialImages(siteDir, outDir, path.join(siteDir, 'node_modules/.cache/social-images'));
  const site: Site = {
    ...build,
    release: chunks.release,
    stylesOf: stylesForPages(),
    rules: readJsonFile(rulesFile(generatedFilesDir)),
    routesPaths: routesPaths.filter((route) => !route.endsWith('404.html')),
    chunks,
    images,
  };
  return {
    deliver: ($: CheerioAPI, route: string) => deliverPage($, route, site),
    /** Wait for the pages' images. */
    drawn: () => images.drawn(),
  };
}
