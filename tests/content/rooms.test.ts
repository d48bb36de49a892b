import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from '../../plugins/files-below';

const root = path.resolve(__dirname, '../..');
const files = ['src', 'plugins']
  .flatMap((folder) => filesBelow(path.join(root, folder)))
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => path.relative(root, file));

/** The site's modules that a file imports, types included, without extensions. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(path.join(root, file), 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('@site/')) return [fileName.slice('@site/'.length)];
    return fileName.startsWith('.') ? [path.join(path.dirname(file), fileName)] : [];
  });
}

/** The plugin's folder; files next to the folders are shared. */
function pluginOf(file: string): string | undefined {
  const [top, name, inside] = file.split('/');
  const isFolder = inside !== undefined || fs.existsSync(path.join(root, 'plugins', name ?? '', 'index.ts'));
  return top === 'plugins' && name && isFolder ? name : undefined;
}

test('what runs in a browser takes nothing from plugins', () => {
  const up = files
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) => importsOf(file).map((to) => `${file} -> ${to}`))
    .filter((arrow) => arrow.includes('-> plugins/'));
  expect(up).toEqual([]);
});

test('no two plugins take from each other', () => {
  const arrows = new Set(
    files.flatMap((file) =>
      importsOf(file).flatMap((to) => {
        const [from, other] = [pluginOf(file), pluginOf(to)];
        return from && other && from !== other ? [`${from} -> ${other}`] : [];
      }),
    ),
  );
  expect(arrows.size).toBeGreaterThan(10);
  const both = [...arrows].filter((arrow) => arrows.has(arrow.split(' -> ').reverse().join(' -> ')));
  expect(both).toEqual([]);
});
