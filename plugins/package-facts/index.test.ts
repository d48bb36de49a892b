import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { LoadContext } from '@docusaurus/types';
import type { PackageFacts, Weights } from '../../src/generated-facts';
import packageFactsPlugin from '.';
import { partsOf } from './parts';
import { readWeights } from './weights';

const root = path.resolve(__dirname, '../..');
const manifest = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@material-table/core/package.json'), 'utf8'),
) as {
  version: string;
  license: string;
  peerDependencies: { react: string };
  dependencies: Record<string, string>;
};

// Half a minute, once for each set of packages.
let weights: Weights;
beforeAll(async () => {
  weights = await readWeights(root);
}, 300_000);

const minified = (name: keyof Weights['programs']) => weights.programs[name].minified;

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function factsOf(siteDir: string): Promise<PackageFacts> {
  const generatedFilesDir = temporaryFolder();
  await packageFactsPlugin({ siteDir, generatedFilesDir } as LoadContext).loadContent();
  return JSON.parse(
    readFileSync(path.join(generatedFilesDir, 'package-facts/facts.json'), 'utf8'),
  ) as PackageFacts;
}

test('the facts are those of the installed package', async () => {
  const { kilobytes, ...facts } = await factsOf(root);
  expect(facts).toEqual({
    version: manifest.version,
    license: manifest.license,
    react: manifest.peerDependencies.react,
    materialUi: manifest.dependencies['@mui/material'],
  });
  // Neither the table alone (30 kB) nor uncompressed with all its packages (over a megabyte).
  expect(kilobytes).toBeGreaterThan(80);
  expect(kilobytes).toBeLessThan(400);
});

test('a package that no longer asks for React stops the build', async () => {
  const siteDir = temporaryFolder();
  const folder = path.join(siteDir, 'node_modules/@material-table/core');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...manifest, peerDependencies: { vue: '*' } }),
  );
  await expect(factsOf(siteDir)).rejects.toThrow(/no longer names React.*correct plugins\/package-facts/);
});

test('the parts of the table are nearly all of it', () => {
  const { parts } = weights;
  const sum = parts.reduce((bytes, { alone }) => bytes + alone, 0);
  expect(sum).toBeLessThanOrEqual(minified('table'));
  expect(sum).toBeGreaterThan(0.97 * minified('table'));
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Date pickers', 'Drag and drop']));
  expect(parts.at(-1)?.alone).toBeLessThan(parts[0]?.alone ?? 0);
});

test('a bundle that was not written stops the build', () => {
  expect(() => partsOf({ inputs: {}, outputs: {} }, 'table')).toThrow(/"table" was not written.*empty table/);
});
