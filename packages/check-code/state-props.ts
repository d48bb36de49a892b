import { parametersOf } from './functions';
import type { Program } from './program';
import { around, calleeOf, unwrap, type Node } from './syntax';
import type { Table } from './table';

/** A prop of a custom component that is the initial value of a state. */
export interface StateProp {
  name: string;
  /** Where it is read. */
  at: Node;
  component: Node;
}

/** The prop that is the initial state of a table's `columns` or `data`, if any. */
export function stateProp(program: Program, table: Table, kind: string): StateProp | undefined {
  const value = table.prop(kind);
  if (value?.createdIn !== 'state') return undefined;
  const at = copiedFrom(value.node);
  const component = program.componentOf(at) ?? [...around(at)].find(({ name }) => name === 'ClassBody');
  if (!component) return undefined;
  const name = propName(program, at, component);
  return name === undefined ? undefined : { name, at, component };
}

/** What is copied by `[...rows]` and `rows.map(…)`. */
function copiedFrom(node: Node): Node {
  const callee = node.name === 'CallExpression' ? calleeOf(node) : undefined;
  if (callee?.name === 'MemberExpression' && callee.firstChild) return copiedFrom(unwrap(callee.firstChild));
  const spread = node.name === 'ArrayExpression' ? node.getChild('Spread')?.nextSibling : undefined;
  const isOnly =
    spread !== undefined && spread?.nextSibling?.name === ']' && node.getChildren(',').length === 0;
  return isOnly && spread ? copiedFrom(unwrap(spread)) : node;
}

function propName(program: Program, node: Node, component: Node): string | undefined {
  if (node.name === 'MemberExpression') {
    const [object, property] = [node.firstChild, node.lastChild];
    const isProps = object && property?.name === 'PropertyName' && isPropsObject(program, object, component);
    return isProps ? program.text(property) : undefined;
  }
  if (node.name !== 'VariableName') return undefined;
  const name = program.text(node);
  const binding = program.lookUp(name, node);
  const isTaken = binding?.init && binding.pattern && isPropsObject(program, unwrap(binding.init), component);
  const isParameter =
    binding?.kind === 'parameter' &&
    binding.scope.from === component.from &&
    binding.definition.parent?.name !== 'ParamList';
  return isTaken || isParameter ? name : undefined;
}

/** `props` of a function, `this.props` of a class, and `props` of its constructor. */
function isPropsObject(program: Program, node: Node, component: Node): boolean {
  const text = program.text(node);
  if (text === 'this.props') return true;
  const isConstructor = [...around(node)].some(
    (at) => at.name === 'MethodDeclaration' && program.text(at).startsWith('constructor'),
  );
  const [props] = parametersOf(component);
  return (
    (isConstructor && text === 'props') ||
    (props?.name === 'VariableDefinition' && node.name === 'VariableName' && program.text(props) === text)
  );
}
