import path from 'node:path';

/** The facts of a build that its pages need. */
export interface BuildFacts {
  siteDir: string;
  generatedFilesDir: string;
  outDir: string;
  baseUrl: string;
  /** As in the generator: `/base/docs/install`, `/base/404.html`. */
  routesPaths: string[];
  /** Where the site is published, without the base URL. */
  url: string;
  title: string;
  /** The library's version. */
  version: string;
  tableCss: string;
}

/** A route below the base path, without slashes at its ends; the home page is the empty one. */
export function addressOf(route: string, baseUrl: string): string {
  return route.slice(baseUrl.length).replace(/\/$/, '');
}

/**
 * The file of a page, for hosts: some (GitHub Pages) answer `docs/about` with `docs/about.html`, redirect
 * when there is only the folder, and answer `docs/about/` with the folder's `index.html`.
 */
export function filesOf(route: string, build: Pick<BuildFacts, 'outDir' | 'baseUrl'>): string[] {
  const file = fileOf(route, build);
  const isFolder = path.basename(file) === 'index.html' && path.dirname(file) !== path.resolve(build.outDir);
  return isFolder ? [file, `${path.dirname(file)}.html`] : [file];
}

/** Where the generator has written a page. */
export function fileOf(route: string, { outDir, baseUrl }: Pick<BuildFacts, 'outDir' | 'baseUrl'>): string {
  const address = addressOf(route, baseUrl);
  return path.join(outDir, address.endsWith('.html') ? address : path.join(address, 'index.html'));
}
