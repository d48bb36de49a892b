import type { KnownIssueData, MemberData, ReferenceData, SinceData } from '#library-facts/reference-data.ts';
import { memberLine } from '#library-facts/member-line.ts';
import { nearestNames } from '#kit/nearest.ts';
import { once, parsed, type Content } from './content';
import { echo } from './limits';
import { shortLinks } from './pages';

/** The reference of a member or its namesakes, or the list of an owner. @throws with the nearest names. */
export function describeMember(content: Content, name: string): string {
  const data = dataOf(content);
  const owner = findOwner(data.members, name);
  const found = owner?.isExact ? [] : findMembers(data.members, name);
  if (!owner && found.length === 0) throw new Error(unknownMember(data, name));
  return [
    ...found.map((member) => describe(member, data)),
    ...(owner ? [describeOwner(owner.name, data)] : []),
  ].join('\n\n---\n\n');
}

/** The members by the path of their entry. */
export function membersByPath(content: Content): Map<string, MemberData> {
  return once(
    content,
    'members by path',
    () => new Map(dataOf(content).members.map((member) => [member.path, member])),
  );
}

const dataOf = (content: Content) => parsed<ReferenceData>(content, 'api/reference.json');

/** An object with members, by its own name or its name in code; `options` is a prop, too. */
function findOwner(members: MemberData[], name: string): { name: string; isExact: boolean } | undefined {
  const wanted = name.trim();
  const owners = [...new Set(members.map(({ owner }) => owner))];
  const exact = owners.find((owner) => owner === wanted);
  if (exact) return { name: exact, isExact: /^[A-Z]/.test(exact) };
  const same = (text: string) => text.toLowerCase() === wanted.toLowerCase();
  const called = owners.find((owner) => [owner, ...(aliases[owner] ?? [])].some(same));
  return called === undefined ? undefined : { name: called, isExact: false };
}

/** `Options.paging` or `paging`, in any case; a prop may also be written as `MaterialTable.data`. */
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

/** The names of the owner in code. */
const aliases: Record<string, string[]> = {
  MaterialTableProps: ['MaterialTable', 'props', 'table'],
  Column: ['columns', 'columnDef'],
  Action: ['actions'],
  TableRef: ['tableRef', 'tableRef.current'],
};

/** The members of an owner, one per line. */
function describeOwner(owner: string, { members, library }: ReferenceData): string {
  const own = members.filter((member) => member.owner === owner);
  return [
    `# ${owner} (${library.name} ${library.version}): ${own.length} members`,
    own.map((member) => memberLine(member, 50)).join('\n'),
    `For one of them: get_member "${owner}.${own[0]?.name}".`,
  ].join('\n\n');
}

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
  return `${library.name} ${library.version} has no member "${echo(name)}". ${hint}`;
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
    member.props
      ? `Receives: ${member.props.map(({ name, when }) => (when === 'always' ? name : `${name}?`)).join(', ')}`
      : '',
    member.demos.length > 0 ? `Demos: ${member.demos.slice(0, 2).map(demoLink).join(', ')}` : '',
    `Page: ${member.path}`,
  ];
  const issues = data.knownIssues.filter(({ id }) => member.knownIssues.includes(id));
  return [
    `# ${member.ref} (${data.library.name} ${data.library.version})`,
    facts
      .filter(Boolean)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    shortLinks(member.text.markdown),
    ...(issues.length > 0 ? [`## Known issues\n\n${issues.map(issueLine).join('\n')}`] : []),
  ].join('\n\n');
}

const demoLink = ({ title, url }: MemberData['demos'][number]) => `[${title}](${shortLinks(url)})`;

function sinceOf({ release, gaps, renamedFrom }: SinceData): string {
  const missing = gaps.map(({ goneIn, backIn }) => `gone in ${goneIn}, back in ${backIn}`);
  return [
    release === '1' ? 'material-table 1' : release,
    ...missing,
    ...(renamedFrom ? [`before that ${renamedFrom}`] : []),
  ].join(', ');
}

function issueLine({ title, severity, cure, url }: KnownIssueData): string {
  return `- ${title} (${severity}).${cure ? ` Workaround: ${cure}.` : ''} ${shortLinks(url)}`;
}
