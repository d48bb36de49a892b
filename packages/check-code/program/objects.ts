import type { Source } from './source';
import { childrenOf, isFunction, type Node } from './syntax';

/** A property of an object literal. */
export interface Property {
  name: string;
  key: Node;
  /** What follows the colon; the property itself for a method or a shorthand. */
  value: Node;
  node: Node;
}

/** The properties of an object literal by name, and whether a spread or a computed name can add more. */
export function readObject(program: Source, literal: Node): { properties: Property[]; isOpen: boolean } {
  const properties: Property[] = [];
  let isOpen = false;
  for (const node of literal.getChildren('Property')) {
    const key = childrenOf(node).find(({ name }) => !/^(?:async|Star|get|set|Comment)/.test(name));
    const name =
      key?.name === 'PropertyDefinition'
        ? program.text(key)
        : key?.name === 'String'
          ? program.text(key).slice(1, -1)
          : undefined;
    if (!key || name === undefined) isOpen = true;
    else properties.push({ name, key, value: valueOf(node, key), node });
  }
  return { properties, isOpen };
}

function valueOf(node: Node, key: Node): Node {
  if (isFunction(node)) return node;
  return node.getChild(':')?.nextSibling ?? key;
}

/** The property of an object literal with this name. */
export function propertyOf(program: Source, literal: Node, name: string): Property | undefined {
  if (literal.name !== 'ObjectExpression') return undefined;
  return readObject(program, literal).properties.find((property) => property.name === name);
}

/** The value of a literal: a string, a number, `true`, `null`; undefined for everything else. */
export function literalOf(
  program: Source,
  node: Node,
): { value: string | number | boolean | null } | undefined {
  const text = program.text(node);
  switch (node.name) {
    case 'String':
    case 'JSXAttributeValue':
      return { value: text.slice(1, -1) };
    case 'TemplateString':
      return node.getChild('Interpolation') ? undefined : { value: text.slice(1, -1) };
    case 'Number':
      return { value: Number(text.replaceAll('_', '')) };
    case 'UnaryExpression':
      return /^-\d/.test(text) ? { value: Number(text) } : undefined;
    case 'BooleanLiteral':
      return { value: text === 'true' };
    case 'null':
      return { value: null };
    default:
      return undefined;
  }
}

/** The items of an array literal without spreads, and whether there can be more. */
export function itemsOf(array: Node): { items: Node[]; isOpen: boolean } {
  const children = childrenOf(array).filter(({ name }) => !/^[[\],]$|Comment$/.test(name));
  const spreads = children.filter(({ name }) => name === 'Spread').map((spread) => spread.nextSibling?.from);
  return {
    items: children.filter(({ name, from }) => name !== 'Spread' && !spreads.includes(from)),
    isOpen: spreads.length > 0,
  };
}
