import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import type { EditorTypesFiles } from '@generated/editor-types/files.json';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import type { TypesMap } from '#sandbox/types/types-map.ts';
import { overlayTypes } from '../reference-data/overlay';
import { packageTypes } from '../reference-data/overlay/files';
import { loadReference } from '../api-reference/reference';
import { runInThread } from '#kit/node/worker-threads/index.ts';
import { brotliSizeInThread } from '../brotli-size';
import { bundleScript } from '../bundle-script';
import { filesBelow } from '../files-below';
import { hashOf, hashOfFiles } from '#kit/node/hash.ts';

/** Where the site serves the files, below its base URL. */
const folder = 'editor-types';

/** The library's declarations, as one file with the reference's text. */
const libraryTypes = '/node_modules/@material-table/core/types/index.d.ts';

/**
 * Write what checks programs in the editor: TypeScript, the types that programs reach, the worker. Each name
 * contains its hash. Skipped if the inputs have not changed.
 */
export async function buildEditorTypes(siteDir: string): Promise<EditorTypesFiles> {
  const dir = path.join(siteDir, '.docusaurus', folder);
  const outDir = path.join(dir, 'static', folder);
  const library = overlayTypes(packageTypes(), await loadReference());
  const stamp = stampOf(siteDir, library);
  const resultFile = path.join(dir, 'built.json');
  const known = readResult(resultFile);
  if (known?.stamp === stamp) return known.files;

  fs.rmSync(outDir, { recursive: true, force: true });
  fs.mkdirSync(outDir, { recursive: true });
  // Collecting takes a thread for five seconds, compressing for fifteen: what is ready soon is first.
  const collecting = runInThread<TypesMap>(path.join(__dirname, 'map.ts'), 'collectTypes', siteDir);
  const typescript = publish('typescript.js', await minifiedTypeScript(siteDir), outDir);
  const worker = publish(
    'worker.js',
    await bundleScript(path.join(siteDir, 'packages/sandbox/types/worker.ts')),
    outDir,
  );
  const map = await collecting;
  const allTypes = { ...map, files: { ...map.files, [libraryTypes]: library } };
  const types = publish('types.json', JSON.stringify(allTypes), outDir);
  const sizes = await Promise.all([types.size, typescript.size, worker.size]);
  const files: EditorTypesFiles = {
    types: types.address,
    typescript: typescript.address,
    worker: worker.address,
    kilobytes: Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000),
  };
  fs.writeFileSync(resultFile, JSON.stringify({ stamp, files }));
  return files;
}

/** Write a file whose name contains its hash, and start to compress it. */
function publish(name: string, text: string, outDir: string): { address: string; size: Promise<number> } {
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}.${hashOf(text)}${ext}`;
  fs.writeFileSync(path.join(outDir, file), text);
  return { address: `${folder}/${file}`, size: brotliSizeInThread(Buffer.from(text)) };
}

/** TypeScript's package, minified; it keeps its license. */
async function minifiedTypeScript(siteDir: string): Promise<string> {
  const file = path.join(siteDir, 'node_modules/typescript/lib/typescript.js');
  const source = fs.readFileSync(file, 'utf8');
  const { code } = await transform(source, { minify: true, target: 'es2022', legalComments: 'none' });
  return `/*! TypeScript, Copyright (c) Microsoft Corporation, Apache License 2.0 */\n${code}`;
}

function readResult(file: string): { stamp: string; files: EditorTypesFiles } | undefined {
  return fs.existsSync(file) ? readJsonFile(file) : undefined;
}

function stampOf(siteDir: string, library: string): string {
  const sources = [
    'plugins/editor-types',
    'packages/sandbox/types',
    'packages/sandbox/files.ts',
    'packages/sandbox/packages.ts',
  ];
  const files = sources
    .flatMap((name) => {
      const full = path.join(siteDir, name);
      return fs.statSync(full).isFile() ? [full] : filesBelow(full);
    })
    .filter((file) => !file.includes('.test.'));
  return hashOfFiles(siteDir, [path.join(siteDir, 'package-lock.json'), ...files], library);
}
