import { termsKey } from './terms-key';
import { termsOf } from './words';

const name = 'search-match';

/** Remember what was looked for, for the page that the visitor goes to now. */
export function keepTerms(terms: string[]): void {
  try {
    sessionStorage.setItem(termsKey, JSON.stringify([...new Set(terms)]));
  } catch {
    // Without storage nothing is marked.
  }
}

/** Mark the words that were looked for below the heading that the address names; the marks go with the first click or Escape. */
export function markTerms(hash: string): void {
  const terms = takeTerms();
  if (terms.length === 0 || !('highlights' in CSS)) return;
  const ranges = rangesIn(sectionOf(hash), new Set(terms));
  if (ranges.length === 0) return;
  CSS.highlights.set(name, new Highlight(...ranges));
  const clear = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    CSS.highlights.delete(name);
    removeEventListener('pointerdown', clear);
    removeEventListener('keydown', clear);
  };
  addEventListener('pointerdown', clear);
  addEventListener('keydown', clear);
}

function takeTerms(): string[] {
  try {
    const kept = sessionStorage.getItem(termsKey);
    sessionStorage.removeItem(termsKey);
    const terms: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}

/** The heading and what follows it up to the next one, or the whole article. */
function sectionOf(hash: string): Element[] {
  const heading = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
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

function rangesIn(elements: Element[], terms: Set<string>): Range[] {
  return elements.flatMap((element) => {
    const ranges: Range[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[data-island], [data-facts]')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        if (!termsOf(word).some((term) => terms.has(term))) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        ranges.push(range);
      }
    }
    return ranges;
  });
}
