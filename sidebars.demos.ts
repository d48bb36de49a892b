import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import fs from 'node:fs';
import path from 'node:path';

/** A group of topics, with its color (`src/css/frame.css`); the topics are folders. A new folder needs no entry. */
type Group = [label: string, className: string, topics: Record<string, string>];

const groups: Group[] = [
  [
    'Load and find rows',
    'topic-find',
    {
      'remote-data': 'Remote data',
      search: 'Search',
      filter: 'Filtering',
      sort: 'Sorting',
      pagination: 'Pagination',
    },
  ],
  [
    'Arrange rows and columns',
    'topic-shape',
    {
      group: 'Grouping',
      'tree-data': 'Tree data',
      'details-panel': 'Detail panel',
      Summaryrow: 'Summary row',
      columns: 'Columns',
    },
  ],
  [
    'Select, edit and export',
    'topic-change',
    {
      selection: 'Selection',
      actions: 'Actions',
      edit: 'Editing',
      validation: 'Validation',
      export: 'Export',
    },
  ],
  [
    'Style and translate',
    'topic-look',
    { style: 'Styling', override: 'Component overrides', localization: 'Localization' },
  ],
];

const root = path.join(__dirname, 'demos');

const sidebars: SidebarsConfig = {
  demos: ['index', ...[...groups, ...newTopics()].map(groupItem)],
};

function groupItem([label, className, topics]: Group) {
  return {
    type: 'category' as const,
    label,
    className,
    collapsible: false,
    items: Object.entries(topics).flatMap(topicItems),
  };
}

/** The pages of a topic, by `sidebar_position`, below its `basic` page if it has one. */
function topicItems([dirName, label]: [string, string]): Extract<SidebarsConfig[string], unknown[]> {
  const pages = pagesOf(dirName);
  const [first] = pages;
  if (first && pages.length === 1) return [{ type: 'doc', id: `${dirName}/${first}`, label }];
  const ids = pages.filter((page) => page !== 'basic').map((page) => `${dirName}/${page}`);
  if (ids.length === pages.length) return ids;
  const link = { type: 'doc' as const, id: `${dirName}/basic` };
  return [{ type: 'category', label, collapsible: false, link, items: ids }];
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

/** The folders with pages that no group names. */
function newTopics(): Group[] {
  const names = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !groups.some(([, , topics]) => entry.name in topics))
    .map(({ name }) => name)
    .filter((name) => pagesOf(name).length > 0);
  return names.length > 0
    ? [['More demos', 'topic-other', Object.fromEntries(names.map((name) => [name, labelOf(name)]))]]
    : [];
}

/** `row-styles` is shown as "Row styles". */
function labelOf(dirName: string): string {
  const words = dirName.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export default sidebars;
