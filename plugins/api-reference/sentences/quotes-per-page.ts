import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../files-below';
import { siteDir } from '#library-facts/model/paths';
import { pageOf, quotingTestsIn } from './quotes';
import { plain, wordsOf } from './sentences';

/**
 * The number of different test quotes on each page, by file: a claim's quote counts on every page that
 * contains it, the quote of a test next to a page only there.
 */
export function quotesPerPage(): Record<string, number> {
  const tests = testFiles().flatMap(quotingTestsIn);
  const textsOf = (some: typeof tests) => some.flatMap(({ quotes }) => quotes.map(({ text }) => plain(text)));
  const claims = textsOf(tests.filter(({ kind }) => kind === 'claim'));
  const counts = pageFiles().map((file): [string, number] => {
    const own = textsOf(tests.filter(({ kind, file: test }) => kind === 'proves' && pageOf(test) === file));
    const words = wordsOf(fs.readFileSync(file, 'utf8'));
    const quotes = new Set([...own, ...claims].filter((quote) => words.includes(quote)));
    return [path.relative(siteDir, file), quotes.size];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The test files that may quote: the claims, and the tests next to pages, in any runner. */
export function testFiles(): string[] {
  return ['tests/claims', 'docs', 'demos']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter(
      (file) => /\.test\.tsx?$|[\\/]_[^\\/]*\.facts\.tsx$|\.spec\.ts$/.test(file) && !file.endsWith(sample),
    )
    .sort();
}

/** A browser test that its guide shows. */
const sample = path.join('guides', 'testing.spec.ts');

/** The pages with text: reference, guides, demos and the rest. */
export function pageFiles(): string[] {
  return ['docs', 'demos']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}
