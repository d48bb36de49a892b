import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ChunkFinder } from './chunks';

/** What every page of one build shares. */
export interface Site {
  outDir: string;
  baseUrl: string;
  release: string;
  /** Style rules of the first frames: `{ demo id: { name: rule } }`. */
  rules: Record<string, Record<string, string>>;
  boot: string;
  tableCss: string;
  themeKey: string;
  routesPaths: string[];
  chunks: ChunkFinder;
}

const stylesheetTag =
  /<link\b[^>]*\brel="?stylesheet"?[^>]*\bhref="?([^"\s>]+)"?[^>]*>|<link\b[^>]*\bhref="?([^"\s>]+)"?[^>]*\brel="?stylesheet"?[^>]*>/g;
const scriptTag = /<script\b[^>]*\bsrc="?([^"\s>]+)"?[^>]*><\/script>/g;
const rootTag = /<div id="?__docusaurus"?>/;

/**
 * Rewrite a built page as it is served.
 * @throws when the page has no style sheet or no scripts where the generator puts them: it would be delivered broken.
 */
export function deliverPage(html: string, routePath: string, image: string, site: Site): string {
  const styles: string[] = [];
  const scripts: string[] = [];
  let page = html.replace(stylesheetTag, (_tag, first?: string, second?: string) => {
    styles.push(readAsset(first ?? second ?? '', site));
    return '';
  });
  page = page.replace(scriptTag, (_tag, src: string) => {
    scripts.push(src);
    return '';
  });
  if (styles.length === 0 || scripts.length === 0) {
    throw new Error(
      `${routePath} has ${styles.length} style sheets and ${scripts.length} scripts. It would be delivered without its look or its life. Did the generator change its template?`,
    );
  }
  const isNotFound = routePath.endsWith('404.html');
  const preload = isNotFound ? [] : site.chunks.ofRoute(routePath).map((file) => site.baseUrl + file);
  // Where a table is what the visitor came for, its code comes along.
  const isDemo = routePath.startsWith(`${site.baseUrl}demos/`) && page.includes('data-island=');
  const ahead = isDemo ? site.chunks.ofName('island').map((file) => site.baseUrl + file) : [];
  page = page.replace('</head>', () => `${head(page, styles, image, isNotFound, site)}</head>`);
  // The boot script reads the list of pages, so the list comes before it.
  const routes = isNotFound
    ? `<script type="application/json" id="site-routes">${JSON.stringify(site.routesPaths)}</script>`
    : '';
  page = page.replace(rootTag, (tag) => routes + bootTag(scripts, preload, ahead, site) + tag);
  const charset = /<meta charset="?utf-8"?>/i;
  return page.replace(charset, (tag) => tag + policyTag(page));
}

function head(page: string, styles: string[], image: string, isNotFound: boolean, site: Site): string {
  const islands = [...page.matchAll(/data-island="?([^"\s>]+)"?/g)].map((match) => match[1] ?? '');
  const rules: Record<string, string> = Object.assign({}, ...islands.map((id) => site.rules[id] ?? {}));
  const names = Object.keys(rules);
  return [
    `<style>${styles.join('')}</style>`,
    islands.length > 0 ? `<style id="table-css">${site.tableCss}</style>` : '',
    names.length > 0
      ? `<style data-emotion="css ${names.join(' ')}">${Object.values(rules).join('')}</style>`
      : '',
    `<meta property="og:image" content="${image}"><meta name="twitter:card" content="summary_large_image">`,
    `<meta name="release" content="${site.release}">`,
    isNotFound ? '<meta name="page" content="not-found">' : '',
  ].join('');
}

function bootTag(scripts: string[], preload: string[], ahead: string[], site: Site): string {
  return (
    `<script data-scripts="${scripts.join(' ')}" data-preload="${preload.join(' ')}" data-ahead="${ahead.join(' ')}" data-base="${site.baseUrl}" ` +
    `data-theme-key="${site.themeKey}">${site.boot}</script>`
  );
}

/** Only this site's files and the inline scripts of this page run; styles may be inline, because emotion and drag and drop write them. */
function policyTag(page: string): string {
  const inline = [...page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
    ([, attributes]) => !/type="?application\//.test(attributes ?? ''),
  );
  const hashes = new Set(
    inline.map(
      ([, , text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    ),
  );
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    'form-action https://stackblitz.com',
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join(';')}">`;
}

function readAsset(href: string, { outDir, baseUrl }: Site): string {
  return fs.readFileSync(path.join(outDir, href.slice(baseUrl.length)), 'utf8').trim();
}
