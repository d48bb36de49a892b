import type { Root, RootContent } from 'mdast';
import { importNode, jsxElement } from '../../mdx-nodes';
import { renames } from '#library-facts/data/renames.ts';
import { addedIn, readHistory, type HistoryLine } from '#library-facts/history/index.ts';
import { isElement, md } from '../../markdown';
import { lineOf, splitSections, type Section } from './lines';

const components = '@site/src/components/Upgrade';

/**
 * Arrange the upgrade guide: `<Upgrade />` gets a section for each published line, newest first, with the
 * page's text about it and the changes computed from the releases.
 * @throws when the page has a section for a line that was never published.
 */
export function arrangeUpgrade(root: Root): void {
  const { head, sections } = splitSections(root);
  const place = head.findIndex((node) => isElement(node, 'Upgrade'));
  if (place === -1) return;
  const history = readHistory();
  const written = new Map(
    sections.flatMap((section) => (lineOf(section) ? [[lineOf(section), section]] : [])),
  );
  for (const line of written.keys())
    if (!history.some((one) => one.line === line))
      throw new Error(
        `docs/upgrade.mdx has a section "To ${line}", but no such line was published. Correct the heading, or run npx tsx tools/derive-history.ts ${line}.0.`,
      );
  const range = jsxElement('Upgrade', { data: JSON.stringify({ lines: history.map(changesOf), renames }) });
  range.children = history
    .slice(1)
    .map((line) => step(line, written.get(line.line)))
    .reverse();
  const rest = sections.filter((section) => !lineOf(section)).flat();
  head.splice(place, 1, range);
  root.children = [
    importNode('Upgrade', components),
    importNode('UpgradeStep', `${components}/Step`),
    ...head,
    ...rest,
  ];
}

function step(line: HistoryLine, written: Section | undefined) {
  const element = jsxElement('UpgradeStep', { line: line.line });
  const [heading, ...texts] = written ?? [md.heading(2, `To ${line.line}`)];
  const nodes: RootContent[] = [heading, md.paragraph(...summary(line)), ...texts];
  element.children = nodes as typeof element.children;
  return element;
}

/** How many members were added, removed and changed, with a link to their names. */
function summary({ line, removed, changed, ...rest }: HistoryLine) {
  const counts: [number, string][] = [
    [addedIn({ line, removed, changed, ...rest }).length, 'added'],
    [removed.length, 'removed'],
    [changed.length, 'retyped'],
  ];
  const named = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  if (named.length === 0) return [md.text('No member of the API changed.')];
  return [
    md.text('Changed members: '),
    md.link(`/docs/api/mt_new_props#v${line.replace('.', '-')}`, md.text(named.join(', '))),
    md.text('.'),
  ];
}

function changesOf(line: HistoryLine) {
  return {
    line: line.line,
    needs: line.needs,
    added: addedIn(line),
    removed: line.removed,
    changed: line.changed,
  };
}
