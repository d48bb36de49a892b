import type { KnownIssueData, ReferenceData } from '#library-facts/reference-data.ts';
import { memberLine } from '#library-facts/member-line.ts';

/**
 * How to write a table, in a text for a small context: a program, every member with its type, default and
 * first sentence, and the known issues with a workaround. @param sample a whole program with the smallest
 * table.
 */
export function llmsSmallText(
  { library, site, members, knownIssues }: ReferenceData,
  sample: string,
): string {
  const owners = [...new Set(members.map(({ owner }) => owner))];
  return [
    `# ${library.name} ${library.version} in short`,
    `> The data table for React and Material UI: a program, all props, options and other members, and the known issues that have a workaround. ${site}llms.txt lists the pages that tell more.`,
    'Create columns in the component with `useMemo`, because the table writes into them. Give each row a unique `id`. A function for `data`, `onRowAdd`, `onRowUpdate` or `onRowDelete` returns a promise.',
    `\`\`\`tsx\n${sample.trimEnd()}\n\`\`\``,
    ...owners.map(
      (owner) =>
        `## ${owner}\n\n${members
          .filter((member) => member.owner === owner)
          .map((member) => memberLine(member, 100))
          .join('\n')}`,
    ),
    `## Known issues\n\n${knownIssues
      .filter(({ cure }) => cure)
      .map(issueLine)
      .join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function issueLine({ title, severity, affects, cure }: KnownIssueData): string {
  return `- ${title} (${[severity, ...affects].join(', ')}). Workaround: ${cure}.`;
}
