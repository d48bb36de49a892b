import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { loadModel } from './model';
import { cacheDir, libraryDir, siteDir } from './model/paths';
import type { Member, MemberRef } from './model/types';

const typesFile = path.join(libraryDir, 'types/index.d.ts');

/** Raise when the analysis below changes, so that no cached answer of an older one is used. */
const analysisRevision = 1;

/**
 * Which members of the library's API each file uses, by the TypeScript checker: props and object keys by the type they
 * are written for, fields read from the library's objects, and imports. Files that did not change come from a cache.
 */
export function collectUsage(files: string[]): Map<string, MemberRef[]> {
  const { version } = loadModel();
  const cacheFile = path.join(cacheDir, `usage-${version}-${analysisRevision}.json`);
  const cached = readCache(cacheFile);
  const hashes = new Map(files.map((file) => [file, hashOf(file)]));
  const changed = files.filter((file) => !cached[hashes.get(file) ?? '']);
  const fresh = changed.length > 0 ? analyze(changed) : new Map<string, MemberRef[]>();
  const usage = new Map(files.map((file) => [file, fresh.get(file) ?? cached[hashes.get(file) ?? ''] ?? []]));
  if (changed.length > 0) {
    for (const [file, refs] of fresh) cached[hashes.get(file) ?? ''] = refs;
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(cacheFile, JSON.stringify(cached));
  }
  return usage;
}

function readCache(file: string): Record<string, MemberRef[]> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, MemberRef[]>) : {};
}

function hashOf(file: string): string {
  return createHash('sha1').update(readFileSync(file)).digest('hex');
}

function analyze(files: string[]): Map<string, MemberRef[]> {
  const program = ts.createProgram(files, {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    baseUrl: siteDir,
    ignoreDeprecations: '6.0',
  });
  const members = membersByPosition();
  const usage = new Map<string, MemberRef[]>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) usage.set(file, usageOf(source, program.getTypeChecker(), members));
  }
  return usage;
}

/** Typed members by the line and name of their declaration. */
function membersByPosition(): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const member of loadModel().members.values()) {
    if (member.line) members.set(`${member.line}:${member.name.split('.').at(-1)}`, member);
  }
  return members;
}

function usageOf(source: ts.SourceFile, checker: ts.TypeChecker, members: Map<string, Member>): MemberRef[] {
  const refs = new Set<MemberRef>();
  const add = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) {
      const declared = declaration.getSourceFile();
      if (path.normalize(declared.fileName) !== typesFile) continue;
      const line = declared.getLineAndCharacterOfPosition(declaration.getStart()).line + 1;
      const member = members.get(`${line}:${symbol?.name}`);
      if (member) refs.add(member.ref);
    }
  };
  const addProperty = (type: ts.Type | undefined, name: string) => {
    if (!type) return;
    for (const part of type.isUnion() ? type.types : [type]) add(part.getProperty(name));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) for (const ref of importsOf(node)) refs.add(ref);
    else if (ts.isObjectLiteralElementLike(node) && ts.isObjectLiteralExpression(node.parent) && node.name)
      addProperty(checker.getContextualType(node.parent), nameOf(node.name));
    else if (ts.isJsxAttribute(node))
      addProperty(checker.getContextualType(node.parent), node.name.getText());
    else if (ts.isPropertyAccessExpression(node)) add(checker.getSymbolAtLocation(node.name));
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      addProperty(checker.getTypeAtLocation(node.parent), nameOf(node.propertyName ?? node.name));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...refs].sort();
}

function nameOf(name: ts.PropertyName | ts.BindingName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function importsOf(node: ts.ImportDeclaration): MemberRef[] {
  if (!ts.isStringLiteral(node.moduleSpecifier) || node.moduleSpecifier.text !== '@material-table/core')
    return [];
  const bindings = node.importClause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((element) => (element.propertyName ?? element.name).text)
      : [];
  const names = [...(node.importClause?.name ? ['default'] : []), ...named];
  return names.map((name): MemberRef => `Exports.${name}`).filter((ref) => loadModel().members.has(ref));
}
