import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { setAnchor } from '../../mdx-nodes';
import { renames } from '#library-facts/data/renames.ts';
import { knownIssueLine, knownIssueSections } from '../known-issues/nodes';
import { addedIn, readHistory, type HistoryLine } from '#library-facts/history/index.ts';
import { inline, md } from '../../markdown';
import { namesOfTable } from '../pages';
import type { Reference } from '../reference';
import { shortType } from '#library-facts/short-type.ts';
import { breakingChanges, neededVersions, whichVersion } from '../upgrade/blocks';

export type Block = (reference: Reference, placeholder: MdxJsxFlowElement) => RootContent[];

/** Elements that are placeholders for generated text: `<WhatsNew />` becomes headings and lists. */
export const blocks: Record<string, Block> = {
  PropTable: propTable,
  WhatsNew: whatsNew,
  BreakingChanges: breakingChanges,
  NeededVersions: neededVersions,
  WhichVersion: whichVersion,
  KnownIssue: knownIssueLine,
  KnownIssues: knownIssueSections,
};

/** `<PropTable of="data columns" />`: props with their type and purpose, from their page. */
function propTable({ model, entries }: Reference, placeholder: MdxJsxFlowElement): RootContent[] {
  const rows = namesOfTable(placeholder).map((name) => {
    const ref = `MaterialTableProps.${name}`;
    const member = model.members.get(ref);
    if (!member)
      throw new Error(
        `<PropTable> lists "${name}", which is no prop of MaterialTable in ${model.version}. Remove or correct the name.`,
      );
    const note = member.deprecated === undefined ? '' : ' Deprecated.';
    return [
      [linkTo(ref, name, entries)],
      [md.code(shortType(member.type))],
      inline((entries.get(ref)?.firstSentence ?? '') + note),
    ];
  });
  return [md.table([[[md.text('Prop')], [md.text('Type')], [md.text('What it is for')]], ...rows])];
}

function linkTo(ref: string, label: string, entries: Reference['entries']): PhrasingContent {
  const href = entries.get(ref)?.href;
  return href ? md.link(href, md.code(label)) : md.code(label);
}

/** `<WhatsNew />`: a section for each published line, newest first, without the first line of the history. */
function whatsNew({ entries }: Reference): RootContent[] {
  const history = readHistory();
  return history
    .slice(1)
    .flatMap((line, index) => lineNodes(line, history.slice(0, index + 1), entries))
    .reduce<RootContent[][]>(bySection, [])
    .reverse()
    .flat();
}

function bySection(sections: RootContent[][], node: RootContent): RootContent[][] {
  if (node.type === 'heading') return [...sections, [node]];
  sections.at(-1)?.push(node);
  return sections;
}

function lineNodes(line: HistoryLine, earlier: HistoryLine[], entries: Reference['entries']): RootContent[] {
  const renamed = renames.filter(({ from, to }) => addedIn(line).includes(to) && hasEver(earlier, from));
  const isRenamed = (ref: string) => renamed.some(({ from, to }) => ref === from || ref === to);
  const items: [label: string, refs: string[]][] = [
    ...Object.entries(line.added).flatMap(([version, refs]): [string, string[]][] => {
      const added = refs.filter((ref) => !isRenamed(ref));
      return [
        [`Added in ${version}`, added.filter((ref) => !hasEver(earlier, ref))],
        [`Back again in ${version}`, added.filter((ref) => hasEver(earlier, ref))],
      ];
    }),
    ['Removed', line.removed.filter((ref) => !isRenamed(ref))],
    ['Type changed', line.changed],
  ];
  const list = [
    ...renamed.map(({ from, to }) => [
      md.text('Renamed: '),
      md.code(from),
      md.text(' to '),
      linkTo(to, to, entries),
    ]),
    ...items.flatMap(([label, refs]) =>
      refs.length > 0 ? [[md.text(`${label}: `), ...commaList(refs, entries)]] : [],
    ),
  ];
  const id = `v${line.line.replace('.', '-')}`;
  const heading = md.heading(2, line.line);
  setAnchor(heading, id);
  return [
    heading,
    needs(line),
    list.length > 0 ? md.list(list) : md.paragraph(md.text('No member changed.')),
  ];
}

function hasEver(lines: HistoryLine[], ref: string): boolean {
  return lines.some((line) => addedIn(line).includes(ref));
}

function commaList(refs: string[], entries: Reference['entries']): PhrasingContent[] {
  return refs.flatMap((ref, index) => [
    ...(index > 0 ? [md.text(', ')] : []),
    linkTo(ref, ref.replace('MaterialTableProps.', ''), entries),
  ]);
}

function needs({ version, needs: ranges }: HistoryLine): RootContent {
  const wanted = Object.entries(ranges).map(([name, range]) => `\`${name}\` ${range}`);
  return md.paragraph(...inline(`Version ${version} requires ${wanted.join(', ')}.`));
}
