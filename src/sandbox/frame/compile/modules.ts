import type { AnyNode, Pattern, Program } from 'acorn';
import type { Edits } from './edits';
import type { SourcePosition } from '../../protocol';
import { walk } from './walk';

/** A module the program needs and the names it takes: `*` stands for the module itself. */
export interface ImportRequest {
  specifier: string;
  names: string[];
  position: SourcePosition;
}

interface ModuleParts {
  imports: ImportRequest[];
  lazyImports: ImportRequest[];
  bindings: { specifier: string; imported: string; local: string }[];
  /** Export name to local name. */
  exported: Map<string, string>;
  /** Styles, pictures and other files that are left out. */
  assets: string[];
}

const assetPattern = /\.(?:css|scss|sass|less|svg|png|jpe?g|gif|webp|ico|woff2?)(?:\?.*)?$/;

/** Turn a module into a plain script: imports become bindings, exports become a table, `import()` and `import.meta` are answered. */
export function rewriteModule(
  program: Program,
  code: string,
  edits: Edits,
  toPosition: (offset: number) => SourcePosition,
): ModuleParts {
  const parts: ModuleParts = { imports: [], lazyImports: [], bindings: [], exported: new Map(), assets: [] };
  const request = (node: AnyNode & { source: { value?: unknown } }, names: string[]): string | undefined => {
    const specifier = String(node.source.value);
    if (assetPattern.test(specifier)) {
      parts.assets.push(specifier);
      return undefined;
    }
    parts.imports.push({ specifier, names, position: toPosition(node.start) });
    return specifier;
  };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      edits.blank(node.start, node.end);
      const names = node.specifiers.map((item) =>
        item.type === 'ImportSpecifier'
          ? nameOf(item.imported)
          : item.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*',
      );
      const namespace = node.specifiers.find((item) => item.type === 'ImportNamespaceSpecifier');
      const used = namespace ? memberNames(program, namespace.local.name) : [];
      const specifier = request(node, namespace ? [...names, ...used] : names);
      node.specifiers.forEach((item, index) => {
        parts.bindings.push({
          specifier: specifier ?? '',
          imported: names[index] ?? '*',
          local: item.local.name,
        });
      });
    } else if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node;
      const afterDefault = code.indexOf('default', node.start) + 'default'.length;
      const isNamed =
        /^(?:Function|Class)Declaration$/.test(declaration.type) && 'id' in declaration && declaration.id;
      if (isNamed && declaration.id && 'name' in declaration.id) {
        edits.blank(node.start, declaration.start);
        parts.exported.set('default', declaration.id.name);
      } else {
        edits.replace(node.start, afterDefault, '__live.exports.default=');
        edits.insert(node.end, ';');
        // The tail of the program writes it once more, which does no harm.
        parts.exported.set('default', '__live.exports.default');
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      edits.blank(node.start, node.declaration.start);
      for (const name of declaredNames(node.declaration)) parts.exported.set(name, name);
    } else if (node.type === 'ExportNamedDeclaration') {
      edits.blank(node.start, node.end);
      const source = node.source
        ? request(
            { ...node, source: node.source },
            node.specifiers.map((item) => nameOf(item.local)),
          )
        : undefined;
      for (const item of node.specifiers) {
        const local = nameOf(item.local);
        const value =
          source === undefined ? local : `__live.get(${JSON.stringify(source)},${JSON.stringify(local)})`;
        parts.exported.set(nameOf(item.exported), value);
      }
    } else if (node.type === 'ExportAllDeclaration') {
      edits.blank(node.start, node.end);
      request(node, []);
    }
  }
  walk(program, (node) => {
    if (node.type === 'ImportExpression') {
      edits.replace(node.start, node.start + 'import'.length, '__live.load');
      if (node.source.type === 'Literal') {
        parts.lazyImports.push({
          specifier: String(node.source.value),
          names: [],
          position: toPosition(node.start),
        });
      }
    } else if (node.type === 'MetaProperty' && node.meta.name === 'import') {
      edits.replace(node.start, node.end, '({env:{}})');
    } else if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'require'
    ) {
      const [argument] = node.arguments;
      if (argument?.type !== 'Literal') return;
      const specifier = String(argument.value);
      if (assetPattern.test(specifier)) parts.assets.push(specifier);
      else parts.imports.push({ specifier, names: ['*'], position: toPosition(node.start) });
    }
  });
  return parts;
}

/** Every name a declaration or pattern binds. */
export function declaredNames(node: AnyNode): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? [node.id.name] : [];
    case 'VariableDeclaration':
      return node.declarations.flatMap((item) => declaredNames(item.id));
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((item) =>
        declaredNames(item.type === 'RestElement' ? item.argument : item.value),
      );
    case 'ArrayPattern':
      return node.elements.flatMap((item: Pattern | null) => (item ? declaredNames(item) : []));
    case 'AssignmentPattern':
      return declaredNames(node.left);
    case 'RestElement':
      return declaredNames(node.argument);
    default:
      return [];
  }
}

/** The members read from a namespace: `Icons.Add` needs only `Add`. */
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
