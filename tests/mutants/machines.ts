import type { Mutant } from './mutant';

/** Name, file, what stands there, what stands there instead, and the tests that must notice. */
type MachineMutant = [name: string, file: string, find: string, replace: string, noticedBy: string];

/** Mistakes in what is made for programs and hosts: Markdown, feed, data, structured data, files of a release. */
export const machines: Mutant[] = (
  [
    [
      'the text of a page can end its structured data',
      'plugins/delivery/structured-data.ts',
      "json.replaceAll('<', '\\\\u003c')",
      'json',
      'plugins/delivery/structured-data.test.ts',
    ],
    [
      'an error answers with the next one, too',
      'plugins/delivery/structured-data.ts',
      ".nextUntil('h2, h3')",
      ".nextUntil('h2')",
      'plugins/delivery/structured-data.test.ts',
    ],
    [
      'the feed of releases begins with the oldest',
      'plugins/api-reference/upgrade/feed.ts',
      'entries.reverse()',
      'entries',
      'plugins/api-reference/upgrade/feed.test.ts',
    ],
    [
      'the Markdown of a page leaves a code block its last line break',
      'plugins/markdown-twins/to-markdown.ts',
      "textOf(node).replace(/\\n$/, '')",
      'textOf(node)',
      'plugins/markdown-twins',
    ],
    [
      'the Markdown of a page has links that only work on the site',
      'plugins/markdown-twins/twin.ts',
      '  absoluteLinks($(article), route, site);\n',
      '',
      'plugins/markdown-twins',
    ],
    [
      'a version counts as a number',
      'plugins/number-columns/remark.ts',
      '\\d[\\d,]*|',
      '\\d[\\d,.]*|',
      'plugins/number-columns',
    ],
    [
      'a demo opens with its imports',
      'plugins/demos/lines/layout.ts',
      "if (ts.isImportDeclaration(node)) return 'imports';",
      'if (ts.isImportDeclaration(node)) return undefined;',
      'plugins/demos/lines',
    ],
    [
      'a fold of one line',
      'plugins/demos/lines/layout.ts',
      'const shortestFold = 3;',
      'const shortestFold = 1;',
      'plugins/demos/lines',
    ],
    [
      'a list of kept files may write anywhere',
      'scripts/ci/kept-assets.ts',
      '(entry): entry is [string, string] => isHashed(entry[0]) && ',
      '(entry): entry is [string, string] => ',
      'scripts/ci/kept-assets.test.ts',
    ],
    [
      'files of older releases go after three days',
      'scripts/ci/kept-assets.ts',
      'const keptDays = 30;',
      'const keptDays = 3;',
      'scripts/ci/kept-assets.test.ts',
    ],
    [
      'a release without the old files is published when the live site is down',
      'scripts/ci/kept-assets.ts',
      '(answer.ok || answer.status === 404)',
      '(answer.ok || answer.status >= 404)',
      'scripts/ci/kept-assets.test.ts',
    ],
  ] satisfies MachineMutant[]
).map(([name, file, find, replace, noticedBy]) => ({ name, file, find, replace, noticedBy }));
