import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { load, type CheerioAPI } from 'cheerio';

/** A page as the generator has written it, parsed. */
interface BuiltPage {
  $: CheerioAPI;
  /** As the generator names it: `/base/docs/install`, `/base/404.html`. */
  route: string;
  /** The route below the base path, without slashes at its ends; the home page is the empty one. */
  address: string;
  /** Where it lies. */
  file: string;
}

/** What is done with all built pages. */
interface PageWork {
  /** Called for one page after the other. What it changes, those after it find changed. */
  take(page: BuiltPage): void;
  /** Called after the last page. */
  finish(): Promise<void> | void;
}

/** Make ready for the pages of a build. */
export type StartWork = (build: Props) => PageWork | Promise<PageWork>;

/**
 * Read and parse each built page once for all who work on it, in their order, and forget it before the next.
 * @returns the plugin.
 */
export default function builtPagesPlugin(starts: StartWork[]) {
  return (_context: LoadContext) =>
    ({
      name: 'built-pages',
      async postBuild(build) {
        const works = await Promise.all(starts.map((start) => start(build)));
        for (const route of build.routesPaths) {
          const page = { route, address: addressOf(route, build.baseUrl), file: fileOf(route, build) };
          const $ = load(await fs.readFile(page.file, 'utf8'));
          for (const work of works) work.take({ ...page, $ });
        }
        await Promise.all(works.map((work) => work.finish()));
      },
    }) satisfies Plugin;
}

/** A route below the base path, without slashes at its ends. */
export function addressOf(route: string, baseUrl: string): string {
  return route.slice(baseUrl.length).replace(/\/$/, '');
}

function fileOf(route: string, { outDir, baseUrl }: Props): string {
  const address = addressOf(route, baseUrl);
  return path.join(outDir, address.endsWith('.html') ? address : path.join(address, 'index.html'));
}
