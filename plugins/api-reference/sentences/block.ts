import type { PhrasingContent, RootContent } from 'mdast';
import { md } from '../../markdown';
import { kinds, measureProof, type PageProof } from './coverage';

/** `<SentenceCoverage />`: how many sentences about behavior a test quotes, by kind of page and by page, and those that none quotes. */
export function sentenceCoverage(): RootContent[] {
  const pages = measureProof();
  const row = (label: PhrasingContent, some: PageProof[]) => {
    const all = some.reduce((sum, { behavioral }) => sum + behavioral, 0);
    const untested = some.reduce((sum, page) => sum + page.untested.length, 0);
    const share = all === 0 ? 100 : Math.floor((100 * (all - untested)) / all);
    return [label, md.text(String(all)), md.text(`${all - untested} (${share} %)`)].map((cell) => [cell]);
  };
  const header = (label: string) =>
    [label, 'Sentences about behavior', 'Proved'].map((text) => [md.text(text)]);
  const ofKind = (kind: PageProof['kind']) => pages.filter((page) => page.kind === kind);
  return [
    md.table([
      header('Pages'),
      ...kinds.map((kind) => row(md.text(kind), ofKind(kind))),
      row(md.text('All'), pages),
    ]),
    ...kinds.flatMap((kind) => [
      folded(`${kind}, page by page`, [
        md.table([
          header('Page'),
          ...ofKind(kind).map((page) => row(md.link(page.href, md.text(page.href)), [page])),
        ]),
      ]),
      folded(`${kind}: what no test quotes yet`, untestedNodes(ofKind(kind))),
    ]),
  ];
}

function untestedNodes(pages: PageProof[]): RootContent[] {
  const lists = pages
    .filter(({ untested }) => untested.length > 0)
    .flatMap(({ href, untested }) => [
      md.paragraph(md.link(href, md.text(href))),
      md.list(untested.map(({ text }) => [md.text(text)])),
    ]);
  return lists.length > 0 ? lists : [md.paragraph(md.text('Nothing.'))];
}

/** A part of a page that is closed at first. The search leaves it out: it would lead to sentences of other pages. */
function folded(title: string, nodes: RootContent[]): RootContent {
  const element = (name: string, attributes: unknown[], children: unknown[]) => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children,
  });
  const unsearched = { type: 'mdxJsxAttribute', name: 'data-unsearched', value: '' };
  return element(
    'details',
    [unsearched],
    [element('summary', [], [md.text(title)]), ...nodes],
  ) as RootContent;
}
