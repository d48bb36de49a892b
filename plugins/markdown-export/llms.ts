import { twinPath, type TwinSite } from './site';
import type { Twin } from './twin';

export interface TwinGroup {
  title: string;
  twins: Twin[];
}

/** The list of all twins in the form of llmstxt.org: a title, a summary, then sections of described links. */
export function llmsText(
  groups: TwinGroup[],
  tagline: string,
  site: Pick<TwinSite, 'url' | 'version'>,
): string {
  const link = ({ route, title, description }: Twin) =>
    `- [${escapeBrackets(title)}](${site.url}${twinPath(route)}): ${description}`;
  return [
    '# material-table',
    `> ${tagline} The npm package is \`@material-table/core\`; these pages are about version ${site.version}.`,
    'Every page below is Markdown: its words, tables and the whole code of its demos. The address of a page without `.md` is the page for people.',
    ...groups.map(({ title, twins }) => `## ${title}\n\n${twins.map(link).join('\n')}`),
    `## Optional\n\n${further(site).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** All twins in one text, in list order. */
export function llmsFullText(groups: TwinGroup[]): string {
  return groups
    .flatMap(({ twins }) => twins)
    .map(({ markdown }) => markdown)
    .join('\n---\n\n');
}

/** Files for programs by other plugins; a test checks that they exist. */
function further({ url }: Pick<TwinSite, 'url' | 'version'>): string[] {
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
