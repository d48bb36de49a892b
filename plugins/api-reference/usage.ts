import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { loadModel } from './installed';
import { cacheDir, libraryDir, siteDir } from './model/paths';
import type { Member, MemberRef } from './model/types';

const typesFile = path.join(libraryDir, 'types/index.d.ts');

/**
 * Which members of the library's API each file uses, by the TypeScript checker: props and object keys by the type they
 * are written for, fields read from the library's objects, and imports. Files that did not change come from a cache; all others
 * are read in one program.
 */
export function collectUsage(files: string[]): Map<string, MemberRef[]> {
  const cached = readCache();
  const changed = files.filter((file) => !cached[keyOf(file)]);
  if (changed.length > 0) {
    for (const [file, refs] of analyze(changed)) cached[keyOf(file)] = refs;
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(cacheFile(), JSON.stringify(cached));
  }
  return new Map(files.map((file) => [file, cached[keyOf(file)] ?? []]));
}

let answers: Record<string, MemberRef[]> | undefined;

/** The answers so far; read once a process. */
function readCache(): Record<string, MemberRef[]> {
  const file = cacheFile();
  answers ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, MemberRef[]>) : {};
  return answers;
}

/** Another one for each version of this analysis and of the library's types. */
function cacheFile(): string {
  const inputs = [path.join(siteDir, 'plugins/api-reference/usage.ts'), typesFile];
  return path.join(cacheDir, `usage-${hashOf(...inputs)}.json`);
}

const keys = new Map<string, { modified: number; key: string }>();

/** What a file's answer is kept by: its text; it is not read again while the file stays as it is. */
function keyOf(file: string): string {
  const { mtimeMs: modified } = statSync(file);
  const known = keys.get(file);
  if (known?.modified === modified) return known.key;
  const key = hashOf(file);
  keys.set(file, { modified, key });
  return key;
}

function hashOf(...files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
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
