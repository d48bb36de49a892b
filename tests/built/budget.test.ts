import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brotliSize } from '../../plugins/brotli-size';
import { basePath } from '../../site-path';
import { budgetOf } from '../../tools/budgets';
import { builtPages, readPage } from './pages';
import { parsePage } from './parsed';

const root = path.resolve(__dirname, '../../build');

const lists = new Map<string, string[]>();

/** The scripts that a page starts, as paths below the output folder. */
function scriptsOf(page: string): string[] {
  const known = lists.get(page) ?? readScripts(page);
  lists.set(page, known);
  return known;
}

function readScripts(page: string): string[] {
  const { scripts = '', preload = '' } = parsePage(page)('script#boot').data() as Record<string, string>;
  const files = [...new Set(`${scripts} ${preload}`.split(' ').filter(Boolean))].map((src) =>
    src.slice(basePath.length),
  );
  if (!files.some((file) => file.includes('/main.')))
    throw new Error(`The scripts of /${page} can't be read from its HTML.`);
  return files;
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file) ?? brotliSize(fs.readFileSync(path.join(root, file)));
  sizes.set(file, known);
  return known;
}

const kilobytes = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;

const textPages = builtPages.filter(
  (page) => (page.startsWith('docs') || page === 'demos') && !readPage(page).includes('data-island='),
);

describe('the scripts of a text page are within its budget', () => {
  test.each(textPages)('/%s', (page) => {
    expect(kilobytes(scriptsOf(page))).toBeLessThanOrEqual(budgetOf(page));
  });
});

test('there are text pages to weigh', () => {
  expect(textPages.length).toBeGreaterThan(40);
});

const scripts = fs.readdirSync(path.join(root, 'assets/js')).map((name) => `assets/js/${name}`);
const text = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('no MUI, no table, no editor is in what a text page loads', () => {
  const marks = {
    'Material UI': 'MuiTouchRipple',
    'the table': 'data-rfd-draggable-id',
    'the editor': 'cm-editor',
    'a highlighter': 'prism-react-renderer',
    'react-live': 'react-live',
  };
  for (const [name, mark] of Object.entries(marks)) {
    const culprits = [...new Set(textPages.flatMap(scriptsOf))].filter((file) => text(file).includes(mark));
    expect(culprits, name).toEqual([]);
  }
  // The marks still work: the table's own chunks have them.
  expect(scripts.filter((file) => text(file).includes('MuiTouchRipple')).length).toBeGreaterThan(0);
  expect(scripts.filter((file) => text(file).includes('data-rfd-draggable-id')).length).toBeGreaterThan(0);
});

test('no script and no style sheet is asked for before the first paint', () => {
  const early = 'script[src], link[rel=stylesheet], link[rel=modulepreload], link[rel=preload][as=script]';
  for (const page of builtPages) expect(parsePage(page)(early).length, page).toBe(0);
});
