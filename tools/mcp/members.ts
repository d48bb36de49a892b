import type {
  KnownIssueData,
  MemberData,
  ReferenceData,
  SinceData,
} from '../../plugins/reference-data/types';
import { nearestNames } from '#kit/nearest';
import type { Site } from './site';

/** The reference of a member as Markdown, or of all members with that name. @throws with the nearest names. */
export function describeMember(site: Site, name: string): string {
  const data = JSON.parse(site.read('api/reference.json')) as ReferenceData;
  const found = findMembers(data.members, name);
  if (found.length === 0) throw new Error(unknownMember(data, name));
  return found.map((member) => describe(member, data)).join('\n\n---\n\n');
}

/** `Options.paging`, `options.paging`, `paging` in any case; a prop may also be written as `MaterialTable.data`. */
function findMembers(members: MemberData[], name: string): MemberData[] {
  const wanted = name.trim().toLowerCase();
  const sameAs = (text: string) => text.toLowerCase() === wanted;
  const exact = members.filter(({ ref }) => sameAs(ref));
  if (exact.length > 0) return exact;
  const called = ({ owner, name: own }: MemberData) =>
    (aliases[owner] ?? []).some((alias) => sameAs(`${alias}.${own}`));
  const aliased = members.filter(called);
  return aliased.length > 0 ? aliased : members.filter(({ name: own }) => sameAs(own));
}

/** How code says the owner. */
const aliases: Record<string, string[]> = {
  MaterialTableProps: ['MaterialTable', 'props', 'table'],
  Column: ['columns', 'columnDef'],
  Action: ['actions'],
  TableRef: ['tableRef', 'tableRef.current'],
};

function unknownMember({ members, library }: ReferenceData, name: string): string {
  const bare = name.split('.').at(-1) ?? name;
  const near = [
    ...nearestNames(
      name,
      members.map(({ ref }) => ref),
      3,
    ),
    ...nearestNames(
      bare,
      members.map((member) => member.name),
      5,
    ).flatMap((own) => members.filter((member) => member.name === own).map(({ ref }) => ref)),
  ];
  const hint =
    near.length > 0
      ? `The nearest: ${[...new Set(near)].slice(0, 6).join(', ')}.`
      : 'Use search with other words.';
  return `${library.name} ${library.version} has no member "${name}". ${hint}`;
}

function describe(member: MemberData, data: ReferenceData): string {
  const facts = [
    `Type: \`${member.type.replace(/\s*\n\s*/g, ' ')}\`${member.isTyped ? '' : ' (the library reads it, its types lack it)'}`,
    ...member.corrections
      .filter(({ published }) => published !== undefined)
      .map(({ actual }) =>
        actual === 'never'
          ? 'The type is wrong: nothing reads it.'
          : `The type is wrong. What holds: \`${actual}\``,
      ),
    member.default === undefined ? '' : `Default: \`${member.default}\``,
    member.since ? `Since: ${sinceOf(member.since)}` : '',
    member.deprecated
      ? `Deprecated.${member.deprecated.instead ? ` Use ${member.deprecated.instead}.` : ''}`
      : '',
    member.demos.length > 0
      ? `Demos: ${member.demos
          .map(({ title, url }) => `[${title}](${url})`)
          .slice(0, 6)
          .join(', ')}`
      : '',
    `Page: ${member.url}`,
  ];
  const issues = data.knownIssues.filter(({ id }) => member.knownIssues.includes(id));
  return [
    `# ${member.ref} (${data.library.name} ${data.library.version})`,
    facts
      .filter(Boolean)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    member.text.markdown,
    ...(issues.length > 0 ? [`## Known issues\n\n${issues.map(issueLine).join('\n')}`] : []),
  ].join('\n\n');
}

function sinceOf({ release, gaps, renamedFrom }: SinceData): string {
  const missing = gaps.map(({ goneIn, backIn }) => `gone in ${goneIn}, back in ${backIn}`);
  return [release, ...missing, ...(renamedFrom ? [`before that ${renamedFrom}`] : [])].join(', ');
}

function issueLine({ title, severity, cure, url }: KnownIssueData): string {
  return `- ${title} (${severity}).${cure ? ` Workaround: ${cure}.` : ''} ${url}`;
}
