import { componentAround, isComponent } from './components';
import { inOwnCode } from './functions';
import { readImports, tableNames, type Import } from './imports';
import { readBindings, type Binding } from './scopes';
import { contains, findAll, functionAround, parse, type Node } from './syntax';

/** A program's text, its tree and its names. `Program` adds the tables in it. */
export class Source {
  readonly top: Node;
  readonly imports: Import[];
  /** The names of the table in this program. */
  readonly tableNames: string[];
  private readonly bindings: Map<string, Binding[]>;
  /** Results so far: the rules ask for the same. */
  private readonly known = new Map<string, unknown>();
  /** Names that are assigned after their declaration. */
  private readonly assigned: Set<string>;

  constructor(
    readonly source: string,
    readonly fileName = 'App.tsx',
  ) {
    this.top = parse(source, fileName);
    this.imports = readImports(this.top, this.text);
    this.bindings = readBindings(this.top, this.text);
    this.assigned = new Set(
      findAll(this.top, 'AssignmentExpression').flatMap(({ firstChild }) =>
        firstChild?.name === 'VariableName' ? [this.text(firstChild)] : [],
      ),
    );
    this.tableNames = tableNames(this.top, this.text, this.imports);
  }

  /** The JSX tags with one of these names. */
  tags(...names: string[]): Node[] {
    return this.find('JSXSelfClosingTag', 'JSXOpenTag').filter((tag) => {
      const name = tag.getChild('JSXIdentifier');
      return name !== null && names.includes(this.text(name));
    });
  }

  text = ({ from, to }: { from: number; to: number }): string => this.source.slice(from, to);

  /** All nodes with one of these names. */
  find(...names: string[]): Node[] {
    return this.once(`find ${names.join()}`, () => findAll(this.top, ...names));
  }

  /** Compute something the first time it's needed. */
  once<T>(key: string, make: () => T): T {
    if (!this.known.has(key)) this.known.set(key, make());
    return this.known.get(key) as T;
  }

  /** What a name refers to at a place. */
  lookUp(name: string, at: Node): Binding | undefined {
    const known = (this.bindings.get(name) ?? []).filter(({ scope }) => contains(scope, at));
    return known.sort((a, b) => a.scope.to - a.scope.from - (b.scope.to - b.scope.from))[0];
  }

  isAssigned(name: string): boolean {
    return this.assigned.has(name);
  }

  /** The component that contains a node. */
  componentOf(node: Node): Node | undefined {
    return componentAround(node, this.text);
  }

  /** How often the value at a place is created: once with the file, again in each render, or unknown. */
  createdIn(node: Node): 'module' | 'render' | 'other' {
    const fn = functionAround(node);
    if (!fn) return node.parent?.name === 'PropertyDeclaration' ? 'other' : 'module';
    return isComponent(fn, this.text) || this.isPartOfRender(fn) ? 'render' : 'other';
  }

  /** Whether a component calls its own function each time it renders, such as `showTable()`. */
  private isPartOfRender(fn: Node): boolean {
    const component = this.componentOf(fn);
    const name = (fn.name === 'ArrowFunction' ? fn.parent : fn)?.getChild('VariableDefinition');
    if (!component || !name) return false;
    return inOwnCode(component, 'CallExpression').some(
      ({ firstChild }) => firstChild && this.text(firstChild) === this.text(name),
    );
  }
}
