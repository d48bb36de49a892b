import fs from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { escapeHtml } from '#kit/escape-html';
import { addressOf, fileOf } from '../build-facts';
import { bundleScript } from '../bundle-script';
import { policyOf } from '../delivery/policy';
import { markdownPath } from '../markdown-export/site';
import { faultsOf, redirects, redirectsByPage, removedPages } from './table';

interface Build {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  routesPaths: string[];
  siteConfig: { url: string; title: string; titleDelimiter: string };
}

/** Add the redirects of lost anchors to a page that still exists. */
export async function startForwarding(build: Pick<Build, 'siteDir' | 'baseUrl' | 'routesPaths'>) {
  const script = await bundleForward(build.siteDir);
  const pages = redirectsByPage();
  return ($: CheerioAPI, page: string): void => {
    const rows = pages.get(page);
    if (rows) $('head').append(forwarding(rows, build, script));
  };
}

/**
 * Write a page and a Markdown version for each removed page, after all others. The page redirects immediately,
 * or offers links without scripts. @throws when a row leads nowhere: a bookmark would end on the not-found
 * page.
 */
export async function writeRedirects(build: Build, table = redirects): Promise<void> {
  const parsed = new Map<string, CheerioAPI>();
  const pageOf = (page: string) => {
    const $ = parsed.get(page) ?? load(fs.readFileSync(fileOf(build.baseUrl + page, build), 'utf8'));
    parsed.set(page, $);
    return $;
  };
  const faults = faultsOf(
    table,
    new Set(build.routesPaths.map((route) => addressOf(route, build.baseUrl))),
    (page, id) => pageOf(page)(`[id="${id}"]`).length > 0,
  );
  if (faults.length > 0)
    throw new Error(
      `Old addresses would lead nowhere. Correct plugins/redirects/table.ts:\n${faults.join('\n')}`,
    );
  const script = await bundleForward(build.siteDir);
  const pages = redirectsByPage(table);
  for (const page of removedPages(table)) {
    const rows = pages.get(page) ?? {};
    const links = [...new Set([rows[''] ?? '', ...Object.values(rows)])].map((to): [string, string] => {
      const [target = '', anchor] = to.split('#');
      const texts = ['h1', `:is(h2, h3, h4)[id="${anchor}"]`].map((one) =>
        pageOf(target)(one).first().text(),
      );
      return [addressFor(to, build), texts.filter(Boolean).join(': ').replaceAll('\u200b', '')];
    });
    const file = fileOf(build.baseUrl + page, build);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, redirectPage(links, forwarding(rows, build, script), build.siteConfig));
    const list = links.map(([href, name]) => `- [${name}](${build.siteConfig.url}${href})\n`);
    fs.writeFileSync(
      path.join(build.outDir, markdownPath(page)),
      `# This page has moved\n\n${list.join('')}`,
    );
  }
}

/** @param links to the new places with their names, the page's own first. @param head the redirect. */
function redirectPage(
  links: [href: string, name: string][],
  head: string,
  { url, title, titleDelimiter }: Build['siteConfig'],
): string {
  const items = links.map(([href, name]) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`);
  const $ = load(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta name="page" content="moved">` +
      `<title>This page has moved ${titleDelimiter} ${escapeHtml(title)}</title>` +
      `<link rel="canonical" href="${escapeHtml(url + links[0]?.[0].split('#')[0])}">${head}` +
      `<style>body{font:1rem/1.6 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}</style></head>` +
      `<body><main><h1>This page has moved</h1><p>Its text is now here:</p><ul>${items.join('')}</ul></main></body></html>`,
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf($))}">`;
  $('head > meta[charset]').after(policy);
  return $.html();
}

/** The redirecting script, after its list. */
function forwarding(
  rows: Record<string, string>,
  build: Pick<Build, 'baseUrl' | 'routesPaths'>,
  script: string,
) {
  const targets = Object.entries(rows).map(([anchor, to]) => [anchor, addressFor(to, build)]);
  const list = JSON.stringify(Object.fromEntries(targets)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="moved">${list}</script><script>${script.trim()}</script>`;
}

/** The generator's address of the page: some routes end with a slash. */
function addressFor(to: string, { baseUrl, routesPaths }: Pick<Build, 'baseUrl' | 'routesPaths'>): string {
  const [page, anchor] = to.split('#');
  const route = routesPaths.find((one) => addressOf(one, baseUrl) === page) ?? '';
  return anchor === undefined ? route : `${route}#${anchor}`;
}

function bundleForward(siteDir: string): Promise<string> {
  return bundleScript(path.join(siteDir, 'src/boot/forward.ts'));
}
