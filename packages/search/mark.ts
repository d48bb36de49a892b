import { keptTerms } from './internal/kept-terms';
import { termsOf } from './words';

const name = 'search-match';

/** A marked word, and the search terms that it matches. */
interface Mark {
  range: Range;
  terms: string[];
}

/** Store the terms that matched an entry for the page that the visitor opens; without storage nothing is marked. */
export function keepTerms(terms: string[]): void {
  keptTerms.write(terms.join(' '));
}

/** Mark the search words in the prose below the heading in the address, for 3 s or to the first click or Escape. */
export function markTerms(hash: string): void {
  const terms = new Set(keptTerms.read()?.split(' '));
  keptTerms.remove();
  const heading = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const marks = marksIn(sectionOf(heading), terms);
  for (const term of terms) unfold(marks.filter((mark) => mark.terms.includes(term)));
  const isInProse = ({ startContainer }: Range) =>
    !startContainer.parentElement?.closest('[data-demo], [data-language], pre, button');
  const shown = marks.map(({ range }) => range).filter(isInProse);
  if (shown.length === 0 || !('highlights' in CSS)) return;
  const highlight = new Highlight(...shown);
  CSS.highlights.set(name, highlight);
  const clear = (event?: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    // Not the registry's entry, which the next search may have set.
    highlight.clear();
    removeEventListener('pointerdown', clear);
    removeEventListener('keydown', clear);
  };
  addEventListener('pointerdown', clear);
  addEventListener('keydown', clear);
  setTimeout(clear, 3000);
}

/** Unfold code that contains a word which is visible nowhere else: folded code is searched, too. */
function unfold(marks: Mark[]): void {
  const parents = marks.map(({ range }) => range.startContainer.parentElement);
  // The fold itself is visible, but not the text in it.
  if (parents.some((parent) => parent?.checkVisibility() && !parent.matches('details:not([open])'))) return;
  const folded = parents[0]?.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
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
