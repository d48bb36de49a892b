import path from 'node:path';

/** What is known of a build while its pages are worked on. */
export interface BuildFacts {
  siteDir: string;
  generatedFilesDir: string;
  outDir: string;
  baseUrl: string;
  /** As the generator names them: `/base/docs/install`, `/base/404.html`. */
  routesPaths: string[];
  /** Where the site is published, without the base URL. */
  url: string;
  title: string;
  titleDelimiter: string;
  /** Of the library. */
  version: string;
  tableCss: string;
}

/** A route below the base path, without slashes at its ends; the home page is the empty one. */
export function addressOf(route: string, baseUrl: string): string {
  return route.slice(baseUrl.length).replace(/\/$/, '');
}

/** Where the generator has written a page. */
export function fileOf(route: string, { outDir, baseUrl }: Pick<BuildFacts, 'outDir' | 'baseUrl'>): string {
  const address = addressOf(route, baseUrl);
  return path.join(outDir, address.endsWith('.html') ? address : path.join(address, 'index.html'));
}
