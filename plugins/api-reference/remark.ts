import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { importNode, jsxElement, setAnchor } from '../mdx-nodes';
import { findEntries, frontMatterOf, type Entry, type ReferenceFrontMatter } from './pages/entries';
import { unknownGroupMessage, unknownMemberMessage } from './checks/errors';
import { factsHtml, footHtml, type FactsContext } from './render/facts';
import { blocks, type Block } from './render/blocks';
import { isElement, slugOf } from '../markdown';
import type { Member } from '#library-facts/model/types.ts';
import { loadReference } from './reference';
import { demoByMember } from './demos';
import { arrangeUpgrade } from './upgrade/guide';

export interface RemarkOptions {
  /** The site's base URL; links inside the facts are plain HTML and need it. */
  baseUrl: string;
  /** Blocks of other plugins, which get their facts from this one. */
  moreBlocks?: Record<string, Block>;
}

interface VFile {
  path: string;
  value: unknown;
  data: { frontMatter?: ReferenceFrontMatter };
}

/**
 * Add the generated parts to reference pages: anchors and facts for the headings of members, and lists. Goes
 * into `beforeDefaultRemarkPlugins`, so that Docusaurus copies the anchors to the table of contents.
 */
export default function apiReferenceRemark({ baseUrl, moreBlocks }: RemarkOptions) {
  const all = { ...blocks, ...moreBlocks };
  const isPlaceholder = (node: RootContent): node is MdxJsxFlowElement =>
    node.type === 'mdxJsxFlowElement' && (node.name ?? '') in all;
  return async (root: Root, file: VFile): Promise<void> => {
    const own = file.data.frontMatter;
    const frontMatter =
      own && Object.keys(own).length > 0 ? own : frontMatterOf(file.path, String(file.value));
    const placeholders = root.children.filter(isPlaceholder);
    const { prop, members } = frontMatter;
    if (root.children.some((node) => isElement(node, 'MemberFilter')))
      root.children.unshift(importOf('MemberFilter'));
    if (!prop && !members && placeholders.length === 0) return arrangeUpgrade(root);
    const reference = await loadReference();
    for (const placeholder of placeholders) {
      const nodes = all[placeholder.name ?? '']?.(reference, placeholder) ?? [];
      const isImport = ({ type }: RootContent) => type === 'mdxjsEsm';
      root.children.splice(root.children.indexOf(placeholder), 1, ...nodes.filter((node) => !isImport(node)));
      // Between other nodes it would leave a gap that React marks.
      root.children.unshift(...nodes.filter(isImport));
    }
    arrangeUpgrade(root);
    if (!prop && !members) return;
    const context = { reference, demoOf: await demoByMember(), baseUrl };
    const entries = findEntries(root, members);
    for (const entry of entries) addFacts(root, entry, context, file.path);
    keepAnchorsFree(root, entries);
    if (prop) addPropFacts(root, prop, context, file.path);
    root.children.unshift(importOf('Facts'));
  };
}

function addFacts(root: Root, entry: Entry, context: FactsContext, file: string): void {
  const { model } = context.reference;
  const where = `${file}, line ${entry.line}`;
  if (!model.groups.includes(entry.group)) throw new Error(unknownGroupMessage(entry.group, model, where));
  const member = model.members.get(`${entry.group}.${entry.name}`);
  if (!member) throw new Error(unknownMemberMessage(entry.group, entry.name, model, where));
  setAnchor(entry.heading, entry.anchor);
  entry.heading.data = {
    ...entry.heading.data,
    hProperties: { ...entry.heading.data?.hProperties, 'data-member': '' },
  };
  insertFacts(root, root.children.indexOf(entry.heading) + 1, member, context);
}

/** Type and default behind the name, and what follows the text. */
function insertFacts({ children }: Root, start: number, member: Member, context: FactsContext): void {
  const length = children.slice(start).findIndex(isNextPart);
  const foot = footHtml(member, context);
  if (foot) children.splice(length === -1 ? children.length : start + length, 0, factsElement(foot));
  children.splice(start, 0, factsElement(factsHtml(member, context)));
}

/** Where the text of a member ends. */
function isNextPart(node: RootContent): boolean {
  return (node.type === 'heading' && node.depth <= 3) || isElement(node, 'MemberFilter');
}

function addPropFacts(root: Root, prop: string, context: FactsContext, file: string): void {
  const { model } = context.reference;
  const member = model.members.get(`MaterialTableProps.${prop}`);
  if (!member) {
    throw new Error(
      unknownMemberMessage('MaterialTableProps', prop, model, `${file}, front matter key "prop"`),
    );
  }
  const isHead = (node: RootContent) =>
    ['yaml', 'mdxjsEsm'].includes(node.type) || (node.type === 'heading' && node.depth === 1);
  const index = root.children.findIndex((node) => !isHead(node));
  insertFacts(root, index, member, context);
}

/** A section heading such as "## Data" must not take the anchor of the member `data` below. */
function keepAnchorsFree(root: Root, entries: Entry[]): void {
  const anchors = new Set(entries.map((entry) => entry.anchor));
  const headings = new Set(entries.map((entry) => entry.heading));
  for (const node of root.children) {
    if (node.type !== 'heading' || headings.has(node)) continue;
    const slug = slugOf(toString(node));
    if (anchors.has(slug)) setAnchor(node, `about-${slug}`);
  }
}

function factsElement(html: string): RootContent {
  return jsxElement('Facts', { h: html });
}

/** Imported per page, so that pages without members don't include the component. */
function importOf(name: string): RootContent {
  return importNode(name, `@site/src/components/reference/${name}`);
}
