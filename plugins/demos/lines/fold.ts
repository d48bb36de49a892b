import { escapeHtml } from '#kit/escape-html.ts';
import type { Layout } from './layout';

/**
 * Wrap the folded lines of highlighted code in `<details>` and the relevant lines in `<mark>`. No text is
 * added, so the markup has the text of the file; the name of a fold is an attribute.
 * @param html markup of `<span>` only.
 */
export function foldLines(html: string, { folds, marks }: Layout): string {
  const opening = new Map([
    ...folds.map(({ from, label }) => [from, foldStart(label)] as const),
    ...marks.map(({ from }) => [from, '<mark>'] as const),
  ]);
  const closing = new Map([
    ...folds.map(({ to }) => [to + 1, '</details>'] as const),
    ...marks.map(({ to }) => [to + 1, '</mark>'] as const),
  ]);
  const open: string[] = [];
  let line = 0;
  let last = '';
  const startLine = () => {
    const wrapping = (closing.get(line) ?? '') + (opening.get(line) ?? '');
    last = closing.has(line) ? '' : last;
    if (opening.has(line)) last = closing.get(endOf(line, folds, marks)) ?? '';
    // An element across the border is closed before it and opened again after it.
    return wrapping && '</span>'.repeat(open.length) + wrapping + open.join('');
  };
  let result = startLine();
  for (const [part] of html.matchAll(/<[^>]*>|\n|[^<\n]+/g)) {
    result += part;
    if (part.startsWith('</')) open.pop();
    else if (part.startsWith('<')) open.push(part);
    else if (part === '\n') {
      line += 1;
      result += startLine();
    }
  }
  return result + last;
}

function foldStart(label: string): string {
  return `<details><summary aria-label="${escapeHtml(label)}"></summary>`;
}

/** Where the fold or mark that begins in a line is closed. */
function endOf(line: number, ...ranges: { from: number; to: number }[][]): number {
  return (ranges.flat().find(({ from }) => from === line)?.to ?? line) + 1;
}
