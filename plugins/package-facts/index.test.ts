import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { LoadContext } from '@docusaurus/types';
import type { PackageFacts } from '../../src/generated/facts';
import packageFactsPlugin from '.';

const root = path.resolve(__dirname, '../..');
const manifest = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@material-table/core/package.json'), 'utf8'),
) as {
  version: string;
  license: string;
  peerDependencies: { react: string };
  dependencies: Record<string, string>;
};

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function factsOf(siteDir: string) {
  const generatedFilesDir = temporaryFolder();
  await packageFactsPlugin({ siteDir, generatedFilesDir } as LoadContext).loadContent();
  return JSON.parse(
    readFileSync(path.join(generatedFilesDir, 'package-facts/facts.json'), 'utf8'),
  ) as PackageFacts;
}

test('the facts are those of the installed package', async () => {
  expect(await factsOf(root)).toEqual({
    version: manifest.version,
    license: manifest.license,
    react: manifest.peerDependencies.react,
    materialUi: manifest.dependencies['@mui/material'],
    released: '2026-08-17',
    counts: {
      demos: expect.any(Number) as number,
      members: 343,
      issues: expect.any(Number) as number,
      examples: 5,
    },
    comparison: expect.arrayContaining([
      {
        feature: 'Group rows',
        here: { text: 'Yes', href: '/demos/group/basic' },
        muiX: { text: 'Premium', href: 'https://mui.com/x/react-data-grid/row-grouping/' },
        agGrid: { text: 'Enterprise', href: 'https://www.ag-grid.com/react-data-grid/grouping/' },
      },
    ]) as PackageFacts['comparison'],
  });
});
