import type { Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A whole number, or one with a unit. `8.0` is none: it is a version. */
const number = /^[<>~≈]?\s?(?:\d[\d,]*|\d[\d,.]*\s?(?:%|kB|ms|s|px))$/;
const nothing = /^[-–]?$/;

/** Mark the columns of numbers in Markdown tables; the style sheet sets them right, where digits can be compared. */
export default function numberColumns() {
  return (root: Root): void => visit(root, 'table', markNumbers);
}

function markNumbers({ children: [head, ...rows] }: Table): void {
  head?.children.forEach((_, index) => {
    const texts = rows.map((row) => textOf(row.children[index]));
    const isNumber = texts.every((text) => number.test(text) || nothing.test(text));
    if (!isNumber || !texts.some((text) => number.test(text))) return;
    for (const row of [head, ...rows]) {
      const cell = row.children[index];
      if (cell) cell.data = { ...cell.data, hProperties: { 'data-number': '' } };
    }
  });
}

/** A measured weight is filled in later. */
function textOf(cell: TableCell | undefined): string {
  const [only, other] = cell?.children ?? [];
  const isWeight = only?.type === 'mdxJsxTextElement' && only.name === 'Weight' && !other;
  return isWeight ? '0 kB' : toString(cell).trim();
}
