import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { compilerOptions } from '#sandbox/types/options.ts';
import { iconsPackage, importableModules } from '#sandbox/packages.ts';
import type { TypesMap } from '#sandbox/types/types-map.ts';
import { withoutGraphics } from './dom';
import { collectIcons } from './icons';
import { stripComments } from './strip';
import { withoutUnused } from './unused';

/** CSS properties in six spellings, of which the other types use two. */
const csstype = '/node_modules/csstype/index.d.ts';

const dom = '/lib/lib.dom.d.ts';

/** Packages whose comments the editor shows. */
const documented = ['@material-table/core', '@types/react'];

/**
 * Collect the types of everything that a visitor's program can import, by letting TypeScript follow the
 * imports.
 * @throws when an importable module has no types.
 */
export function collectTypes(siteDir: string): TypesMap {
  const sources = reachedFiles(siteDir);
  const texts = new Map<string, string>();
  for (const { fileName, text } of sources) {
    const name = nameIn(siteDir, fileName);
    const isDocumented = documented.some((folder) => name.startsWith(`/node_modules/${folder}/`));
    texts.set(name, isDocumented ? text : stripComments(text));
    for (const file of manifestsAbove(siteDir, fileName)) {
      const manifest = nameIn(siteDir, file);
      if (!texts.has(manifest)) texts.set(manifest, readManifest(file));
    }
  }
  const iconsManifest = `${siteDir}/node_modules/${iconsPackage}/package.json`;
  texts.set(nameIn(siteDir, iconsManifest), readManifest(iconsManifest));
  const isOther = ([name]: [string, string]) => name !== csstype;
  const others = [...texts].filter(isOther).map(([, text]) => text);
  texts.set(csstype, withoutUnused(texts.get(csstype) ?? '', others));
  texts.set(dom, withoutGraphics(texts.get(dom) ?? ''));
  const files = Object.fromEntries([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
  return { files, icons: collectIcons(siteDir) };
}

function reachedFiles(siteDir: string): readonly ts.SourceFile[] {
  const entry = path.join(siteDir, 'everything-importable.ts');
  // The icons are collected separately.
  const names = [...importableModules.keys()].filter((name) => name !== iconsPackage);
  const text = names.map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const options = compilerOptions(ts);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, language, ...rest) =>
    name === entry ? ts.createSourceFile(name, text, language) : getSourceFile(name, language, ...rest);
  const program = ts.createProgram([entry], { ...options, noUncheckedSideEffectImports: true }, host);
  const problems = program.getSemanticDiagnostics(program.getSourceFile(entry));
  if (problems.length > 0)
    throw new Error(
      `Types are missing for what visitors can import: ${problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n')} Correct packages/sandbox/packages.ts.`,
    );
  return program.getSourceFiles().filter(({ fileName }) => fileName !== entry);
}

/** `/lib/lib.dom.d.ts`, `/node_modules/react/index.d.ts`. */
function nameIn(siteDir: string, file: string): string {
  const name = path.posix.join('/', path.relative(siteDir, file).replaceAll(path.sep, '/'));
  return name.replace(/^\/node_modules\/typescript\/lib\//, '/lib/');
}

function manifestsAbove(siteDir: string, file: string): string[] {
  const found: string[] = [];
  for (let dir = path.dirname(file); dir.length > siteDir.length; dir = path.dirname(dir)) {
    const manifest = path.join(dir, 'package.json');
    if (fs.existsSync(manifest) && !dir.endsWith('/typescript')) found.push(manifest);
  }
  return found;
}

/** The fields of a package.json that module resolution reads. */
function readManifest(file: string): string {
  const manifest = readJsonFile<Record<string, unknown>>(file);
  const kept = ['name', 'version', 'type', 'exports', 'types', 'typings', 'typesVersions', 'main'];
  return JSON.stringify(
    Object.fromEntries(kept.flatMap((key) => (key in manifest ? [[key, manifest[key]]] : []))),
  );
}
