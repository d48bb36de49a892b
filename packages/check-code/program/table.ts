import { literalOf, itemsOf, readObject, type Property } from './objects';
import type { Source } from './source';
import { isFunction, type Node } from './syntax';
import { follow, type Value } from './values';

/** An object literal of a program: a column, the options, a row. */
export class Literal {
  readonly properties: Property[];
  /** A spread can add more. */
  readonly isOpen: boolean;

  constructor(
    readonly node: Node,
    private readonly program: Source,
  ) {
    ({ properties: this.properties, isOpen: this.isOpen } = readObject(program, node));
  }

  property(name: string): Property | undefined {
    return this.properties.find((property) => property.name === name);
  }

  has(name: string): boolean {
    return this.property(name) !== undefined;
  }

  /** A member's value, followed through variables. */
  get(name: string): Value | undefined {
    const property = this.property(name);
    if (!property) return undefined;
    const isShort = property.value === property.key;
    return isShort ? this.shorthand(property) : follow(this.program, property.value);
  }

  /** A member's value if it is a literal. */
  literal(name: string): string | number | boolean | null | undefined {
    const value = this.get(name);
    return value && literalOf(this.program, value.node)?.value;
  }

  private shorthand({ key, name }: Property): Value {
    const binding = this.program.lookUp(name, key);
    if (binding?.node && binding.kind !== 'import')
      return {
        node: binding.node,
        createdIn: this.program.createdIn(binding.node),
        variable: name,
      };
    if (binding?.init && !binding.pattern) return { ...follow(this.program, binding.init), variable: name };
    return {
      node: key,
      createdIn: binding?.kind === 'import' ? 'import' : 'other',
      variable: name,
    };
  }
}

/** An object literal, read once. */
export function literal(program: Source, node: Node): Literal {
  return program.once(`literal ${node.from}`, () => new Literal(node, program));
}

/** One `<MaterialTable>` in a program, or a prop literal without one. */
export class Table {
  private readonly attributes = new Map<string, { node: Node; value?: Node }>();
  /** A spread can add more props. */
  readonly isOpen: boolean;

  constructor(
    /** The tag with the props. */
    readonly tag: Node,
    private readonly program: Source,
    /** The only known prop, in a file without its table. */
    alone?: { prop: string; value: Node },
  ) {
    this.isOpen = alone !== undefined || tag.getChild('JSXSpreadAttribute') !== null;
    if (alone) this.attributes.set(alone.prop, { node: tag, value: alone.value });
    for (const node of tag.getChildren('JSXAttribute')) {
      const name = node.getChild('JSXIdentifier');
      const given = node.getChild('JSXEscape')?.firstChild?.nextSibling ?? node.getChild('JSXAttributeValue');
      if (name) this.attributes.set(program.text(name), given ? { node, value: given } : { node });
    }
  }

  /** The name of the tag, which is marked for advice about the whole table. */
  get name(): Node {
    return this.tag.getChild('JSXIdentifier') ?? this.tag;
  }

  /** The attribute as it is written. */
  attribute(name: string): Node | undefined {
    return this.attributes.get(name)?.node;
  }

  has(name: string): boolean {
    return this.attributes.has(name);
  }

  /** The names of the explicit props. */
  get names(): string[] {
    return [...this.attributes.keys()];
  }

  /** A prop's value, followed through variables. */
  prop(name: string): Value | undefined {
    const given = this.attributes.get(name)?.value;
    return given && follow(this.program, given);
  }

  /** Where a prop's value is in this file, or else its attribute. */
  placeOf(name: string): Node {
    const value = this.prop(name);
    const isElsewhere = value?.createdIn === 'import' || value?.createdIn === 'other';
    return (isElsewhere ? undefined : value?.node) ?? this.attribute(name) ?? this.name;
  }

  /** A prop's value as it is written, not followed. */
  given(name: string): Node | undefined {
    return this.attributes.get(name)?.value;
  }

  /** A prop whose value is an object literal. */
  object(name: string): Literal | undefined {
    const value = this.prop(name);
    return value?.node.name === 'ObjectExpression' ? literal(this.program, value.node) : undefined;
  }

  /** The literals in a prop whose value is an array, and whether there can be others. */
  list(name: string): { items: Literal[]; isOpen: boolean } {
    const value = this.prop(name);
    if (value?.node.name !== 'ArrayExpression')
      return { items: [], isOpen: this.isOpen || value !== undefined };
    const { node } = value;
    return this.program.once(`list ${node.from}`, () => literalsIn(this.program, node));
  }

  get options(): Literal | undefined {
    return this.object('options');
  }

  /** Whether there can be more options than the program's text shows. */
  get hasOpenOptions(): boolean {
    return this.isOpen || (this.has('options') && (this.options?.isOpen ?? true));
  }

  /** An option's value if it is a literal. */
  option(name: string): string | number | boolean | null | undefined {
    return this.options?.literal(name);
  }

  get columns(): Literal[] {
    return this.list('columns').items;
  }

  /** The table gets its rows from a function. */
  get isRemote(): boolean {
    const value = this.prop('data');
    return value !== undefined && isFunction(value.node);
  }
}

/** The object literals of an array, followed through variables, and whether there can be others. */
function literalsIn(program: Source, array: Node): { items: Literal[]; isOpen: boolean } {
  const { items, isOpen } = itemsOf(array);
  const literals = items.flatMap((item) => {
    const { node } = follow(program, item);
    return node.name === 'ObjectExpression' ? [literal(program, node)] : [];
  });
  return { items: literals, isOpen: isOpen || literals.length < items.length };
}
