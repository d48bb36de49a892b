import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findEntries, frontMatterOf, pageOfPartial } from './entries';
import { attributeOf, isElement, parsedText, parseMdx, slugOf, wordsOf } from '../../markdown';
import { filesBelow } from '../../files-below';
import { firstSentenceOf, markdownOf } from './markdown-text';
import { siteDir } from '#library-facts/model/paths.ts';

/** Where a member is documented, and how its text begins. */
export interface PageEntry {
  ref: string;
  href: string;
  file: string;
  line: number;
  /** The first sentence of the text, or the description of a page about a single prop. */
  firstSentence: string;
  text: string;
  /** The first sentence and the whole text as Markdown with absolute links, for readers outside the site. */
  markdown: { firstSentence: string; text: string };
  /** The site path of the demo that the page's front matter names for the member. */
  demo?: string;
  /** Values that the text calls the default, such as `5` in "defaults to `5`". */
  describedDefaults: string[];
}

export interface Page {
  file: string;
  href: string;
  title: string;
  description: string;
  /** Where the page lists each of its groups. */
  groups: Record<string, string>;
  entries: PageEntry[];
  /** Site paths this page links to. */
  links: Set<string>;
  /** The demos that the front matter names, with the members each of them shows. */
  demos: Record<string, string[]>;
  /** How often the page says each name in code font. */
  codeNames: Map<string, number>;
  /** Props listed in the page's tables of props. */
  listedProps: string[];
}

const cache = new Map<string, { modified: number; page: Page }>();

/** Read every MDX page of `docs/` (partials too); unchanged files are not parsed again. */
export async function readPages(docsDir = path.join(siteDir, 'docs')): Promise<Page[]> {
  const files = filesBelow(docsDir).filter((file) => file.endsWith('.mdx'));
  return Promise.all(files.map((file) => readPageCached(file, docsDir)));
}

async function readPageCached(file: string, docsDir: string): Promise<Page> {
  const modified = statSync(file).mtimeMs;
  const cached = cache.get(file);
  if (cached?.modified === modified) return cached.page;
  const page = await readPage(file, docsDir);
  cache.set(file, { modified, page });
  return page;
}

async function readPage(file: string, docsDir: string): Promise<Page> {
  const text = readFileSync(file, 'utf8');
  const source = parsedText(text);
  const root = parseMdx(text);
  const frontMatter = frontMatterOf(file, text);
  const href = hrefOf(pageOfPartial(file) ?? file, docsDir);
  const title = frontMatter.title ?? '';
  const description = frontMatter.description ?? '';
  const demos = frontMatter.demos ?? {};
  const demoOf = (ref: string) => Object.keys(demos).find((demo) => demos[demo]?.includes(ref));
  const found = findEntries(root, frontMatter.members);
  const headings = new Set<RootContent>(found.map(({ heading }) => heading));
  const entries: PageEntry[] = found.map((entry) => ({
    ref: `${entry.group}.${entry.name}`,
    href: `${href}#${entry.anchor}`,
    file,
    line: entry.line,
    demo: demoOf(`${entry.group}.${entry.name}`),
    ...wordsAfter(root, entry.heading, source, href),
  }));
  if (frontMatter.prop) {
    entries.unshift({
      ref: `MaterialTableProps.${frontMatter.prop}`,
      href,
      file,
      line: 1,
      demo: demoOf(`MaterialTableProps.${frontMatter.prop}`),
      firstSentence: description,
      text: wordsOf(root.children),
      markdown: {
        firstSentence: description,
        text: markdownOf(withoutEntries(root, headings), source, href),
      },
      describedDefaults: [],
    });
  }
  return {
    file,
    href,
    title,
    description,
    groups: groupsOf(frontMatter.members, href),
    entries,
    demos,
    links: linksOf(root, path.basename(file) === 'index.mdx' ? href.replace(/\/?$/, '/') : href),
    codeNames: codeNamesOf(root),
    listedProps: listedPropsOf(root),
  };
}

/** The nodes of a page that belong to no entry. */
function withoutEntries({ children }: Root, headings: Set<RootContent>): RootContent[] {
  let isEntry = false;
  return children.filter((node) => {
    if (node.type === 'heading' && node.depth <= 3) isEntry = headings.has(node);
    return !isEntry;
  });
}

function hrefOf(file: string, docsDir: string): string {
  const name = path
    .relative(docsDir, file)
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  return `/docs/${name.split(path.sep).join('/')}`;
}

function groupsOf(
  members: string | Record<string, string> | undefined,
  href: string,
): Record<string, string> {
  if (!members) return {};
  if (typeof members === 'string') return { [members]: href };
  return Object.fromEntries(
    Object.entries(members).map(([section, group]) => [group, `${href}#${slugOf(section)}`]),
  );
}

function wordsAfter(
  { children }: Root,
  heading: Heading,
  source: string,
  href: string,
): Pick<PageEntry, 'firstSentence' | 'text' | 'markdown' | 'describedDefaults'> {
  const start = children.indexOf(heading) + 1;
  const length = children.slice(start).findIndex((node) => node.type === 'heading' && node.depth <= 3);
  const nodes = children.slice(start, length === -1 ? undefined : start + length);
  const paragraph = nodes.find((node) => node.type === 'paragraph');
  return {
    text: wordsOf(nodes),
    firstSentence: firstSentenceOf(toString(paragraph)),
    markdown: {
      firstSentence: firstSentenceOf(paragraph ? markdownOf([paragraph], source, href) : ''),
      text: markdownOf(nodes, source, href),
    },
    describedDefaults: nodes.flatMap(describedDefaultsOf),
  };
}

function describedDefaultsOf(root: RootContent): string[] {
  const values: string[] = [];
  visit(root, 'inlineCode', ({ value }, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    const isDefault = before?.type === 'text' && /\bdefaults? (to|is|value is|of) $/i.test(before.value);
    if (isDefault) values.push(value);
  });
  return values;
}

function linksOf(root: Root, href: string): Set<string> {
  const links = new Set<string>();
  visit(root, 'link', (node) => {
    const url = new URL(node.url.replace(/(?:\/index)?\.mdx(?=#|$)/, ''), `https://site${href}`);
    if (url.host === 'site') links.add(url.pathname + url.hash);
  });
  return links;
}

/** How often a page says each name in code font. */
function codeNamesOf(root: Root): Map<string, number> {
  const names = new Map<string, number>();
  visit(root, 'inlineCode', ({ value }) => {
    names.set(value, (names.get(value) ?? 0) + 1);
  });
  return names;
}

function listedPropsOf(root: Root): string[] {
  const props: string[] = [];
  visit(root, 'mdxJsxFlowElement', (node) => {
    if (isElement(node, 'PropTable')) props.push(...namesOfTable(node));
  });
  return props;
}

/** The props that `<PropTable of="data columns" />` lists. */
export function namesOfTable(node: MdxJsxFlowElement): string[] {
  return attributeOf(node, 'of').split(/\s+/).filter(Boolean);
}
