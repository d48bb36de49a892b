import path from 'node:path';
import ts from 'typescript';
import { libraryDir, siteDir } from './model/paths';
import type { MemberRef } from './model/types';

/** The declarations in which members are looked up. */
export const typesFile = path.join(libraryDir, 'types/index.d.ts');

/** What to look for: typed members by the line and name of their declaration (`12:field`), and exports. */
export interface Sought {
  members: Map<string, MemberRef>;
  exports: Set<string>;
}

/** Which of the library's members each file uses, all read in one program. */
export function analyze(files: string[], sought: Sought): Map<string, MemberRef[]> {
  const program = ts.createProgram(files, options, host);
  const usage = new Map<string, MemberRef[]>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) usage.set(file, usageOf(source, program.getTypeChecker(), sought));
  }
  return usage;
}

const options: ts.CompilerOptions = {
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
};

const host = ts.createCompilerHost(options);
const readSource = host.getSourceFile.bind(host);
const ofPackages = new Map<string, ts.SourceFile | undefined>();
// The next program reuses the parsed types of packages, which are most of the work.
host.getSourceFile = (name, ...rest) => {
  if (!name.includes('/node_modules/')) return readSource(name, ...rest);
  if (!ofPackages.has(name)) ofPackages.set(name, readSource(name, ...rest));
  return ofPackages.get(name);
};

function usageOf(source: ts.SourceFile, checker: ts.TypeChecker, { members, exports }: Sought): MemberRef[] {
  const refs = new Set<MemberRef>();
  const add = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) {
      const declared = declaration.getSourceFile();
      if (path.normalize(declared.fileName) !== typesFile) continue;
      const line = declared.getLineAndCharacterOfPosition(declaration.getStart()).line + 1;
      const member = members.get(`${line}:${symbol?.name}`);
      if (member) refs.add(member);
    }
  };
  const addProperty = (type: ts.Type | undefined, name: string) => {
    if (!type) return;
    for (const part of type.isUnion() ? type.types : [type]) add(part.getProperty(name));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) for (const ref of importsOf(node, exports)) refs.add(ref);
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

function importsOf(node: ts.ImportDeclaration, exports: Set<string>): MemberRef[] {
  if (!ts.isStringLiteral(node.moduleSpecifier) || node.moduleSpecifier.text !== '@material-table/core')
    return [];
  const bindings = node.importClause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((element) => (element.propertyName ?? element.name).text)
      : [];
  const names = [...(node.importClause?.name ? ['default'] : []), ...named];
  return names.filter((name) => exports.has(name)).map((name): MemberRef => `Exports.${name}`);
}
