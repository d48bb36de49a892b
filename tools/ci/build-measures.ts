import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { basePath } from '../../site-path';
import { filesBelow } from '../../plugins/files-below';

/** Measures whose changes a pull request reports, by name: sizes in kB with brotli, counts. */
export type Measures = Record<string, number>;

/** Measure a built site from its files, so that two commits compare. @throws for a page without scripts. */
export function measureBuild(folder: string): Measures {
  const pages = pagesOf(folder);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size =
      sizes.get(file) ?? brotliCompressSync(fs.readFileSync(path.join(folder, file))).length / 1000;
    sizes.set(file, size);
    return size;
  };
  const scriptsOf = (page: string) => scriptFiles(folder, page).reduce((sum, file) => sum + sizeOf(file), 0);
  const docs = pages.filter((page) => page.startsWith('docs/')).map(scriptsOf);
  const demos = pages.filter((page) => page.startsWith('demos/')).map(scriptsOf);
  return {
    'scripts of the home page, kB': scriptsOf(''),
    'scripts of the median docs page, kB': median(docs),
    'scripts of the heaviest docs page, kB': Math.max(...docs),
    'scripts of the median demo page, kB': median(demos),
    'scripts of the heaviest demo page, kB': Math.max(...demos),
    'median page without its scripts, kB': median(pages.map((page) => sizeOf(path.join(page, 'index.html')))),
    pages: pages.length,
  };
}

/** All pages except redirects from an old address (plugins/redirects). */
function pagesOf(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => path.relative(folder, path.dirname(file)))
    .filter((page) => !readPage(folder, page).includes('<meta name="page" content="moved">'));
}

function readPage(folder: string, page: string): string {
  return fs.readFileSync(path.join(folder, page, 'index.html'), 'utf8');
}

/** A page's boot script names the scripts that it starts. */
function scriptFiles(folder: string, page: string): string[] {
  const {
    scripts = '',
    preload = '',
    ahead = '',
  } = (load(readPage(folder, page))('script#boot').data() ?? {}) as Record<string, string>;
  if (!scripts)
    throw new Error(`/${page} names no scripts, so it can't be weighed. Has plugins/delivery changed?`);
  const files = `${scripts} ${preload} ${ahead}`.split(' ').filter(Boolean);
  return [...new Set(files)].map((file) => file.slice(basePath.length));
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
