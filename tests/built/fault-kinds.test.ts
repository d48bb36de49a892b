import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  kindOf,
  kindsOfScripts,
  unasked,
  unaskedScripts,
  untold,
  type Kind,
  type Manifest,
  type RouteChunks,
} from '../faults/kinds';
import { faults } from '../faults/table';
import { builtPages, readPage } from './pages';

const root = path.resolve(__dirname, '../../build');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const generated = (name: string): unknown => JSON.parse(fs.readFileSync(`.docusaurus/${name}`, 'utf8'));

const scripts = kindsOfScripts(
  generated('client-manifest.json') as Manifest,
  generated('routesChunkNames.json') as RouteChunks,
  read,
);
const all = fs
  .readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
const preview = 'sandbox/preview.html';
const isUnasked = (file: string) =>
  unasked.some(([pattern]) => pattern.test(file)) ||
  (file.startsWith('assets/js/') &&
    !scripts.has(file) &&
    unaskedScripts.some(([words]) => words.test(read(file))));
const asked = all.filter((file) => file === preview || !isUnasked(file));
const told = new Set(faults.flatMap(({ kinds }) => kinds));

test('every kind of file that pages ask for has a row in the fault catalogue, or a reason and a test', () => {
  const found = new Map(asked.map((file) => [kindOf(file, scripts), file]));
  const unknown = asked.filter((file) => kindOf(file, scripts) === undefined);
  expect(
    unknown,
    'what asks for them? They need a kind in tests/faults/kinds.ts and a row in its table',
  ).toEqual([]);
  const without = [...found].filter(([kind]) => kind && !told.has(kind) && !(kind in untold));
  expect(without, 'kinds without a row').toEqual([]);
  // A row for a kind that is no longer built would test nothing.
  const gone = [...told, ...Object.keys(untold)].filter((kind) => !found.has(kind as Kind));
  expect(gone, 'rows of what the build does not have').toEqual([]);
  console.log(`${found.size} kinds of file, ${faults.length} rows`);
});

test('what fails without a box has a test', () => {
  for (const [kind, given] of Object.entries(untold))
    expect(fs.readFileSync(given.test, 'utf8'), kind).toContain(`'${kind}'`);
});

test('no page has a style sheet or a script that could fail beside those that its boot script adds', () => {
  const tags = /<link[^>]*\brel="?(?:stylesheet|preload|modulepreload)\b[^>]*>|<script[^>]*\ssrc=[^>]*>/g;
  const others = builtPages.flatMap((page) => readPage(page).match(tags) ?? []);
  // React preloads the pictures of a first frame; tests/faults/quiet.spec.ts covers failed fonts.
  expect(others.filter((tag) => !/\bas="?(?:image|font)\b/.test(tag))).toEqual([]);
});
