import fs from 'node:fs';
import { load } from 'cheerio';
import { startDelivery } from '../delivery/deliver';
import { startMarkdownExport } from '../markdown-export/pages';
import type { MarkdownPage } from '../markdown-export/markdown-page';
import { readSections, type Section } from '../search/sections';
import { addressOf, fileOf, filesOf, type BuildFacts } from '../build-facts';

/** A page's facts for lists. */
export interface ProcessedPage {
  /** Its route below the base path, without slashes at its ends. */
  address: string;
  sections: Section[];
  markdownPage?: MarkdownPage;
}

/** Write some pages as they are served, and their Markdown versions. Runs on a thread (`runInThread`). */
export function processPages(routes: string[], build: BuildFacts): ProcessedPage[] {
  const deliver = startDelivery(build);
  const markdownPageOf = startMarkdownExport(build);
  return routes.map((route): ProcessedPage => {
    const address = addressOf(route, build.baseUrl);
    const $ = load(fs.readFileSync(fileOf(route, build), 'utf8'));
    const sections = readSections($, address);
    const html = deliver($, route);
    for (const file of filesOf(route, build)) fs.writeFileSync(file, html);
    // This modifies the page, so it is last.
    return { address, sections, markdownPage: markdownPageOf($, address) };
  });
}
