import { resolve } from 'node:path';
import type { Paragraph, Root, Table, TableRow, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { messageOf } from '#kit/reason-of.ts';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { attributeOf } from '../markdown';
import type { RecordedProps } from './recorded';

// Relative to the site, where every command runs: Docusaurus also loads plugins from a transpiled copy.
const recordedFile = resolve('plugins/component-props/recorded.json');

/**
 * Replace `<ComponentProps of="MTableCell" notes={{ columnDef: 'the column' }} />` with a table of the props
 * that this component receives, as recorded from the running library. Those without a note
 * are named in a sentence below it.
 */
const componentProps: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'ComponentProps' || !parent || index === undefined) return undefined;
    try {
      parent.children.splice(index, 1, ...toNodes(node));
    } catch (error) {
      file.fail(`${messageOf(error)} (line ${node.position?.start.line})`, node);
    }
    return SKIP;
  });
};

export default componentProps;

function toNodes(node: MdxJsxFlowElement): (Table | Paragraph)[] {
  const recorded = readJsonFile<RecordedProps>(recordedFile);
  const of = attributeOf(node, 'of');
  if (!recorded[of]) {
    throw new Error(
      `<ComponentProps of=${JSON.stringify(of)}> names no recorded component, so its table would be empty. Recorded are: ${Object.keys(recorded).join(', ')}.`,
    );
  }
  const props = recorded[of];
  const notes = readNotes(node);
  const stray = Object.keys(notes).filter((prop) => !props[prop]);
  if (stray.length > 0) {
    throw new Error(
      `The notes of <ComponentProps of="${of}"> describe ${stray.join(', ')}, which ${of} does not receive. It receives: ${Object.keys(props).join(', ')}.`,
    );
  }
  const hasNotes = Object.keys(notes).length > 0;
  const header = ['Prop', 'Kind', 'Present', ...(hasNotes ? ['What it is'] : [])];
  const isListed = (prop: string) => !hasNotes || prop in notes;
  const rows = Object.entries(props)
    .filter(([prop]) => isListed(prop))
    .map(([prop, { kinds, when }]) =>
      row([`\`${prop}\``, kinds.join(' or '), when, ...(hasNotes ? [notes[prop] ?? ''] : [])]),
    );
  const table: Table = {
    type: 'table',
    children: [row(header), ...rows],
    // On a phone the cells of a row are below each other (src/css/text.css).
    data: { hProperties: { className: ['stacked'] } },
  };
  const others = Object.entries(props)
    .filter(([prop]) => !isListed(prop))
    .map(
      ([prop, { kinds, when }]) =>
        `\`${prop}\` (${kinds.join(' or ')}${when === 'always' ? '' : `, ${when}`})`,
    );
  if (others.length === 0) return [table];
  return [table, { type: 'paragraph', children: phrase(`Also passed: ${others.join('; ')}.`) }];
}

/** Read the object literal of the `notes` attribute without running it. */
function readNotes(node: MdxJsxFlowElement): Record<string, string> {
  const value = node.attributes.find((one) => 'name' in one && one.name === 'notes')?.value;
  if (!value) return {};
  const statement = typeof value === 'string' ? undefined : value.data?.estree?.body[0];
  const literal = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (literal?.type !== 'ObjectExpression') throw new Error(notLiteral);
  return Object.fromEntries(
    literal.properties.map((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') throw new Error(notLiteral);
      if (property.value.type !== 'Literal' || typeof property.value.value !== 'string')
        throw new Error(notLiteral);
      return [property.key.name, property.value.value];
    }),
  );
}

const notLiteral =
  "The notes of <ComponentProps> are read at build time, so they must be an object literal of strings: notes={{ columnDef: 'the column' }}.";

function row(cells: string[]): TableRow {
  return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: phrase(cell) })) };
}

/** Turn text with `code` in backticks into Markdown nodes. */
function phrase(text: string): PhrasingContent[] {
  return text
    .split(/`([^`]+)`/)
    .map((value, index): PhrasingContent => ({ type: index % 2 ? 'inlineCode' : 'text', value }))
    .filter((node) => 'value' in node && node.value !== '');
}
