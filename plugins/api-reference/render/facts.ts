import { escapeHtml } from '#kit/escape-html.ts';
import { successorOf } from '#library-facts/deprecation.ts';
import { inlineHtml, knownIssueHtml } from '../known-issues/nodes';
import type { KnownIssue } from '../known-issues/read';
import type { Page } from '../pages';
import type { Member } from '#library-facts/model/types.ts';
import type { Reference } from '../reference';
import { isLong, shortType } from '#library-facts/short-type.ts';
import { sinceInWords } from '#library-facts/since.ts';

export interface DemoLink {
  href: string;
  title: string;
}

export interface FactsContext {
  reference: Reference;
  /** The demo that shows a member best. */
  demoOf: (ref: string) => DemoLink | undefined;
  /** `/material-table-core-website/` */
  baseUrl: string;
}

/** What stands behind a member's name, as one HTML string, because MDX elements also add to the JavaScript. */
export function factsHtml(member: Member, context: FactsContext): string {
  const type = codeHtml(isLong(member.type) ? shortType(member.type) : member.type, context);
  const rows = [
    ['Type', isRequired(member) ? `${type}, required` : type],
    ['Default', defaultHtml(member, context)],
    ['Since', inlineHtml(sinceInWords(member))],
    ['Deprecated', deprecationHtml(member, context)],
  ];
  // Code says by its form what it is; other facts show their term.
  const list = rows.map(([term, value]) =>
    value
      ? `<div${value.startsWith('<code>') ? ' data-code' : ''}><dt>${term}</dt><dd>${value}</dd></div>`
      : '',
  );
  return `<dl>${list.join('')}</dl>`;
}

/** What follows the text of a member: its known issues, a long type in full, a demo and a guide; empty for some. */
export function footHtml(member: Member, context: FactsContext): string {
  const links = [
    ['Demo', context.demoOf(member.ref)],
    ['Guide', guideOf(member, context.reference)],
  ] as const;
  const shown = links.flatMap(([label, link]) => (link ? `${label}: ${linkHtml(link, context)}` : []));
  return [
    ...issuesOf(member, context).map((issue) => knownIssueHtml(issue, context.baseUrl)),
    fullTypeHtml(member, context),
    shown.length > 0 ? `<p>${shown.join(' · ')}</p>` : '',
  ].join('');
}

function issuesOf({ ref }: Member, { reference }: FactsContext): KnownIssue[] {
  return reference.issues.filter(({ affects }) => affects.includes(ref));
}

/** The full text of an abbreviated type, folded. */
function fullTypeHtml({ type }: Member, context: FactsContext): string {
  if (!isLong(type)) return '';
  return `<details><summary>The type in full</summary>${codeHtml(type, context)}</details>`;
}

/** Type names that are documented elsewhere than in the group of the same name. */
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

function defaultHtml(member: Member, context: FactsContext): string {
  // A known issue says that nothing reads it.
  if (issuesOf(member, context).some(({ corrects }) => corrects?.[member.ref] === 'never')) return 'ignored';
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

/** The guide that names a member most often, among those that link to its entry. */
function guideOf({ ref, name }: Member, { entries, pages }: Reference): DemoLink | undefined {
  const href = entries.get(ref)?.href;
  const mentions = ({ codeNames }: Page) => codeNames.get(name) ?? 0;
  return pages
    .filter((page) => href && page.href.startsWith('/docs/guides/') && page.links.has(href))
    .reduce<Page | undefined>(
      (best, page) => (best && mentions(best) >= mentions(page) ? best : page),
      undefined,
    );
}

function linkHtml({ href, title }: DemoLink, { baseUrl }: FactsContext): string {
  return `<a href="${url(href, baseUrl)}">${escapeHtml(title)}</a>`;
}

function deprecationHtml(member: Member, { reference, baseUrl }: FactsContext): string {
  const successor = member.deprecated !== undefined && successorOf(member, reference.model);
  if (!successor) return '';
  const name = `<code>${successor.name}</code>`;
  const href = reference.entries.get(successor.ref)?.href;
  return `use ${href ? `<a href="${url(href, baseUrl)}">${name}</a>` : name}`;
}

function url(href: string, baseUrl: string): string {
  return href.startsWith('/') ? baseUrl + href.slice(1) : href;
}
