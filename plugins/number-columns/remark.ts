import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A whole number, or one with a unit. Not `8.0`, which is a version. */
const number = /^[<>~≈]?\s?(?:\d[\d,]*|\d[\d,.]*\s?(?:%|kB|ms|s|px))$/;
const nothing = /^[-–]?$/;

/** Mark columns of numbers in Markdown tables, which the style sheet aligns right to compare digits. */
export default function numberColumns() {
  return (root: Root): void => visit(root, 'table', markNumbers);
}

function markNumbers({ children: [head, ...rows] }: Table): void {
  head?.children.forEach((_, index) => {
    const texts = rows.map((row) => toString(row.children[index]).trim());
    const isNumber = texts.every((text) => number.test(text) || nothing.test(text));
    if (!isNumber || !texts.some((text) => number.test(text))) return;
    for (const row of [head, ...rows]) {
      const cell = row.children[index];
      if (cell) cell.data = { ...cell.data, hProperties: { 'data-number': '' } };
    }
  });
}
