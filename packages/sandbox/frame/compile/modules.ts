import type {
  AnyNode,
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  Literal,
  Program,
} from 'acorn';
import type MagicString from 'magic-string';
import { isAsset, type SourcePosition } from '../../files';
import { declaredNames } from './declared-names';
import { walk } from './walk';

/** A module that the program needs and the names it imports: `*` is the module itself. */
export interface ImportRequest {
  specifier: string;
  names: string[];
  /** Where the module's name is written. */
  position: SourcePosition;
  /** The positions of the imported names. */
  namePositions?: Map<string, SourcePosition>;
}

/** A name in the program for a module's export. */
export interface Binding {
  specifier: string;
  imported: string;
  local: string;
}

interface ModuleParts {
  imports: ImportRequest[];
  lazyImports: ImportRequest[];
  bindings: Binding[];
  /** Export name to local name. */
  exported: Map<string, string>;
  /** Styles, images and other files that are ignored. */
  assets: string[];
}

interface Context {
  program: Program;
  text: MagicString;
  parts: ModuleParts;
  /** Request a module; `undefined` for an ignored file. */
  request: (
    source: Literal,
    names: string[],
    written?: [name: string, node: AnyNode][],
  ) => string | undefined;
}

/** Turn a module into a plain script: imports become bindings, exports a table; `import()` is replaced. */
export function rewriteModule(
  program: Program,
  text: MagicString,
  toPosition: (offset: number) => SourcePosition,
): ModuleParts {
  const parts: ModuleParts = { imports: [], lazyImports: [], bindings: [], exported: new Map(), assets: [] };
  const request: Context['request'] = ({ value, start }, names, written = []) => {
    const specifier = String(value);
    if (isAsset(specifier)) {
      parts.assets.push(specifier);
      return undefined;
    }
    const namePositions = new Map(
      written.map(([name, node]): [string, SourcePosition] => [name, toPosition(node.start)]),
    );
    parts.imports.push({ specifier, names, position: toPosition(start), namePositions });
    return specifier;
  };
  const context: Context = { program, text, parts, request };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') rewriteImport(node, context);
    else if (node.type === 'ExportDefaultDeclaration') rewriteDefault(node, context);
    else if (node.type === 'ExportNamedDeclaration') rewriteNamed(node, context);
    else if (node.type === 'ExportAllDeclaration') {
      removeText(text, node.start, node.end);
      request(node.source, []);
    }
  }
  walk(program, (node) => {
    if (node.type === 'ImportExpression') {
      text.update(node.start, node.start + 'import'.length, '__sandbox.load');
      if (node.source.type === 'Literal')
        parts.lazyImports.push({
          specifier: String(node.source.value),
          names: [],
          position: toPosition(node.start),
        });
    } else if (node.type === 'MetaProperty' && node.meta.name === 'import') {
      text.update(node.start, node.end, '({env:{}})');
    } else if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'require'
    ) {
      const [argument] = node.arguments;
      if (argument?.type === 'Literal') request(argument, ['*']);
    }
  });
  return parts;
}

function rewriteImport(node: ImportDeclaration, { program, text, parts, request }: Context): void {
  removeText(text, node.start, node.end);
  const items = node.specifiers.map((item) => ({
    local: item.local.name,
    imported:
      item.type === 'ImportSpecifier'
        ? nameOf(item.imported)
        : item.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*',
  }));
  const namespace = items.find(({ imported }) => imported === '*');
  const names = items.map(({ imported }) => imported);
  const written = node.specifiers.flatMap((item): [string, AnyNode][] =>
    item.type === 'ImportSpecifier' ? [[nameOf(item.imported), item.imported]] : [],
  );
  const specifier = request(
    node.source,
    [...names, ...(namespace ? memberNames(program, namespace.local) : [])],
    written,
  );
  parts.bindings.push(...items.map((item) => ({ ...item, specifier: specifier ?? '' })));
}

function rewriteDefault(node: ExportDefaultDeclaration, { text, parts }: Context): void {
  const { declaration } = node;
  const isDeclaration = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  if (isDeclaration && declaration.id) {
    removeText(text, node.start, declaration.start);
    parts.exported.set('default', declaration.id.name);
  } else {
    const afterDefault = text.original.indexOf('default', node.start) + 'default'.length;
    const between = linesOf(text, node.start, afterDefault);
    text.update(node.start, afterDefault, `__sandbox.exports.default=${between}`);
    text.appendLeft(node.end, ';');
    // The end of the program repeats the assignment, which is harmless.
    parts.exported.set('default', '__sandbox.exports.default');
  }
}

function rewriteNamed(node: ExportNamedDeclaration, { text, parts, request }: Context): void {
  if (node.declaration) {
    removeText(text, node.start, node.declaration.start);
    for (const name of declaredNames(node.declaration)) parts.exported.set(name, name);
    return;
  }
  removeText(text, node.start, node.end);
  const names = node.specifiers.map((item) => nameOf(item.local));
  const written = node.specifiers.map((item): [string, AnyNode] => [nameOf(item.local), item.local]);
  const source = node.source ? request(node.source, names, written) : undefined;
  for (const item of node.specifiers) {
    const local = nameOf(item.local);
    const value =
      source === undefined ? local : `__sandbox.get(${JSON.stringify(source)},${JSON.stringify(local)})`;
    parts.exported.set(nameOf(item.exported), value);
  }
}

/** Remove a text, but keep its line breaks. */
function removeText(text: MagicString, start: number, end: number): void {
  text.update(start, end, linesOf(text, start, end) || ' ');
}

function linesOf(text: MagicString, start: number, end: number): string {
  return text.original.slice(start, end).replace(/[^\n]+/g, '');
}

/** The members read from a namespace: `Icons.Add` only needs `Add`. */
function memberNames(program: Program, namespace: string): string[] {
  const names = new Set<string>();
  walk(program, (node) => {
    if (
      node.type !== 'MemberExpression' ||
      node.object.type !== 'Identifier' ||
      node.object.name !== namespace
    )
      return;
    if (!node.computed && node.property.type === 'Identifier') names.add(node.property.name);
    else if (node.property.type === 'Literal') names.add(String(node.property.value));
  });
  return [...names];
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}
