import type { CheerioAPI } from 'cheerio';

/** Elements of a page. */
export type Part = ReturnType<ReturnType<CheerioAPI>['children']>;

/** A file of a demo, with its whole text. */
export interface SourceFile {
  /** As the demo imports it: `basic.tsx`, `_data/people-server.ts`. */
  name: string;
  text: string;
}

/** The facts that all markdown of a build share. */
export interface ExportedSite {
  /** Where the site is published, with the base path and a slash at the end. */
  url: string;
  /** The library's version. */
  version: string;
  /** Routes with a twin, below the base path, without outer slashes; the home page is the empty one. */
  routes: ReadonlySet<string>;
  /** The files of a demo, its own first. @throws when there is no such demo. */
  filesOf(demoId: string): SourceFile[];
}

/** The twin's path: `docs/install.md` for /docs/install, `index.md` for the home page. */
export function markdownPath(route: string): string {
  return `${route || 'index'}.md`;
}
