import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '../..');
const samples = ['docs', 'demos'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    // Demos import a shared file after the table.
    .filter(
      (name) => /(?<!\.test|\.spec)\.(tsx|mdx)$/.test(name) && !path.basename(name).startsWith('_accessible'),
    )
    .map((name) => `${folder}/${name}`),
);

const tableImport = /^import (MaterialTable\b)?(?:, | )?(?:\{([^}]*)\} )?from '@material-table\/core';$/gm;

/** The first import in a sample that loads a part of the table with it, or before it. */
function wrongImport(source: string): string | undefined {
  return source.split(/^```/m).flatMap((code) => {
    let hasTable = false;
    return [...code.matchAll(tableImport)].flatMap(([statement, table, names = '']) => {
      const loadsPart = /(?<!type )\b(MTable|useLocalizationStore)/.test(names);
      const isWrong = loadsPart && (table !== undefined || !hasTable);
      hasTable ||= table !== undefined;
      return isWrong ? [statement] : [];
    });
  })[0];
}

/** A sample with its imported neighbors inlined, as in a bundle. */
function withShared(file: string): string {
  const source = fs.readFileSync(file, 'utf8');
  if (!file.endsWith('.tsx')) return source;
  return source.replace(/^import [^;]*? from '(\.{1,2}\/[^']+)';$/gm, (statement, from: string) => {
    const shared = path.resolve(path.dirname(file), `${from}.tsx`);
    return fs.existsSync(shared) ? withShared(shared) : statement;
  });
}

test('samples import the table first and its parts apart, or webpack, Rspack and Next.js break it', () => {
  const wrong = samples.flatMap((file) => {
    const statement = wrongImport(withShared(path.join(root, file)));
    return statement ? [`${file}: ${statement}`] : [];
  });
  expect(wrong).toEqual([]);
});
