import fs from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { escapeHtml } from '#kit/escape-html.ts';
import type { ChunkFinder } from './chunks';
import { policyOf } from './policy';

/** The facts that all pages of a build share. */
export interface Site {
  outDir: string;
  baseUrl: string;
  /** Where the site is published, without the base URL. */
  url: string;
  title: string;
  release: string;
  /** Style rules of the first frames: `{ demo id: { name: rule } }`. */
  rules: Record<string, Record<string, string>>;
  tableCss: string;
  /** The part of the style sheets that a page needs at its first paint, given the styles of its tables. */
  stylesOf: (sheets: string[], $: CheerioAPI, tables: string) => string;
  routesPaths: string[];
  chunks: ChunkFinder;
}

/**
 * Rewrite a built page as it is served.
 * @param $ the page as the generator wrote it; it is modified. @returns its text.
 * @throws when a part is not where the generator puts it: the page would be served broken.
 */
export function deliverPage($: CheerioAPI, route: string, site: Site): string {
  const only = (selector: string) => onlyOne($, selector, route);
  const charset = only('head > meta[charset]');
  only('body > #__docusaurus');
  const isNotFound = route.endsWith('404.html');
  const sheets = takeOut($, 'link[rel="stylesheet"]', 'href', route);
  const styles = sheets.map((href) => readAsset(href, site));
  const hasCode = $('pre, code').length > 0 || route.startsWith(`${site.baseUrl}playground`);
  const fonts = fontsOf(styles, hasCode);
  const scripts = takeOut($, 'script[src]', 'src', route);
  const boot = only('body > script#boot').attr({
    'data-scripts': scripts.join(' '),
    'data-styles': sheets.join(' '),
    // For the frame of a program.
    'data-fonts': fonts.join(' '),
    'data-preload': isNotFound ? '' : addresses(site.chunks.ofRoute(route), site),
    // On a page whose main content is a table, its code loads early.
    'data-ahead': isDemo($, route, site) ? addresses(site.chunks.ofName('island'), site) : '',
  });
  // The boot script reads the list of pages, so the list is before it.
  if (isNotFound) {
    boot.before(
      `<script type="application/json" id="site-routes">${JSON.stringify(site.routesPaths)}</script>`,
    );
    only('head').append('<meta name="page" content="not-found">');
  }
  const tables = tableStyles($, site);
  only('head').append(
    `<style id="page-css">${site.stylesOf(styles, $, tables)}</style>`,
    tables,
    `<meta property="og:site_name" content="${escapeHtml(site.title)}">`,
    `<meta property="og:type" content="${route === site.baseUrl ? 'website' : 'article'}">`,
    `<meta name="release" content="${site.release}">`,
  );
  charset.after(
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf($))}">`,
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
  );
  return $.html();
}

function onlyOne($: CheerioAPI, selector: string, route: string) {
  const found = $(selector);
  if (found.length === 1) return found;
  throw new Error(
    `${route} has ${found.length} elements "${selector}" where the generator puts one. It would be served broken. Did the generator change its template? Update plugins/delivery/page.ts.`,
  );
}

/** Remove elements and return the files they refer to. */
function takeOut($: CheerioAPI, selector: string, attribute: string, route: string): string[] {
  const found = $(selector).remove();
  if (found.length > 0) return found.toArray().map((element) => $(element).attr(attribute) ?? '');
  throw new Error(
    `${route} has no "${selector}". It would be served without styles or scripts. Did the generator change its template? Update plugins/delivery/page.ts.`,
  );
}

function isDemo($: CheerioAPI, route: string, { baseUrl }: Site): boolean {
  const [folder = ''] = route.slice(baseUrl.length).split('/');
  return ['demos', 'examples'].includes(folder) && $('[data-island]').length > 0;
}

function tableStyles($: CheerioAPI, site: Site): string {
  const islands = $('[data-island]').toArray();
  if (islands.length === 0) return '';
  const rules: Record<string, string> = Object.assign(
    {},
    ...islands.map((element) => site.rules[$(element).attr('data-island') ?? ''] ?? {}),
  );
  const emotion = `<style data-emotion="css ${Object.keys(rules).join(' ')}">${Object.values(rules).join('')}</style>`;
  return `<style id="table-css">${site.tableCss}</style>${emotion}`;
}

/** The font files that the style sheets name, that of code only where a page has code or an editor. */
function fontsOf(styles: string[], hasCode: boolean): string[] {
  const files = styles.flatMap((style) =>
    [...style.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, file = '']) => file),
  );
  return [...new Set(files)].filter((file) => hasCode || !file.includes('mono'));
}

function addresses(files: string[], { baseUrl }: Site): string {
  return files.map((file) => baseUrl + file).join(' ');
}

function readAsset(href: string, { outDir, baseUrl }: Site): string {
  return fs.readFileSync(path.join(outDir, href.slice(baseUrl.length)), 'utf8').trim();
}
