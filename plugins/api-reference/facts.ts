import { escapeHtml } from '#kit/escape-html';
import { successorOf } from '#library-facts/deprecation';
import { inlineHtml, knownIssueHtml } from './known-issues/nodes';
import { hrefOfIssue } from './known-issues/read';
import type { Member } from '#library-facts/model/types';
import type { Reference } from './reference';
import { isLong, shortType } from '#library-facts/short-type';
import { sinceInWords } from '#library-facts/since';

export interface DemoLink {
  href: string;
  title: string;
}

export interface FactsContext {
  reference: Reference;
  /** Demos that use a member, the most telling first. */
  demosOf: (ref: string) => DemoLink[];
  /** `/material-table-core-website/` */
  baseUrl: string;
}

/** The facts of a member as HTML: one string, because every element of an MDX page is paid for as JavaScript too. */
export function factsHtml(member: Member, anchor: string | undefined, context: FactsContext): string {
  const rows = [
    ['Type', codeHtml(isLong(member.type) ? shortType(member.type) : member.type, context)],
    ['Default', defaultHtml(member)],
    ['Required', isRequired(member) ? 'yes' : ''],
    ['Since', isOldNews(member) ? '' : inlineHtml(sinceInWords(member))],
    ['Demos', linksHtml(context.demosOf(member.ref), context)],
    ['Guides', linksHtml(guidesOf(member.ref, context.reference), context)],
  ];
  const list = rows
    .map(([term, value]) => (value ? `<div><dt>${term}</dt><dd>${value}</dd></div>` : ''))
    .join('');
  const copy = anchor ? `<a href="#${anchor}" data-copy>Copy link</a>` : '';
  return [`<dl>${list}</dl>${copy}`, deprecationHtml(member, context), knownIssuesHtml(member, context)].join(
    '',
  );
}

/** The worst ones as lines, the others folded: more boxes in a row are not read. */
function knownIssuesHtml({ ref }: Member, { reference, baseUrl }: FactsContext): string {
  const issues = reference.issues.filter(({ affects }) => affects.includes(ref));
  const lines = issues.slice(0, shownIssues).map((issue) => knownIssueHtml(issue, baseUrl));
  const more = issues
    .slice(shownIssues)
    .map(({ id, title }) => `<p><a href="${url(hrefOfIssue(id), baseUrl)}">${inlineHtml(title)}</a></p>`);
  const issueWord = more.length === 1 ? 'issue' : 'issues';
  const folded = `<div><details><summary>and ${more.length} more known ${issueWord}</summary>${more.join('')}</details></div>`;
  return lines.join('') + (more.length > 0 ? folded : '');
}

/** The whole of a type that the facts abbreviate, folded, below the first paragraph; nothing for other types. */
export function fullTypeHtml({ type }: Member, context: FactsContext): string | undefined {
  if (!isLong(type)) return undefined;
  return `<details><summary>The type in full</summary>${codeHtml(type, context)}</details>`;
}

/** Type names that are explained somewhere else than in the group of the same name. */
const typeAliases: Record<string, string> = {
  CellStyle: 'Column.cellStyle',
  ALL_COLUMNS: 'Exports.ALL_COLUMNS',
};

function codeHtml(type: string, { reference, baseUrl }: FactsContext): string {
  const linked = escapeHtml(type).replace(/\b[A-Z]\w+\b/g, (name) => {
    const href = reference.groupHrefs.get(name) ?? reference.entries.get(typeAliases[name] ?? '')?.href;
    return href ? `<a href="${url(href, baseUrl)}">${name}</a>` : name;
  });
  return `<code>${linked}</code>`;
}

function defaultHtml(member: Member): string {
  if (member.default) return `<code>${escapeHtml(member.default)}</code>`;
  return member.group === 'Options' ? 'not set' : '';
}

const groupsThatYouFill = new Set([
  'MaterialTableProps',
  'Action',
  'DetailPanel',
  'cellEditable',
  'QueryResult',
]);

function isRequired(member: Member): boolean {
  return !member.isOptional && groupsThatYouFill.has(member.group);
}

/** What has always been there, under its name, needs no date. */
function isOldNews({ isTyped, since, renamedFrom }: Member): boolean {
  return (
    isTyped && since !== undefined && /^[12]\./.test(since.version) && since.gaps.length === 0 && !renamedFrom
  );
}

function guidesOf(ref: string, reference: Reference): DemoLink[] {
  const href = reference.entries.get(ref)?.href;
  if (!href) return [];
  return reference.pages.filter(
    (page) => page.title && !page.href.startsWith('/docs/api/') && page.links.has(href),
  );
}

const shownLinks = 2;
const shownIssues = 2;

/** The first ones, the others folded. */
function linksHtml(links: DemoLink[], { baseUrl }: FactsContext): string {
  const all = links.map(({ href, title }) => `<a href="${url(href, baseUrl)}">${escapeHtml(title)}</a>`);
  const more = all.slice(shownLinks);
  const folded = `<details><summary>and ${more.length} more</summary>${more.join(', ')}</details>`;
  return all.slice(0, shownLinks).join(', ') + (more.length > 0 ? ` ${folded}` : '');
}

function deprecationHtml(member: Member, { reference, baseUrl }: FactsContext): string {
  if (member.deprecated === undefined) return '';
  const successor = successorOf(member, reference.model);
  const href = successor && reference.entries.get(successor.ref)?.href;
  const name = `<code>${successor?.name}</code>`;
  const use = successor ? ` Use ${href ? `<a href="${url(href, baseUrl)}">${name}</a>` : name} instead.` : '';
  return `<p><strong>Deprecated.</strong>${use}</p>`;
}

function url(href: string, baseUrl: string): string {
  return href.startsWith('/') ? baseUrl + href.slice(1) : href;
}
