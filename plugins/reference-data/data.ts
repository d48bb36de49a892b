import { parsedText, parseMdx } from '../markdown';
import { markdownOf } from '../api-reference/pages/markdown-text';
import { successorOf } from '#library-facts/deprecation.ts';
import { extras } from '#library-facts/data/extras.ts';
import type { DemoLink } from '../api-reference/render/facts';
import { hrefOfIssue, type KnownIssue } from '../api-reference/known-issues/read';
import type { Member } from '#library-facts/model/types.ts';
import type { PageEntry } from '../api-reference/pages';
import type { Reference } from '../api-reference/reference';
import { siteAddress } from '../../site-path';
import recorded from '../component-props/recorded.json';
import type { RecordedProps } from '../component-props/recorded';
import type {
  ComponentPropData,
  CorrectionData,
  KnownIssueData,
  MemberData,
  ReferenceData,
} from '#library-facts/reference-data.ts';
import type { MemberKind } from '#library-facts/member-kind.ts';

/** The whole reference as data, in the order of the reference. @throws when a member has no entry. */
export function referenceData(
  reference: Reference,
  demoOf: (ref: string) => DemoLink | undefined,
): ReferenceData {
  return {
    $schema: siteAddress('/api/reference.schema.json'),
    library: { name: '@material-table/core', version: reference.model.version },
    site: siteAddress('/'),
    members: [...reference.model.members.values()].map((member) =>
      memberData(member, entryOf(member, reference), reference, demoOf(member.ref)),
    ),
    knownIssues: reference.issues.map(issueData),
  };
}

function entryOf({ ref }: Member, { entries }: Reference): PageEntry {
  const entry = entries.get(ref);
  if (entry) return entry;
  throw new Error(`${ref} has no entry in the reference, so the data would not describe it. Write one.`);
}

function memberData(
  member: Member,
  entry: PageEntry,
  reference: Reference,
  demo: DemoLink | undefined,
): MemberData {
  const { ref, group, name, type, isTyped, isOptional, since, renamedFrom } = member;
  const successor = successorOf(member, reference.model);
  return {
    ref,
    owner: group,
    name,
    kind: kindOfGroup(group),
    type,
    isTyped,
    isOptional,
    ...valuesOf(type),
    ...(group === 'Components' && { props: propsOf(name) }),
    ...(member.default !== undefined && { default: member.default }),
    ...(since && {
      since: {
        release: since.version.replace(/^1\..*/, '1'),
        gaps: since.gaps,
        ...(renamedFrom && { renamedFrom }),
      },
    }),
    ...(member.deprecated !== undefined && { deprecated: successor ? { instead: successor.ref } : {} }),
    text: { firstSentence: entry.markdown.firstSentence, markdown: entry.markdown.text },
    path: entry.href,
    url: siteAddress(entry.href),
    corrections: correctionsOf(member, reference.issues),
    knownIssues: reference.issues.filter(({ affects }) => affects.includes(ref)).map(({ id }) => id),
    demos: demo ? [{ title: demo.title, url: siteAddress(demo.href) }] : [],
  };
}

/** The values of a type that is a list of them. */
function valuesOf(type: string): { values?: string[] } {
  const values = type.split('|').map((part) => /^'([^']*)'$/.exec(part.trim())?.[1]);
  return values.every((value) => value !== undefined) ? { values } : {};
}

/** The props of a component override. @throws when it wasn't recorded. */
function propsOf(name: string): ComponentPropData[] {
  const key = [name, `Table${name}`, `MTable${name}`, `MTableBody${name}`].find((one) => one in recorded);
  if (key === undefined)
    throw new Error(
      `The props of components.${name} weren't recorded, so the data would lack them. Run npx tsx tools/record-component-props.ts.`,
    );
  const all: RecordedProps = recorded;
  const props = all[key] ?? {};
  return Object.entries(props).map(([prop, { kinds, when }]) => ({ name: prop, kinds, when }));
}

/** The kind of a group's members. */
export function kindOfGroup(group: string): MemberKind {
  return kinds[group] ?? 'field';
}

function correctionsOf(member: Member, issues: KnownIssue[]): CorrectionData[] {
  const { ref, type, isTyped } = member;
  const wrong = issues.flatMap(({ id, corrects }) => {
    const actual = corrects?.[ref];
    return actual === undefined ? [] : [{ ...(isTyped && { published: type }), actual, knownIssue: id }];
  });
  return isTyped ? wrong : [{ actual: type, evidence: evidenceOf(member) }, ...wrong];
}

/** Exports that are missing in the package's types are in its index. */
function evidenceOf({ ref, group, name }: Member) {
  const found = extras.find((extra) => extra.ref === ref)?.evidence;
  const [file, words] = found ?? (group === 'Exports' ? ['index.js', name] : []);
  if (file && words) return { file, words };
  throw new Error(
    `${ref} is unknown to the types and has no evidence. Name the place in packages/library-facts/data/extras.ts.`,
  );
}

const kinds: Record<string, MemberKind> = {
  MaterialTableProps: 'prop',
  Options: 'option',
  Column: 'column',
  Components: 'component',
  Icons: 'icon',
  Localization: 'text',
  Exports: 'export',
  TableRef: 'ref',
};

function issueData(issue: KnownIssue): KnownIssueData {
  const { id, title, severity, topic, affects, cure, words, demo, upstream } = issue;
  const href = hrefOfIssue(id);
  return {
    id,
    title,
    severity,
    topic,
    affects,
    ...(cure && { cure }),
    markdown: markdownOf(parseMdx(words).children, parsedText(words), href),
    url: siteAddress(href),
    ...(demo && { demo: siteAddress(demo) }),
    ...(upstream && { upstream }),
  };
}
