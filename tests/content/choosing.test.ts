import fs from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import sizes from '../../docs/_choosing/sizes.json';
import { Kilobytes, Measured, TableSizes, TableVersions } from '../../src/components/ComparedTables';
import { findPage } from '../questions/sections';

const page = fs.readFileSync('docs/choosing.mdx', 'utf8');
const types = fs.readFileSync('node_modules/@material-table/core/types/index.d.ts', 'utf8');
const installed = JSON.parse(
  fs.readFileSync('node_modules/@material-table/core/package.json', 'utf8'),
) as Record<string, string>;

describe('the sizes of the compared tables', () => {
  test('are not typed by hand', () => {
    for (const component of ['<TableSizes />', '<TableVersions />', '<Measured />'])
      expect(page).toContain(component);
    expect(page).not.toMatch(/\d\s*(kB|KB|kilobytes)/);
    for (const { kilobytes, besideMaterialUi } of sizes.tables)
      for (const figure of [kilobytes, besideMaterialUi]) expect(page).not.toContain(String(figure));
  });

  test('stand on the page as they were measured, with versions and day', () => {
    const rows = rowsOf(renderToStaticMarkup(createElement(TableSizes)));
    expect(rows).toEqual(
      sizes.tables.map(({ name, version, kilobytes, besideMaterialUi }) => [
        name,
        version,
        `${kilobytes} kB`,
        `${besideMaterialUi} kB`,
      ]),
    );
    const measured = renderToStaticMarkup(createElement(Measured));
    for (const fact of [sizes.measured, sizes.esbuild, sizes.react, sizes.materialUi])
      expect(measured).toContain(fact);
    for (const { version, newest } of sizes.tables)
      if (version !== newest) expect(measured).toContain(newest);
    const versions = rowsOf(renderToStaticMarkup(createElement(TableVersions)));
    expect(versions.map(([name]) => name)).toEqual([...new Set(sizes.tables.map((table) => table.package))]);
  });

  test('are those of the version this site is about, and of samples that are here', () => {
    expect(sizes.tables[0]).toMatchObject({ package: installed.name, version: installed.version });
    expect(sizes.measured).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const { id, package: name, kilobytes, besideMaterialUi } of sizes.tables) {
      expect(fs.readFileSync(`docs/_choosing/${id}.jsx`, 'utf8')).toContain(`from '${name}'`);
      expect(kilobytes).toBeGreaterThanOrEqual(besideMaterialUi);
      expect(besideMaterialUi).toBeGreaterThan(5);
    }
  });

  test('in sentences name a table that was measured', () => {
    const ids = [...page.matchAll(/<Kilobytes of="([^"]+)" \/>/g)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(() => Kilobytes({ of: id })).not.toThrow();
    expect(() => Kilobytes({ of: 'jquery' })).toThrow('No table "jquery"');
  });
});

const columnsOf = (heading: string) =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('the features side by side', () => {
  const hosts = [
    'https://mui.com/',
    'https://www.material-react-table.com/',
    'https://www.ag-grid.com/',
    'https://tanstack.com/',
  ];
  const features = columnsOf('Features side by side');

  test.each(features)('%s: each table is shown by its own pages', (_feature, own = '', ...others) => {
    expect(own).toMatch(/^\[(Yes|No|With a cure)\]\((\/|\.\/)/);
    expect(others).toHaveLength(hosts.length);
    for (const [index, cell] of others.entries())
      if (cell !== 'No part of it') expect(cell).toMatch(new RegExp(`^\\[[^\\]]+\\]\\(${hosts[index]}`));
  });

  test('are more than ten', () => {
    expect(features.length).toBeGreaterThan(10);
  });
});

test('what this table calls the same things is in its types', () => {
  const names = columnsOf('Move from one table to another').flatMap(([, own = '']) =>
    [...own.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(types) && name !== 'id')).toEqual([]);
});

test('pages of this site that it names exist', () => {
  const links = [...page.matchAll(/\]\((\.\/[^)#]+\.mdx|\/(?:docs|demos)\/[^)#]+)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.length).toBeGreaterThan(20);
  const missing = links.filter((link) => !findPage(link.replace(/^\.\/(.*)\.mdx$/, '/docs/$1')));
  expect(missing).toEqual([]);
});

test('the list of known issues is as long as it says', () => {
  const issues = fs.readdirSync('docs/_known-issues').filter((name) => name.endsWith('.mdx'));
  expect(page).toContain('More than 80 [known issues');
  expect(issues.length).toBeGreaterThan(80);
});

function rowsOf(html: string): string[][] {
  const $ = load(html);
  return $('tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .find('td')
        .toArray()
        .map((cell) => $(cell).text()),
    );
}
