import type { MemberData } from '#library-facts/reference-data.ts';
import { createEngine, leastScore, type SearchEngine } from '#search/engine.ts';
import type { Entry, TextsFile } from '#search/entry.ts';
import { groupByPage } from '#search/groups.ts';
import { entriesOf, once, parsed, type Content } from './content';
import { echo } from './limits';
import { membersByPath } from './members';
import { openPage } from './pages';
import { firstParagraph } from './sections';

/** Search the docs with the site's own engine and index: the same results as in its dialog. */
export function search(content: Content, query: string, limit: number): string {
  const engine = engineOf(content);
  const matches = engine.search(query, considered);
  const results = groupByPage(matches).flat().slice(0, limit);
  const list = results.map((result) => describe(result, content, result.excerpt)).join('\n');
  if (matches[0] && matches[0].score < leastScore)
    return `Nothing in this documentation matches "${echo(query)}". These pages have some of its words:\n${list}`;
  if (results.length > 0) return list;
  const near = engine.near(query, 5);
  const nothing = `Nothing found for "${echo(query)}".`;
  return near.length > 0
    ? `${nothing} Similar names:\n${near.map((entry) => describe(entry, content, '')).join('\n')}`
    : `${nothing} Try fewer or other words, in English, such as the name of a prop or the text of an error.`;
}

/** As many as the dialog uses. */
const considered = 40;

function engineOf(content: Content): SearchEngine {
  return once(content, 'engine', () => {
    const engine = createEngine(entriesOf(content));
    engine.addTexts(parsed<TextsFile>(content, 'search/texts.json'));
    return engine;
  });
}

/** A result with its first paragraph; its first line ends with its path. */
function describe(entry: Entry, content: Content, excerpt: string): string {
  const member = entry.facts && membersByPath(content).get(`/${entry.href}`);
  const text = member
    ? firstParagraph(`#\n\n${member.text.markdown}`)
    : (paragraphAt(entry, content) ?? excerpt);
  return `${member ? memberLine(member, entry) : lineOf(entry)}: /${entry.href}\n  ${text}`.trimEnd();
}

function memberLine(member: MemberData, { facts }: Entry): string {
  const [role, type] = facts ?? [];
  const known = member.default === undefined ? '' : `, default \`${member.default}\``;
  return `- ${member.ref}, ${role}, \`${type}\`${known}`;
}

function lineOf({ title, page, kind }: Entry): string {
  return `- ${title}${page === title ? '' : ` (${page})`}, ${kind}`;
}

function paragraphAt({ href }: Entry, content: Content): string | undefined {
  const [route = '', anchor = ''] = href.split('#');
  const { text, sections } = openPage(content, route);
  const section = sections.find((one) => one.anchor === anchor);
  return section && firstParagraph(text.slice(section.from, section.to));
}
