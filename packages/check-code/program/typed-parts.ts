import { isTablePackage } from './imports';
import type { Source } from './source';
import { childrenOf, unwrap, type Node } from './syntax';
import { Table } from './table';
import { follow } from './values';

/** The package's types that show which prop a value is for, and which literal it is. */
const parts: Record<string, { prop: string; kind: string }> = {
  Column: { prop: 'columns', kind: 'ArrayExpression' },
  Options: { prop: 'options', kind: 'ObjectExpression' },
};

/** Read `const columns: Column<Row>[] = […]` and `{ … } satisfies Options<Row>`. */
export function readTypedParts(program: Source, tables: Table[]): Table[] {
  const typesOf = new Map(
    program.imports.flatMap(({ name, local, source }) => {
      const part = parts[name];
      return part && isTablePackage(source) ? [[local, part] as const] : [];
    }),
  );
  if (typesOf.size === 0) return [];
  const seen = new Set(
    tables.flatMap((table) => Object.values(parts).flatMap(({ prop }) => table.prop(prop)?.node.from ?? [])),
  );
  return typedValues(program).flatMap(({ type, value }) => {
    const [, name = ''] =
      /^(?:readonly\s+)?(?:(?:Readonly)?Array\s*<\s*)?([\w$]+)/.exec(program.text(type)) ?? [];
    const part = typesOf.get(name);
    const { node } = follow(program, value);
    if (!part || node.name !== part.kind || seen.has(node.from)) return [];
    seen.add(node.from);
    return [new Table(node, program, { prop: part.prop, value: node })];
  });
}

function typedValues(program: Source): { type: Node; value: Node }[] {
  const declared = program.find('TypeAnnotation').flatMap((annotation) => {
    const type = childrenOf(annotation).find(({ name }) => name !== ':');
    const value = annotation.nextSibling?.name === 'Equals' ? annotation.nextSibling.nextSibling : null;
    return type && value ? [{ type, value }] : [];
  });
  const satisfied = program.find('BinaryExpression').flatMap((node) => {
    const value = unwrap(node);
    return value.from === node.from && value.to < node.to && node.lastChild
      ? [{ type: node.lastChild, value }]
      : [];
  });
  return [...declared, ...satisfied];
}
