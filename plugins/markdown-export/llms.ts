import { markdownPath, type ExportedSite } from './site';
import type { MarkdownPage } from './markdown-page';

export interface PageGroup {
  title: string;
  pages: MarkdownPage[];
}

/** The list of all pages in the form of llmstxt.org: a title, a summary, then sections of described links. */
export function llmsText(
  groups: PageGroup[],
  tagline: string,
  site: Pick<ExportedSite, 'url' | 'version'>,
): string {
  const link = ({ route, title, description }: MarkdownPage) =>
    `- [${escapeBrackets(title)}](${site.url}${markdownPath(route)}): ${description}`;
  return [
    '# material-table',
    `> ${tagline} The npm package is \`@material-table/core\`; these pages are about version ${site.version}.`,
    'Every page below is Markdown: its words, tables and the whole code of its demos. The address of a page without `.md` is the page for people.',
    ...groups.map(({ title, pages }) => `## ${title}\n\n${pages.map(link).join('\n')}`),
    `## Optional\n\n${further(site).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** All pages in one text, in list order. */
export function llmsFullText(groups: PageGroup[]): string {
  return groups
    .flatMap(({ pages }) => pages)
    .map(({ markdown }) => markdown)
    .join('\n---\n\n');
}

/** Files for programs by other plugins; a test checks that they exist. */
function further({ url }: Pick<ExportedSite, 'url' | 'version'>): string[] {
  return [
    `- [The API in short](${url}llms-small.txt): A program, every member with its type, default and first sentence, and the known issues with their workarounds.`,
    `- [All pages in one file](${url}llms-full.txt): The pages above one after the other, for those who read everything.`,
    `- [The reference as data](${url}api/reference.json): Every member with its type, default, history, words and demos, as JSON.`,
    `- [Types with the words of the reference](${url}api/material-table-core.d.ts): The library's own types, with this reference in their comments.`,
  ];
}

function escapeBrackets(text: string): string {
  return text.replace(/[[\]]/g, '\\$&');
}
