import fs from 'node:fs';
import { load } from 'cheerio';
import { startDelivery } from '../delivery/deliver';
import { startTwins } from '../markdown-export/pages';
import type { Twin } from '../markdown-export/twin';
import { startForwarding } from '../redirects';
import { readSections, type Section } from '../search/sections';
import { addressOf, fileOf, filesOf, type BuildFacts } from '../build-facts';

/** A page's facts for lists. */
export interface ProcessedPage {
  /** Its route below the base path, without slashes at its ends. */
  address: string;
  sections: Section[];
  twin?: Twin;
}

/** Write some pages as they are served, and their twins. Runs on a thread (`runInThread`). */
export async function processPages(routes: string[], build: BuildFacts): Promise<ProcessedPage[]> {
  const delivery = await startDelivery(build);
  const twinOf = startTwins(build);
  const forward = await startForwarding(build);
  const taken = routes.map((route): ProcessedPage => {
    const address = addressOf(route, build.baseUrl);
    const $ = load(fs.readFileSync(fileOf(route, build), 'utf8'));
    const sections = readSections($, address);
    forward($, address);
    const html = delivery.deliver($, route);
    for (const file of filesOf(route, build)) fs.writeFileSync(file, html);
    // The twin modifies the page, so it is last.
    return { address, sections, twin: twinOf($, address) };
  });
  await delivery.drawn();
  return taken;
}
