import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../files-below';
import { pageOfPartial } from '../entries';
import { siteDir } from '../model/paths';
import { isBehavior } from './behavior';
import { exceptions } from './exceptions';
import { pageOf, quotingTestsIn, type QuotingTest } from './quotes';
import { plain, sentencesIn, type Sentence } from './sentences';

/** How many of a page's sentences about behavior a test quotes. */
export interface PageProof {
  /** The address: `/docs/api/props/options`. */
  href: string;
  kind: Kind;
  behavioral: number;
  untested: Sentence[];
}

/** The kinds of pages, in the order of the coverage page. */
export const kinds = ['Reference', 'Guides', 'Demos', 'Other pages'] as const;
type Kind = (typeof kinds)[number];

/** Files whose sentences are made at build time or are about this site: the lists of all guides, recipes and demos lead to other pages. */
const leftOut =
  /^(?:docs\/(?:api\/(?:coverage|mt_new_props)|about|for-ai-assistants|guides|recipes)|demos\/index)\.mdx$/;

/** Count the quoted sentences of every page of the site, from the pages and tests on disk. */
export function measureProof(): PageProof[] {
  const tests = testFiles().flatMap(quotingTestsIn).map(withPlainQuotes);
  const pages = new Map<string, PageProof>();
  for (const file of pageFiles()) {
    const page = path.relative(siteDir, pageOfPartial(file) ?? file).replace(/\.mdx$/, '');
    const known = pages.get(page) ?? { href: hrefOf(page), kind: kindOf(page), behavioral: 0, untested: [] };
    const sentences = sentencesIn(fs.readFileSync(file, 'utf8')).filter(
      (sentence) => isBehavior(sentence) && !isException(file, sentence),
    );
    const quotes = quotesFor(file, tests);
    known.behavioral += sentences.length;
    known.untested.push(...sentences.filter(({ text }) => !isProved(text, quotes)));
    pages.set(page, known);
  }
  return [...pages.values()].filter(({ behavioral }) => behavioral > 0);
}

/** The test files that may quote: the claims, and the tests beside pages, in Chromium, Node or jsdom, or of the built site. */
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

/** The pages of words: reference, guides, demos and the rest. */
export function pageFiles(): string[] {
  return ['docs', 'demos']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => file.endsWith('.mdx') && !leftOut.test(path.relative(siteDir, file)))
    .sort();
}

/** What a claim quotes counts on every page that says it; what a test beside a page quotes, on that page. */
function quotesFor(file: string, tests: QuotingTest[]): string[] {
  return tests
    .filter(({ kind, file: test }) => kind === 'claim' || pageOf(test) === file)
    .flatMap(({ quotes }) => quotes.map(({ text }) => text));
}

/** Once for all pages, because a claim is held against each. */
function withPlainQuotes(test: QuotingTest): QuotingTest {
  return { ...test, quotes: test.quotes.map(({ text, where }) => ({ text: plain(text), where })) };
}

/**
 * Whether tests quote at least half of a sentence: the rest of a long one may be an example or an aside, but a word or two prove nothing.
 * A quote that holds the whole sentence counts, too.
 */
export function isProved(sentence: string, quotes: string[]): boolean {
  const text = plain(sentence);
  const quoted = new Set<number>();
  for (const quote of quotes) {
    if (quote.includes(text)) return true;
    const start = text.indexOf(quote);
    if (start !== -1) for (let index = 0; index < quote.length; index++) quoted.add(start + index);
  }
  return quoted.size * 2 >= text.length;
}

function isException(file: string, { text }: Sentence): boolean {
  const page = path.relative(siteDir, file);
  return exceptions.some((one) => one.page === page && plain(one.sentence) === plain(text));
}

function hrefOf(page: string): string {
  return `/${page.replace(/(^|\/)index$/, '$1')}`;
}

function kindOf(page: string): Kind {
  if (page.startsWith('docs/api/')) return 'Reference';
  if (page.startsWith('docs/guides/')) return 'Guides';
  return page.startsWith('demos/') ? 'Demos' : 'Other pages';
}
