import { keepScrollPosition } from '#kit/react/scroll';
import { fieldsOf, itemsOf } from '#kit/read-values';
import { parseJson } from '#kit/storage';
import { bestPlace, topOffset } from './best-place';
import { keptTerms } from './kept-terms';
import { termsOf } from './words';

const name = 'search-match';

/** The terms for the target page of a search. */
interface KeptTerms {
  /** All terms that matched an entry. */
  terms: string[];
  /** The terms in the query. */
  typed: string[];
}

/** A marked word. */
interface Mark {
  range: Range;
  /** The search terms that it matches. */
  terms: string[];
}

/** Store the search words for the page that the visitor opens. */
export function keepTerms(terms: string[], query: string): void {
  // Without storage nothing is marked.
  keptTerms.write(JSON.stringify({ terms, typed: termsOf(query) } satisfies KeptTerms));
}

/**
 * Mark the search words below the heading in the address, and scroll to them if they are far below it. The
 * first click or Escape removes the marks.
 */
export function markTerms(hash: string): void {
  const { terms, typed } = takeTerms();
  if (terms.length === 0) return;
  const heading = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const marks = marksIn(sectionOf(heading), new Set(terms));
  if (marks.length === 0) return;
  unfold(marks, typed);
  leadTo(marks, typed, heading);
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(name, new Highlight(...marks.map(({ range }) => range)));
  const clear = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    CSS.highlights.delete(name);
    removeEventListener('pointerdown', clear);
    removeEventListener('keydown', clear);
  };
  addEventListener('pointerdown', clear);
  addEventListener('keydown', clear);
}

function takeTerms(): KeptTerms {
  const own = fieldsOf(parseJson(keptTerms.read()));
  keptTerms.remove();
  return { terms: textsOf(own('terms')), typed: textsOf(own('typed')) };
}

function textsOf(list: unknown): string[] {
  return itemsOf(list).filter((term) => typeof term === 'string');
}

/**
 * Unfold what contains a query word that is visible nowhere else: folded code is searched, too. The same for
 * a section of which only synonyms match.
 */
function unfold(marks: Mark[], typed: string[]): void {
  for (const some of [...typed.map((term) => marks.filter(({ terms }) => terms.includes(term))), marks]) {
    const parents = some.map(({ range }) => range.startContainer.parentElement);
    if (parents.some((parent) => parent?.checkVisibility())) continue;
    const folded = parents[0]?.closest<HTMLDetailsElement>('details:not([open])');
    if (folded) folded.open = true;
  }
}

/**
 * Scroll to the best place for the query's words, or for their synonyms, below the sticky header. The place
 * is chosen again whenever the page grows, because a table that becomes interactive may push it out of view.
 */
function leadTo(marks: Mark[], typed: string[], heading: Element | null): void {
  const seen = marks.filter(({ range }) => range.startContainer.parentElement?.checkVisibility());
  const areTyped = seen.filter(({ terms }) => terms.some((term) => typed.includes(term)));
  const shown = areTyped.length > 0 ? areTyped : seen;
  keepScrollPosition(() => {
    const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const height = innerHeight - bars;
    const start = heading?.getBoundingClientRect().top ?? bars - scrollY;
    const spots = shown.flatMap(({ range, terms }) =>
      terms
        .filter((term) => shown === seen || typed.includes(term))
        .map((term) => ({ term, range, top: topOf(range) - start })),
    );
    const range = bestPlace(spots, height)?.range;
    if (range) scrollTo({ top: scrollY + topOf(range) - bars - topOffset(height), behavior: 'instant' });
    else heading?.scrollIntoView({ behavior: 'instant' });
  });
}

function topOf(range: Range): number {
  return range.getBoundingClientRect().top;
}

/** The heading and what follows it up to the next one, or the whole article. */
function sectionOf(heading: Element | null): Element[] {
  if (!heading) return [...document.querySelectorAll('article .markdown')];
  const section: Element[] = [heading];
  for (
    let next = heading.nextElementSibling;
    next && !/^H[1-3]$/.test(next.tagName);
    next = next.nextElementSibling
  )
    section.push(next);
  return section;
}

function marksIn(elements: Element[], terms: ReadonlySet<string>): Mark[] {
  return elements.flatMap((element) => {
    const marks: Mark[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[data-island], [data-facts]')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const met = termsOf(word).filter((term) => terms.has(term));
        if (met.length === 0) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        marks.push({ range, terms: met });
      }
    }
    return marks;
  });
}
