import type { CheerioAPI } from 'cheerio';

/** Elements of a page. */
export type Part = ReturnType<ReturnType<CheerioAPI>['children']>;

/** A file of a demo, with its whole text. */
export interface SourceFile {
  /** As the demo imports it: `basic.tsx`, `_data/people-server.ts`. */
  name: string;
  text: string;
}

/** What the Markdown pages of one build share. */
export interface ExportedSite {
  /** Where the site is published, with the base path and a slash at the end. */
  url: string;
  /** Of the library. */
  version: string;
  /** The routes that have a Markdown version, below the base path and without slashes at their ends; the home page is the empty one. */
  routes: ReadonlySet<string>;
  /** The files of a demo, itself first. @throws when there is no such demo. */
  filesOf(demoId: string): SourceFile[];
}

/** The path of the Markdown version below the base path: `docs/install.md` for /docs/install, `index.md` for the home page. */
export function markdownPath(route: string): string {
  return `${route || 'index'}.md`;
}
