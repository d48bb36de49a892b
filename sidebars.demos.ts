import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import fs from 'node:fs';
import path from 'node:path';

/** The topics with a chosen place or name. A new folder needs no entry: it is listed after these. */
const topics: Record<string, string> = {
  'remote-data': 'Remote data',
  search: 'Search',
  filter: 'Filtering',
  sort: 'Sorting',
  group: 'Grouping',
  'tree-data': 'Tree data',
  pagination: 'Pagination',
  selection: 'Selection',
  actions: 'Actions',
  edit: 'Editing',
  validation: 'Validation',
  'details-panel': 'Detail panel',
  Summaryrow: 'Summary row',
  columns: 'Columns',
  export: 'Export',
  style: 'Styling',
  override: 'Component overrides',
  localization: 'Localization',
};

/** What one does with rows on the pages of a topic: it has the color of its mark (`src/css/frame.css`). */
const marks = {
  find: ['remote-data', 'search', 'filter', 'sort', 'pagination'],
  change: ['selection', 'actions', 'edit', 'validation', 'export'],
  shape: ['group', 'tree-data', 'details-panel', 'Summaryrow', 'columns'],
  look: ['style', 'override', 'localization'],
};

const root = path.join(__dirname, 'demos');

const sidebars: SidebarsConfig = {
  demos: ['index', ...[...Object.keys(topics), ...newTopics()].map(topicItem)],
};

/** A topic with its pages, by `sidebar_position`. The topic itself links to `basic`, or to its single page. */
function topicItem(dirName: string) {
  const label = topics[dirName] ?? labelOf(dirName);
  const mark = Object.entries(marks).find(([, names]) => names.includes(dirName))?.[0];
  const className = mark && `topic-${mark}`;
  const pages = pagesOf(dirName);
  const [first] = pages;
  if (first && pages.length === 1)
    return { type: 'doc' as const, id: `${dirName}/${first}`, label, className };
  return {
    type: 'category' as const,
    label,
    className,
    collapsed: false,
    collapsible: false,
    link: pages.includes('basic') ? { type: 'doc' as const, id: `${dirName}/basic` } : undefined,
    items: pages.filter((page) => page !== 'basic').map((page) => `${dirName}/${page}`),
  };
}

/** The pages of a folder by their place, without ending. */
function pagesOf(dirName: string): string[] {
  const placeOf = (page: string) => {
    const text = fs.readFileSync(path.join(root, dirName, `${page}.mdx`), 'utf8');
    return Number(/^sidebar_position: (\d+)$/m.exec(text)?.[1] ?? Infinity);
  };
  return fs
    .readdirSync(path.join(root, dirName))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));
}

/** The folders with pages that the list above does not name, by their names. */
function newTopics(): string[] {
  return fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !(entry.name in topics))
    .map(({ name }) => name)
    .filter((name) => pagesOf(name).length > 0)
    .sort();
}

/** `row-styles` is shown as "Row styles". */
function labelOf(dirName: string): string {
  const words = dirName.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export default sidebars;
