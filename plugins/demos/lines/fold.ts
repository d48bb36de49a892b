import { escapeHtml } from '#kit/escape-html.ts';
import type { Layout } from './layout';

/**
 * Wrap the folded lines of highlighted code in `<details>` and the relevant lines in `<mark>`. No text is
 * added, so the markup has the text of the file; the name of a fold is an attribute.
 * @param html markup of `<span>` only.
 */
export function foldLines(html: string, { folds, marks }: Layout): string {
  const ranges = [
    ...folds.map((fold) => ({ ...fold, start: foldStart(fold), end: '</details>' })),
    ...marks.map((mark) => ({ ...mark, start: '<mark>', end: '</mark>' })),
  ];
  const opening = new Map(ranges.map(({ from, start }) => [from, start]));
  const closing = new Map(ranges.map(({ to, end }) => [to, end]));
  const open: string[] = [];
  // An element across the border is closed before it and opened again after it.
  const across = (tag = '') => tag && '</span>'.repeat(open.length) + tag + open.join('');
  const wrap = (line: string, index: number) => {
    const start = across(opening.get(index));
    for (const [tag] of line.matchAll(/<[^>]*>/g)) {
      if (tag.startsWith('</')) open.pop();
      else open.push(tag);
    }
    return start + line + across(closing.get(index));
  };
  return html
    .split(/(?<=\n)/)
    .map(wrap)
    .join('');
}

/** The search skips what is in folded data (plugins/search/sections.ts). */
function foldStart({ label, isData }: Layout['folds'][number]): string {
  return `<details${isData ? ' data-unsearched=""' : ''}><summary aria-label="${escapeHtml(label)}"></summary>`;
}
