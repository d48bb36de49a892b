import type { Nodes, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseMdx } from '../../markdown';

/** One sentence of a page, as a reader reads it: without the marks of Markdown. */
export interface Sentence {
  text: string;
  line: number;
  /** The nearest heading above it, empty at the top of a page. */
  heading: string;
  /** A row of a table counts as one sentence; a note says what a prop of a component holds. */
  place: 'text' | 'row' | 'note';
  /** Its words outside of links. */
  unlinked: string;
}

/** The sentences of a page in their order: of paragraphs, list items, boxes, rows of tables and notes about props. */
export function sentencesIn(mdx: string): Sentence[] {
  let heading = '';
  const found: Sentence[] = [];
  const add = (place: Sentence['place'], line = 0, text = '') =>
    found.push(
      ...(place === 'row' ? [whole(text)] : split(text)).map((one) => ({ ...one, place, heading, line })),
    );
  visit(parseMdx(mdx), (node) => {
    if (node.type === 'heading') heading = toString(node);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'ComponentProps')
      for (const note of notesOf(node)) add('note', node.position?.start.line, note.replaceAll('`', code));
    if (node.type !== 'paragraph') return undefined;
    const line = node.position?.start.line;
    const text = toString(node);
    if (text.startsWith('|')) for (const row of rowsOf(text)) add('row', line, row);
    else if (!text.startsWith(':::')) add('text', line, marked(node.children));
    return SKIP;
  });
  return found;
}

// They mark code and links while a text is split: a dot inside of either ends no sentence.
const [code, linkStart, linkEnd] = ['\uE001', '\uE002', '\uE003'];

function marked(nodes: PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'inlineCode') return code + node.value + code;
      if (node.type === 'link') return linkStart + marked(node.children) + linkEnd;
      return 'children' in node ? marked(node.children) : toString(node as Nodes);
    })
    .join('');
}

function split(marked: string): Pick<Sentence, 'text' | 'unlinked'>[] {
  const ends =
    /(?<!\b(?:e\.g|i\.e|vs|etc))([.!?][\uE003"”')]*)\s+(?=[\uE001\uE002("“']*(?:\p{Lu}|\d|\uE001))/gu;
  return marked
    .replace(/\s+/g, ' ')
    .replace(ends, '$1\n')
    .split('\n')
    .map(whole)
    .filter(({ text }) => text !== '');
}

function whole(one: string): Pick<Sentence, 'text' | 'unlinked'> {
  const text = one.replace(/[\uE001-\uE003]/g, '').trim();
  return { text, unlinked: one.replace(/\uE002[^\uE003]*\uE003/g, ' ').replace(/[\uE001-\uE003]/g, '') };
}

/** The rows below the head of a table; the parser of the reference leaves tables as they are written. */
function rowsOf(table: string): string[] {
  const rows = table
    .split('\n')
    .map((row) => row.replace(/^\s*\|\s*|\s*\|\s*$/g, '').replace(/\s*\|\s*/g, ' | '));
  return rows.slice(2);
}

/** A text without the differences that don't count: marks of code and emphasis, runs of space. */
export function plain(text: string): string {
  return text.replace(/[`*_]/g, '').replace(/\s+/g, ' ').trim();
}

/** The texts in `notes={{ prop: 'text' }}`, read without running it. */
function notesOf(node: MdxJsxFlowElement): string[] {
  const value = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'notes')?.value;
  const source = value && typeof value === 'object' ? value.value : '';
  return [...source.matchAll(/:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g)].map((match) =>
    (match[1] ?? '').slice(1, -1).replace(/\\(.)/g, '$1'),
  );
}

/** What a reader reads on a page, in one line: no marks, no code blocks, no imports. */
export function wordsOf(mdx: string): string {
  const parts: string[] = [];
  visit(parseMdx(mdx), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') parts.push(toString(node));
    if (node.type === 'mdxJsxFlowElement' && node.name === 'ComponentProps') parts.push(...notesOf(node));
  });
  return plain(parts.join(' '));
}
