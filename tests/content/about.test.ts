import fs from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = fs.readFileSync('docs/about.mdx', 'utf8');
const types = fs.readFileSync('node_modules/@material-table/core/types/index.d.ts', 'utf8');
const installed = JSON.parse(
  fs.readFileSync('node_modules/@material-table/core/package.json', 'utf8'),
) as Record<string, string>;

const columnsOf = (heading: string, text = page) =>
  (text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('the sizes of the compared tables', () => {
  const sizes = columnsOf('Bundle size').map(([sample = '', version = '', ...weights]) => ({
    id: /_compared\/([\w-]+)\.jsx\)$/.exec(sample)?.[1] ?? '',
    version,
    weights: weights.map((weight) => Number(/^([\d.]+) kB$/.exec(weight)?.[1])),
  }));
  const packages = columnsOf('Is it maintained?').map(([link = '']) => /^\[(.+)\]/.exec(link)?.[1] ?? '');

  test('are dated, and those of the version this site is about', () => {
    expect(page).toMatch(/Measured on 20\d\d-\d\d-\d\d with esbuild/);
    expect(sizes[0]).toMatchObject({ id: 'material-table', version: installed.version });
    expect(packages[0]).toBe(installed.name);
  });

  test('in sentences are those of the table', () => {
    const rounded = new Set(
      sizes.flatMap(({ weights }) => weights.map((weight) => `${Math.round(weight)} kB`)),
    );
    const said = page
      .split('\n')
      .flatMap((line) => (line.startsWith('|') ? [] : (line.match(/\d+ kB/g) ?? [])));
    expect(said).toHaveLength(3);
    expect(said.filter((figure) => !rounded.has(figure))).toEqual([]);
  });
});

describe('the features side by side', () => {
  const hosts = [
    'https://mui.com/',
    'https://www.material-react-table.com/',
    'https://www.ag-grid.com/',
    'https://tanstack.com/',
  ];
  const features = columnsOf('Features side by side');
  const versions = Object.fromEntries(
    columnsOf('Is it maintained?').map(([link = '', , version]) => [
      /^\[(.+)\]/.exec(link)?.[1] ?? '',
      version,
    ]),
  );
  const measured = ['@mui/x-data-grid', 'material-react-table', 'ag-grid-react', '@tanstack/react-table'].map(
    (name) => versions[name],
  );

  test.each(features)('%s: each table is shown by its own pages', (_feature, own = '', ...others) => {
    expect(own).toMatch(/^\[(Yes|No|Workaround)\]\((\/|#)/);
    expect(others).toHaveLength(hosts.length);
    // A missing feature has no page to link: name the newest version that was checked, to check again later.
    for (const [index, cell] of others.entries())
      if (cell !== `No part of ${measured[index]}`)
        expect(cell).toMatch(new RegExp(`^\\[[^\\]]+\\]\\(${hosts[index]}`));
  });
});

test('what this table calls the same things is in its types', () => {
  const other = fs.readFileSync('docs/coming-from-another-table.mdx', 'utf8');
  const names = columnsOf('What things are called', other).flatMap(([, own = '']) =>
    [...own.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(types) && name !== 'id')).toEqual([]);
});
