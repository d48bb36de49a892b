import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoFile } from '../demo-files';
import { renderFirstFrames, type FirstFrame } from './render';

const siteDir = path.resolve(__dirname, '../..');
let folder = '';
let demo: DemoFile;

// Within the site, because a demo finds its packages from where it lies.
beforeAll(() => {
  const cache = path.join(siteDir, 'node_modules/.cache');
  fs.mkdirSync(cache, { recursive: true });
  folder = fs.mkdtempSync(path.join(cache, 'first-frame-'));
  demo = { id: 'test/visits', file: path.join(folder, 'visits.tsx') };
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a first frame has what its fixtures say now', { timeout: 120_000 }, async () => {
  write('visits.tsx', table(`{ title: 'City', field: 'city' }`));
  write('_data/visits.ts', `export const visits = [{ id: 1, city: 'Lisbon' }];`);
  expect((await render()).html).toContain('Lisbon');
  write('_data/visits.ts', `export const visits = [{ id: 1, city: 'Riga' }];`);
  const { html } = await render();
  expect(html).toContain('Riga');
  expect(html).not.toContain('Lisbon');
});

test('a picker is in the first frame, in its place and without a script', { timeout: 120_000 }, async () => {
  write('visits.tsx', table(`{ title: 'Day', field: 'day', type: 'date' }`, 'options={{ filtering: true }}'));
  const { html, rules } = await render();
  // The boundary that React keeps while the pickers load, with the picker in it.
  expect(html).toMatch(/<td[^>]*><!--\$--><div class="MuiFormControl-root MuiPickersTextField-root/);
  expect(html).not.toMatch(/<script|<template|<!--\$\?-->/);
  expect(Object.values(rules).join('')).toContain('MuiPickers');
});

test('a demo that throws stops the build, and is named', { timeout: 120_000 }, async () => {
  write('visits.tsx', `export default function Visits(): never { throw new Error('no rows today'); }`);
  await expect(render()).rejects.toThrow(/"test\/visits" can't be rendered on the server.*no rows today/s);
});

async function render(): Promise<FirstFrame> {
  const frame = (await renderFirstFrames([demo], siteDir, folder)).get(demo.id);
  if (!frame) throw new Error('The demo has no first frame.');
  return frame;
}

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

function table(column: string, props = ''): string {
  return `import MaterialTable from '@material-table/core';
import { visits } from './_data/visits';

const columns = [${column}] as never;

export default function Visits() {
  return <MaterialTable title="Visits" columns={columns} data={visits} ${props} />;
}
`;
}
