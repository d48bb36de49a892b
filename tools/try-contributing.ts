import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file';
import { copySite } from './copy-site';
import { freePort } from './free-port';

const demo = `import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

export default function Sheets() {
  const columns = useMemo<Column<Sheet>[]>(() => [{ title: 'Sheet', field: 'name' }], []);
  return <MaterialTable title="Sheets" columns={columns} data={sheets} />;
}

interface Sheet {
  id: number;
  name: string;
}

const sheets: Sheet[] = [{ id: 1, name: 'First sheet' }];
`;
const page = `---
title: Print sheets
description: Show the sheets that wait in a printer as a table with one row for each sheet.
---

One sheet is in the table. A printer has its sheets in a list, and the list is what the table shows: each sheet is a row with its name, in the order in which the sheets are printed. Use this page when you have a printer, and when you want to see what a page of demos needs: a title, a description of one sentence, a few sentences that say what one sees, and a demo.

<Demo src="./sheets.tsx" title="A table of sheets" />
`;
const spec = `import { expect, openDemo, proves, test } from '../../tests/browser/fixtures';

test('the sheet is in the table', async ({ page }) => {
  proves('One sheet is in the table.');
  const table = await openDemo(page, 'printing/sheets');
  await expect(table.getByRole('cell', { name: 'First sheet' })).toBeVisible();
});
`;

/** The output of the last program, for the promise that it breaks. */
let lastOutput = '';

/** npx tsx tools/try-contributing.ts: test the promises of CONTRIBUTING in a copy, and print which hold. */
async function main(): Promise<void> {
  const copy = copySite(fs.mkdtempSync(path.join(os.tmpdir(), 'contributing-')));
  const broken: string[] = [];
  const promise = (text: string, isKept: boolean) => {
    console.log(`${isKept ? 'holds ' : 'BROKEN'}  ${text}`);
    if (isKept) return;
    broken.push(text);
    console.log(lastOutput.trimEnd().split('\n').slice(-40).join('\n'));
  };
  try {
    tryReference(copy, promise);
    tryDemo(copy, await freePort(), promise);
    tryUpgrade(copy, promise);
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
  console.log(broken.length === 0 ? '\nCONTRIBUTING is true.' : `\n${broken.length} promises are broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

type Promised = (text: string, isKept: boolean) => void;

/** A missing or unexpected part stops the build, with a name and a fix. */
function tryReference(copy: string, promise: Promised): void {
  const options = 'docs/api/props/_options/export.mdx';
  const stops = (file: string, change: (text: string) => string, expected: RegExp): boolean => {
    const before = fs.readFileSync(path.join(copy, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} no longer contains what this script changes.`);
    fs.writeFileSync(path.join(copy, file), after);
    const { isPassed, output } = run(copy, 'docusaurus', 'build');
    fs.writeFileSync(path.join(copy, file), before);
    return !isPassed && expected.test(output);
  };
  promise(
    'a member without an entry stops the build',
    stops(options, (text) => text.replace('### exportMenu\n', ''), /exportMenu/),
  );
  promise(
    'an entry without a member stops the build, with the name that was meant',
    stops(options, (text) => `${text}\n### exportMenus\n\nIt is not there.\n`, /exportMenus[^]*exportMenu\b/),
  );
  promise(
    'a demo that is not there stops the build, with the name that was meant',
    stops(
      'demos/sort/basic.mdx',
      (text) => text.replace('"./basic.tsx"', '"./basics.tsx"'),
      /"\.\/basic\.tsx"/,
    ),
  );
}

/** A demo in three steps, in a new topic, without a list to extend. */
function tryDemo(copy: string, port: number, promise: Promised): void {
  // The tests' server, separate from those of other checkouts.
  process.env.SITE_PORT = String(port);
  fs.mkdirSync(path.join(copy, 'demos/printing'));
  for (const [name, text] of Object.entries({
    'sheets.tsx': demo,
    'sheets.mdx': page,
    'sheets.spec.ts': spec,
  }))
    fs.writeFileSync(path.join(copy, 'demos/printing', name), text);
  const read = (name: string) => {
    const file = path.join(copy, 'build', name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  };
  promise('a demo in three files passes the type check', run(copy, 'tsc', '--noEmit', '-p', '.').isPassed);
  promise('it builds', run(copy, 'docusaurus', 'build').isPassed);
  promise(
    'its page has the rendered table',
    read('demos/printing/sheets/index.html').includes('First sheet'),
  );
  promise('the sidebar has the new topic', read('demos/sort/basic/index.html').includes('>Printing<'));
  promise('the gallery has its card', read('demos/index.html').includes('demos/printing/sheets'));
  promise('the card has a picture', read('img/gallery/printing/sheets.dark.svg').includes('First sheet'));
  promise(
    'the content tests pass',
    run(copy, 'vitest', 'run', '--project', 'unit', 'tests/content').isPassed,
  );
  promise('its browser test passes', run(copy, 'playwright', 'test', 'demos/printing').isPassed);
}

function tryUpgrade(copy: string, promise: Promised): void {
  const { dependencies } = readJsonFile<{ dependencies: Record<string, string> }>(
    path.join(copy, 'package.json'),
  );
  const version = dependencies['@material-table/core'] ?? '';
  const { isPassed, output } = run(copy, 'tsx', 'tools/upgrade-library.ts', version);
  promise(
    'an upgrade to the installed version owes nothing',
    isPassed && /Added: write an entry for each: none/.test(output) && /Type changed.*: none/.test(output),
  );
}

function run(cwd: string, ...command: string[]): { isPassed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync('npx', command, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  lastOutput = stdout + stderr;
  return { isPassed: status === 0, output: lastOutput };
}

void main();
