import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { checkCode } from '../../plugins/advice/check-code';
import { proofsIn, readProofs } from '../../plugins/api-reference/known-issues/proofs';
import { readKnownIssues } from '../../plugins/api-reference/known-issues/read';
import { testSource } from '../../plugins/api-reference/test-source';
import { rules } from '../../packages/check-code/rules';
import { TableRecord } from '../../packages/sandbox/frame/observe/table-record';
import { proves } from '../../tests/claims/claim';

const folder = mkdtempSync(path.join(os.tmpdir(), 'check-code-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Run the script over programs. */
function check(...names: string[]) {
  const tsx = path.resolve('node_modules/.bin/tsx');
  return spawnSync(tsx, ['tools/check-code.ts', ...names], { encoding: 'utf8' });
}

/** The rules that a program breaks. */
function adviceOn(code: string): string[] {
  const found = checkCode(code, 'App.tsx');
  return found.kind === 'checked' ? found.advice.map(({ rule }) => rule) : [];
}

function programOf(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

proves(
  'It prints each finding as file:line:column, with reason and link, and ends with 1 if there is any',
  () => {
    const bad = programOf(
      'Bad.tsx',
      '\n<MaterialTable columns={columns} data={rows} options={{ sorting: false }} />',
    );
    const { stdout, status } = check(bad);
    expect(stdout).toContain(
      `${bad}:2:57 warning: \`sorting: false\` leaves every header sortable. (sorting-option)`,
    );
    expect(stdout).toContain('/docs/known-issues#sorting-option');
    expect(status).toBe(1);
  },
);

proves(
  "and ends with 1 if there is any, with 0 if there is none, and with 2 if a file can't be read or parsed.",
  () => {
    const good = programOf('Good.tsx', '<MaterialTable columns={columns} data={rows} />');
    expect(check(good).status).toBe(0);
    const missing = check(path.join(folder, 'None.tsx'));
    expect(missing.stderr).toContain("can't be read");
    expect(missing.status).toBe(2);
  },
);

proves(
  "A file that can't be read doesn't end the run: the last line counts these files, those without a table, and the tables that were checked.",
  () => {
    const bad = programOf(
      'Bad2.tsx',
      '<MaterialTable columns={columns} data={rows} options={{ sorting: false }} />',
    );
    const cut = programOf(
      'Cut.tsx',
      `import MaterialTable from '@material-table/core';\nexport default () => <Mater`,
    );
    const other = programOf('other.ts', 'export const one = 1;');
    const { stdout, stderr, status } = check(path.join(folder, 'None.tsx'), cut, other, bad);
    expect(stderr).toContain(`${cut} can't be parsed at 2:28: The code ends too early`);
    expect(stdout).toContain('(sorting-option)');
    expect(stdout).toContain('Files: 4, not readable: 2, without a table: 1, tables: 1, advice: 1');
    expect(status).toBe(2);
  },
);

proves('Each result says which of three it is:', () => {
  const kindOf = (code: string) => checkCode(code, 'App.tsx').kind;
  const table = '<MaterialTable columns={[]} data={[]} />';
  expect([kindOf('<p>'), kindOf('<p />'), kindOf(table)]).toEqual(['unreadable', 'no-table', 'checked']);
});

proves('The same rules run in Node.', () => {
  const found = rules.map(({ id, bad }) => [id, adviceOn(bad).includes(id)]);
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(([, isFound]) => !isFound)).toEqual([]);
});

proves('Each rule rests on a test that runs 8.0.3 and shows the harm.', () => {
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

proves(
  'Advice reads the text of one file: it says nothing about columns, options or rows that come from somewhere else.',
  () => {
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
  },
);

proves('Rows that a data function loads are not looked at.', () => {
  const rows = [{ id: 1 }, { id: 1 }];
  const found = (data: unknown) => new TableRecord({ data }).summary()?.doubled ?? [];
  expect(found(rows)).toHaveLength(1);
  expect(found(async () => ({ data: rows, page: 0, totalCount: 2 }))).toEqual([]);
  const rulesOn = (data: string) => adviceOn(`<MaterialTable columns={columns} data={${data}} />`);
  const written = "[{ id: 1, name: 'Ada' }, { id: 1, name: 'Bob' }]";
  expect(rulesOn(written)).toEqual(['duplicate-ids']);
  expect(rulesOn(`async () => ({ data: ${written}, page: 0, totalCount: 2 })`)).toEqual([]);
});
