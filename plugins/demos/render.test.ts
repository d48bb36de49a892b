import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoFile } from '../demo-files';
import { renderFirstFrames, type FirstFrame } from './render';

const siteDir = path.resolve(__dirname, '../..');
// Inside the site, because a demo resolves packages from its folder.
const cache = path.join(siteDir, 'node_modules/.cache');
fs.mkdirSync(cache, { recursive: true });
const folder = fs.mkdtempSync(path.join(cache, 'first-frame-'));
let frames: Map<string, FirstFrame>;

const columns = {
  filters: `{ title: 'Day', field: 'day', type: 'date' }`,
  widths: `{ title: 'Day', field: 'day', width: '5rem' }, { title: 'City', field: 'city' }`,
};

beforeAll(async () => {
  write('_data/visits.ts', `export const visits = [{ id: 1, city: 'Lisbon' }];`);
  for (const [name, text] of Object.entries(columns)) write(`${name}.tsx`, table(text));
  frames = await render(...Object.keys(columns));
}, 120_000);

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a picker is in the first frame, in its place and without a script', () => {
  const { html, rules } = frames.get('filters') ?? { html: '', rules: {} };
  // The boundary that React keeps while the pickers load, with the picker in it.
  expect(html).toMatch(/<td[^>]*><!--\$--><div class="MuiFormControl-root MuiPickersTextField-root/);
  expect(html).not.toMatch(/<script|<template|<!--\$\?-->/);
  expect(Object.values(rules).join('')).toContain('MuiPickers');
});

test('cells have their share of the island in the first frame', () => {
  const html = frames.get('widths')?.html;
  // Nothing is computed from a width of 0, as the library does on the server.
  expect(html).toContain('width:calc((100cqw - 0px - 5rem) / 1)');
  expect(html).not.toContain('(0px');
});

function render(...names: string[]): Promise<Map<string, FirstFrame>> {
  const demos: DemoFile[] = names.map((id) => ({ id, file: path.join(folder, `${id}.tsx`) }));
  return renderFirstFrames(demos, siteDir, folder);
}

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

function table(text: string): string {
  return `import MaterialTable from '@material-table/core';
import { visits } from './_data/visits';

const columns = [${text}] as never;

export default function Visits() {
  return <MaterialTable title="Visits" columns={columns} data={visits} options={{ filtering: true }} />;
}
`;
}
