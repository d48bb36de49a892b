import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { basePath } from '../../site-path';
import type { Page } from './fixtures';
import { saveData } from './site';

const sizes = new Map<string, number>();

/**
 * Collects the scripts that a page requests, each once, with their size from a server with brotli, in kB.
 * Meanwhile the page prefetches no others, which would not be its own size.
 */
export async function watchScripts(page: Page): Promise<{ files: string[]; kilobytes: () => number }> {
  await saveData(page);
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const file = pathname.slice(basePath.length);
    if (pathname.endsWith('.js') && !files.includes(file)) files.push(file);
  });
  return { files, kilobytes: () => files.reduce((sum, file) => sum + weigh(file), 0) / 1000 };
}

function weigh(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(fs.readFileSync(path.resolve('build', file))).length;
  sizes.set(file, size);
  return size;
}
