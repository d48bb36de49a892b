import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { readHistory, renamedFromOf, sinceOf } from './history';
import { buildModel } from './model';
import { extractTypes } from './model/extract';
import { cacheDir, libraryDir } from './model/paths';
import { readRuntime } from './model/runtime';
import type { Model } from './model/types';

let installed: Model | undefined;

/** The model of the installed package; read once per process. */
export function loadModel(): Model {
  installed ??= readModel(libraryDir);
  return installed;
}

function readModel(packageDir: string): Model {
  const { version } = readJsonFile<{ version: string }>(path.join(packageDir, 'package.json'));
  const types = extractTypes(readFileSync(path.join(packageDir, 'types/index.d.ts'), 'utf8'));
  const history = readHistory();
  return buildModel(version, types, readRuntime(packageDir, version, cacheDir), (ref) => ({
    since: sinceOf(history, ref),
    renamedFrom: renamedFromOf(ref),
  }));
}
