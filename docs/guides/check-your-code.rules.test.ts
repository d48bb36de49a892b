import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { checkCode } from '../../plugins/advice/check-code';
import { adviceFacts } from '../../plugins/advice/facts';
import { proofsIn, readProofs } from '../../plugins/api-reference/known-issues/proofs';
import { readKnownIssues } from '../../plugins/api-reference/known-issues/read';
import { testSource } from '../../plugins/api-reference/claims/test-source';
import { severityOf } from '../../packages/check-code/advice-of';
import { rules } from '../../packages/check-code/rules';
import { proves } from '../../tests/claims/claim';
import { writePackage } from '../../tools/packages/make';
import { published } from '../../tools/packages/manifests';

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
  const found = checkCode(code, 'App.tsx');
  return found.kind === 'checked' ? found.advice.map(({ rule }) => rule) : [];
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

proves('Rules about what breaks or loses data report errors, and the others report warnings.', async () => {
  const { default: loaded } = (await import(plugin)) as { default: Plugin };
  const levels = loaded.configs.recommended.rules;
  expect(levels).toMatchObject({
    'material-table/duplicate-ids': 'error',
    'material-table/page-size': 'warn',
  });
  const facts = adviceFacts();
  for (const { id, reason } of rules)
    expect(levels[`material-table/${id}`], id).toBe(severityOf(reason, facts) === 'error' ? 'error' : 'warn');
});

proves('--fix makes only changes after which the table behaves as before', () => {
  const without = '<MaterialTable columns={columns} data={rows} options={{ paging: false }} />';
  expect(lint(without.replace('{{ ', '{{ sorting: true, '), '--fix').code).toBe(without);
  // This one would change what users can do.
  const sorted = '<MaterialTable columns={columns} data={rows} options={{ sorting: false }} />';
  expect(lint(sorted, '--fix').code).toBe(sorted);
});

proves('or a comment above the line:', () => {
  const table = '<MaterialTable columns={columns} data={rows} options={{ pageSize: 7 }} />;';
  expect(lint(table).stdout).toContain('material-table(page-size)');
  expect(lint(`// eslint-disable-next-line material-table/page-size\n${table}`).stdout).not.toContain(
    'page-size)',
  );
});

proves('There are three possible results:', () => {
  const kindOf = (code: string) => checkCode(code, 'App.tsx').kind;
  const table = '<MaterialTable columns={[]} data={[]} />';
  expect([kindOf('<p>'), kindOf('<p />'), kindOf(table)]).toEqual(['unreadable', 'no-table', 'checked']);
});

proves('Each rule is backed by a test that runs 8.0.3 and shows the problem.', () => {
  const builds = readdirSync('tests/registry').filter((name) => name.endsWith('.test.ts'));
  const proofs = new Set([
    ...readProofs(),
    ...builds.flatMap((name) => proofsIn(testSource(`tests/registry/${name}`))),
  ]);
  const issues = new Map(readKnownIssues().map(({ id, proof }) => [id, proof]));
  const proofOf = ({ reason }: (typeof rules)[number]) =>
    'issue' in reason ? (issues.get(reason.issue) ?? []) : reason.proof;
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter((rule) => !proofOf(rule).some((title) => proofs.has(title)))).toEqual([]);
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
