import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { rules } from '../../../packages/check-code/rules';
import { checkCode } from '../../../plugins/advice/check-code';
import { adviceFacts } from '../../../plugins/advice/facts';
import { readKnownIssues } from '../../../plugins/api-reference/known-issues/read';
import { proves } from '../../../tests/claims/claim';
import { proofsIn, testFiles } from '../../../tests/content/quotes';
import { plain } from '../../../tests/content/sentences';
import { writePackage } from '../../../tools/packages/make';
import { published } from '../../../tools/packages/manifests';

const folder = mkdtempSync(path.join(os.tmpdir(), 'check-code-'));
const plugin = path.join(folder, 'plugin/index.mjs');
beforeAll(async () => {
  const own = published.find((one) => one.folder === 'eslint-plugin');
  if (own) await writePackage(own, path.dirname(plugin));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Plugin {
  configs: { recommended: { rules: Record<string, string> } };
}

/** Run the packed plugin on a program with this repository's linter, which accepts ESLint plugins. */
function lint(code: string, ...options: string[]) {
  const file = path.join(folder, 'App.jsx');
  writeFileSync(file, code);
  const config = path.join(folder, 'oxlintrc.json');
  const on = Object.fromEntries(rules.map(({ id }) => [`material-table/${id}`, 'error']));
  const jsPlugins = [{ name: 'material-table', specifier: plugin }];
  writeFileSync(config, JSON.stringify({ jsPlugins, rules: on, categories: { correctness: 'off' } }));
  const oxlint = path.resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-c', config, '--format', 'unix', ...options, file], {
    encoding: 'utf8',
  });
  return { stdout, code: readFileSync(file, 'utf8') };
}

/** The rules that a program violates. */
function adviceOn(code: string): string[] {
  return checkCode(code, 'App.tsx').advice.map(({ rule }) => rule);
}

proves('The same rules are available as a plugin for ESLint 9 and 10:', async () => {
  const { default: loaded } = (await import(plugin)) as { default: Plugin };
  // A bundler orders a module's exports in its own way.
  expect(Object.keys(loaded.configs.recommended.rules).sort()).toEqual(
    rules.map(({ id }) => `material-table/${id}`).sort(),
  );
  const { stdout } = lint('<MaterialTable columns={columns} data={rows} options={{ sorting: false }} />');
  expect(stdout).toContain('App.jsx:1:57: `sorting: false` leaves every header sortable.');
  expect(stdout).toContain('material-table(sorting-option)');
});

proves(
  'Rules about code that breaks or loses data report errors, and the others report warnings.',
  async () => {
    const { default: loaded } = (await import(plugin)) as { default: Plugin };
    const levels = loaded.configs.recommended.rules;
    expect(levels).toMatchObject({
      'material-table/duplicate-ids': 'error',
      'material-table/page-size': 'warn',
    });
    const { reasons } = adviceFacts();
    for (const { id } of rules)
      expect(levels[`material-table/${id}`], id).toBe(reasons[id]?.severity === 'error' ? 'error' : 'warn');
  },
);

proves('--fix makes only changes after which the table behaves as before', () => {
  const without = '<MaterialTable columns={columns} data={rows} options={{ paging: false }} />';
  expect(lint(without.replace('{{ ', '{{ sorting: true, '), '--fix').code).toBe(without);
  // This one would change what users can do.
  const sorted = '<MaterialTable columns={columns} data={rows} options={{ sorting: false }} />';
  expect(lint(sorted, '--fix').code).toBe(sorted);
});

proves('or write a comment above the line:', () => {
  const table = '<MaterialTable columns={columns} data={rows} options={{ pageSize: 7 }} />;';
  expect(lint(table).stdout).toContain('material-table(page-size)');
  expect(lint(`// eslint-disable-next-line material-table/page-size\n${table}`).stdout).not.toContain(
    'page-size)',
  );
});

proves('There are three possible results.', () => {
  const kindOf = (code: string) => checkCode(code, 'App.tsx').kind;
  const table = '<MaterialTable columns={[]} data={[]} />';
  expect([kindOf('<p>'), kindOf('<p />'), kindOf(table)]).toEqual(['unreadable', 'no-table', 'checked']);
});

