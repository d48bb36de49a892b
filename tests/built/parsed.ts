import { load, type CheerioAPI } from 'cheerio';
import { readPage } from './pages';

const parsed = new Map<string, CheerioAPI>();

/**
 * A built page as a tree. All pages together are 36 MB, and most test files read each page, so they share one
 * tree: modify only a clone of a part.
 */
export function parsePage(page: string): CheerioAPI {
  const $ = parsed.get(page) ?? load(readPage(page));
  parsed.set(page, $);
  return $;
}
