import { nearestNames } from '#kit/nearest.ts';
import { entriesOf, parsed, readAddress, type Content } from './content';
import { echo, longestAnswer } from './limits';

/** The demos of the site: the file names of each, its own first, and the text of each file. */
export interface DemosFile {
  demos: Record<string, string[]>;
  files: Record<string, string>;
}

/**
 * The source of a demo with its imports, or of all demos of a page, as Markdown; for a topic the demo list.
 * @throws with the nearest names.
 */
export function readDemo(content: Content, demo: string): string {
  const { demos, files } = parsed<DemosFile>(content, 'demos.json');
  const wanted = readAddress(demo)
    .route.replace(/^demos\//, '')
    .replace(/\.tsx$/, '');
  const ids = Object.keys(demos);
  const inTopic = ids.filter((id) => id.startsWith(`${wanted}/`));
  const found = findDemos(wanted, ids, inTopic.length > 0);
  if (found) {
    const sourceOf = (shown: string[]) =>
      [...new Set(shown.flatMap((id) => demos[id] ?? []))]
        .map((name) => `\`${name}\`\n\n\`\`\`tsx\n${(files[name] ?? '').trimEnd()}\n\`\`\``)
        .join('\n\n');
    const text = sourceOf(found);
    if (text.length <= longestAnswer || found.length === 1) return text;
    const [first, others] = [
      found.filter((id) => id === pageOf(id)),
      found.filter((id) => id !== pageOf(id)),
    ];
    const rest = `${others.length} ${first.length > 0 ? 'more ' : ''}demos are on that page. Request one of them:\n${listOf(others, content)}`;
    return [...(first.length > 0 ? [sourceOf(first)] : []), rest].join('\n\n');
  }
  if (inTopic.length > 0 && wanted !== '') return `The demos of ${wanted}:\n${listOf(inTopic, content)}`;
  throw new Error(unknownDemo(wanted, ids));
}

/** The demos of a page, or the one demo; the last part of a name is enough if it is unique. */
function findDemos(wanted: string, ids: readonly string[], isTopic: boolean): string[] | undefined {
  const ofPage = (page: string) => ids.filter((id) => pageOf(id) === page);
  const exact = [wanted, `docs/${wanted}`].map(ofPage).find((list) => list.length > 0);
  if (exact) return exact;
  if (ids.includes(wanted)) return [wanted];
  if (isTopic) return undefined;
  const last = wanted
    .replace(/\/basic$/, '')
    .split('/')
    .at(-1);
  const pages = [...new Set(ids.map(pageOf))].filter((page) => page.split('/').at(-1) === last);
  return pages.length === 1 ? ofPage(pages[0] ?? '') : undefined;
}

/** The page of a demo: `selection/on-row-click` for `selection/on-row-click.by-id`. */
function pageOf(id: string): string {
  const parts = id.split('/');
  const name = parts.pop()?.split('.')[0] ?? '';
  return [...parts, name].join('/').replace(/\/index$/, '');
}

function listOf(ids: readonly string[], content: Content): string {
  const entries = entriesOf(content);
  const titleOf = (id: string) =>
    entries.find(({ href }) => href === pageOf(id) || href === `demos/${pageOf(id)}`)?.title;
  return ids.map((id) => `- ${id}: ${titleOf(id) ?? ''}`).join('\n');
}

function unknownDemo(wanted: string, ids: readonly string[]): string {
  const parts = wanted.split('/').filter((part) => part !== '' && part !== 'basic');
  const near = [
    ...nearestNames(wanted, ids, 4),
    ...ids.filter((id) => parts.some((part) => id.includes(part))),
  ];
  const topics = [...new Set(ids.map((id) => id.split('/')[0] ?? ''))].filter((topic) => topic !== 'docs');
  const hint =
    near.length > 0
      ? `The nearest: ${[...new Set(near)].slice(0, 6).join(', ')}.`
      : `The topics: ${topics.join(', ')}.`;
  return `There is no demo "${echo(wanted)}". ${hint}`;
}
