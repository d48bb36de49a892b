import type { Heading, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { escapeHtml } from '#kit/escape-html.ts';
import { nearestNames } from '#kit/nearest.ts';
import { importNode, jsxElement, setAnchor } from '../../mdx-nodes';
import { attributeOf, inline, md, slugOf } from '../../markdown';
import type { Reference } from '../reference';
import { hrefOfIssue, severities, wordsOfIssue, type KnownIssue } from './read';

/** Stands before the title of an issue on other pages. */
const label = 'Known issue';

/** `<KnownIssue id="empty-number-filter" />`: the title, as a link to the details and the workaround. */
export function knownIssueLine({ issues }: Reference, placeholder: MdxJsxFlowElement): RootContent[] {
  const id = attributeOf(placeholder, 'id');
  const issue = issues.find((one) => one.id === id);
  if (!issue) {
    const line = placeholder.position?.start.line ?? '?';
    throw new Error(unknownIssueMessage(id, issues, `line ${line}`));
  }
  const { level } = severities[issue.severity];
  const line = md.paragraph(
    { type: 'strong', children: [md.text(label)] },
    md.text(' '),
    md.link(hrefOfIssue(id), ...inline(issue.title)),
  );
  line.data = { hProperties: { className: ['known-issue', `known-issue--${level}`] } };
  return [line];
}

/** A page or a test names an issue that doesn't exist. */
export function unknownIssueMessage(id: string, issues: KnownIssue[], where: string): string {
  const [near] = nearestNames(
    id,
    issues.map((issue) => issue.id),
    1,
  );
  return `<KnownIssue id="${id}" /> names no known issue (${where}). Its line would be missing. ${near ? `Did you mean "${near}"?` : `Write docs/_known-issues/${id}.mdx.`}`;
}

/** An issue in the facts of a member. */
export function knownIssueHtml({ id, title, severity }: KnownIssue, baseUrl: string): string {
  const { level } = severities[severity];
  const href = baseUrl + hrefOfIssue(id).slice(1);
  return `<p class="known-issue known-issue--${level}"><strong>${label}</strong> <a href="${href}">${inlineHtml(title)}</a></p>`;
}

/** `<KnownIssues />`: a filter, then the issues by severity, each a row that opens in place. */
export function knownIssueSections(reference: Reference): RootContent[] {
  const { issues } = reference;
  const all = Object.entries(severities);
  const kinds = all.map(([severity, { label }]) => [
    severity,
    label,
    issues.filter((issue) => issue.severity === severity).length,
  ]);
  const topics = [...new Set(issues.map(({ topic }) => topic))]
    .sort()
    .map((topic) => [topic, issues.filter((issue) => issue.topic === topic).length]);
  return [
    importNode('Issue', '@site/src/components/reference/Issue'),
    importNode('IssueTitle', '@site/src/components/reference/IssueTitle'),
    importNode('IssueFilter', '@site/src/components/reference/IssueFilter'),
    heading(2, [md.text('Find an issue')], 'by-topic'),
    md.paragraph(
      md.text('Each issue names the members it affects. You can filter by member, words or topic.'),
    ),
    jsxElement('IssueFilter', { kinds: JSON.stringify(kinds), topics: JSON.stringify(topics) }),
    ...all.map(([severity, { label, meaning }]) =>
      element('section', { className: 'folded-list' }, [
        heading(2, [md.text(label)], severity),
        md.paragraph(md.text(meaning)),
        ...issues.filter((issue) => issue.severity === severity).map((issue) => row(issue, reference)),
      ]),
    ),
  ];
}

/** An element as it is: without the mark, the theme's component of the same name would replace it. */
function element(name: string, attributes: Record<string, string>, children: RootContent[]): RootContent {
  return Object.assign(jsxElement(name, attributes), { children, data: { _mdxExplicitJsx: true } });
}

/** An issue as a row with its title and members; the rest is folded. */
function row(issue: KnownIssue, reference: Reference): RootContent {
  const { id, title, topic, severity, affects } = issue;
  // An option and a prop of a column may share a name.
  const names = [...new Set(affects.map((ref) => ref.replace(/^.*\./, '')))];
  const shown = names.slice(0, 2).join(', ') + (names.length > 2 ? ', …' : '');
  return element('Issue', { 'data-issue': severity, 'data-topic': topic, 'data-names': names.join(' ') }, [
    element('summary', {}, [
      element('IssueTitle', { id }, inline(title)),
      element('span', { 'data-markdown': 'none' }, [md.text(shown)]),
    ]),
    ...section(issue, reference),
  ]);
}

function section(issue: KnownIssue, { entries }: Reference): RootContent[] {
  const { id, cure, demo, upstream, affects, program, textOnly } = issue;
  const members = affects.flatMap((ref, index) => {
    const name = md.code(ref.replace('MaterialTableProps.', ''));
    const href = entries.get(ref)?.href;
    return [...(index > 0 ? [md.text(', ')] : []), href ? md.link(href, name) : name];
  });
  return [
    ...(cure
      ? [md.paragraph({ type: 'strong', children: [md.text('Workaround: ')] }, ...inline(`${cure}.`))]
      : []),
    ...wordsOfIssue(issue),
    md.paragraph(
      md.text('Concerns '),
      ...members,
      ...(demo ? [md.text(' · '), md.link(demo, md.text('See it live'))] : []),
      ...(program ? [md.text(' · '), md.link(program, md.text('Try it in the playground'))] : []),
      ...(textOnly ? [md.text(' · No live table: '), ...inline(textOnly)] : []),
      ...(upstream ? [md.text(' · Reported as '), md.link(upstream, md.text(nameOf(upstream)))] : []),
    ),
    // Not in the row itself: a summary must contain no link.
    element('p', { 'data-markdown': 'none', 'data-unsearched': '' }, [
      md.link(`#${id}`, md.text('Link to this issue')),
    ]),
  ];
}

/** `material-table-core/core#366` for an address on GitHub. */
function nameOf(upstream: string): string {
  const [, repository, number] = /github\.com\/([^/]+\/[^/]+)\/(?:issues|pull)\/(\d+)$/.exec(upstream) ?? [];
  return repository ? `${repository}#${number}` : upstream;
}

function heading(depth: Heading['depth'], children: PhrasingContent[], id: string): Heading {
  const node: Heading = { type: 'heading', depth, children };
  setAnchor(node, slugOf(id));
  return node;
}

/** Text with code in backticks, as HTML. */
export function inlineHtml(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
}