proves("A few parts of TypeScript can't be read either", () => {
  const isPerson = 'const isPerson = (row: unknown): row is Person => true;';
  const found = checkCode(
    `${isPerson}\n<MaterialTable data={rows} options={{ sorting: false }} />`,
    'App.tsx',
  );
  expect(found).toMatchObject({ kind: 'unreadable', line: 1, advice: [{ rule: 'sorting-option' }] });
});

/** The tests of rules whose reason no test quotes. */
const shownBy: Record<string, string> = {
  'data-without-promise': "Cannot read properties of undefined (reading 'then')",
  'no-columns': "Cannot read properties of undefined (reading 'map')",
  'old-export': 'The old export options have no effect.',
  'old-package': "MTable, which the types declare, doesn't exist.",
  'table-first': 'each bundler that the page names makes a table that runs',
  'no-effect': 'Has no effect, because the table stores the page number itself.',
  'old-names': 'The word after the number of rows is now labelRows.',
  'renamed-double-click': 'Property `onDoubleRowClick` has been renamed to `onRowDoubleClick`',
  'renamed-paging': 'The old name, onChangePage, has no effect.',
  'unknown-member': 'Unknown names are ignored without a warning.',
  'font-icons': 'A string as icon needs the Material Icons font.',
  'old-detail-panel': 'detailPanel gets an object with rowData',
  'deleted-table-data': "Cannot read properties of undefined (reading 'id')",
  'no-data': 'this.props.data is not a function',
  'custom-sort': '(a, b) => a - b returns NaN, and (a, b) => a.age > b.age returns a boolean.',
  'sorting-unread': "options.sorting: false doesn't turn sorting off",
  'page-size': 'MUI: You have provided an out-of-range value `7` for the select component.',
};

proves('Each rule is backed by a test that runs version 8.0.3 and shows the problem.', () => {
  const builds = readdirSync('tests/registry').filter((name) => name.endsWith('.test.ts'));
  const proofs = new Set([
    ...testFiles().flatMap(proofsIn),
    ...builds.flatMap((name) => proofsIn(`tests/registry/${name}`)),
  ]);
  const issues = new Map(readKnownIssues().map(({ id, proof }) => [`/docs/known-issues#${id}`, proof]));
  const { reasons } = adviceFacts();
  const quoted = [...proofs].map(plain).filter(({ length }) => length > 14);
  const isShown = ({ id }: (typeof rules)[number]) => {
    const { href = '', why = '' } = reasons[id] ?? {};
    const titles = shownBy[id] ?? issues.get(href);
    if (titles) return [titles].flat().some((title) => proofs.has(title));
    const said = plain(why).replace(/\.$/, '');
    return quoted.some((quote) => said.includes(quote) || quote.includes(said));
  };
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter((rule) => !isShown(rule)).map(({ id }) => id)).toEqual([]);
});

proves("Advice reads only one file, so it can't check columns, options or rows from elsewhere.", () => {
  const table = '<MaterialTable columns={columns} data={rows} options={options} />';
  const parts = {
    columns: `[{ title: 'Name', field: 'name', cellStyle: { width: 200 } }]`,
    options: '{ sorting: false }',
    rows: '[{ id: 1 }, { id: 1 }]',
  };
  const advised = (declare: (name: string, value: string) => string) => {
    const lines = Object.entries(parts).map(([name, value]) => declare(name, value));
    return adviceOn(`${lines.join('\n')}\n${table}`);
  };
  expect(advised((name, value) => `const ${name} = ${value};`)).toEqual(
    expect.arrayContaining(['duplicate-ids', 'sorting-option', 'style-width']),
  );
  expect(advised((name) => `import { ${name} } from './parts';`)).toEqual([]);
});

proves("Rows loaded by a data function aren't checked.", () => {
  const rulesOn = (data: string) => adviceOn(`<MaterialTable columns={columns} data={${data}} />`);
  const written = "[{ id: 1, name: 'Ada' }, { id: 1, name: 'Bob' }]";
  expect(rulesOn(written)).toEqual(['duplicate-ids']);
  expect(rulesOn(`async () => ({ data: ${written}, page: 0, totalCount: 2 })`)).toEqual([]);
});
