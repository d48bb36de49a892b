import { callsIn, parametersOf } from './functions';
import { around, isFunction, type Node } from './syntax';
import { wordOf } from './scopes';

type Text = (node: Node) => string;

/** Whether a function is a React component: its name is capitalized, or it's the `render` of a class. */
export function isComponent(fn: Node, text: Text): boolean {
  return componentName(fn, text) !== undefined;
}

/** The name of a component; empty for one without a name. */
export function componentName(fn: Node, text: Text): string | undefined {
  if (fn.name === 'MethodDeclaration')
    return nameOf(fn, 'PropertyDefinition', text) === 'render' ? 'render' : undefined;
  if (fn.name === 'Property') return undefined;
  const own = nameOf(fn, 'VariableDefinition', text);
  if (fn.name !== 'ArrowFunction' && own !== undefined) return /^[A-Z]/.test(own) ? own : undefined;
  for (const at of around(fn)) {
    if (at.name === 'ExportDeclaration') return '';
    if (at.name === 'VariableDeclaration') {
      const name = nameOf(at, 'VariableDefinition', text);
      return name !== undefined && /^[A-Z]/.test(name) ? name : undefined;
    }
    // `memo(() => …)`, `forwardRef(function () {…})`
    const isWrapper =
      at.name === 'ArgList' ||
      (at.name === 'CallExpression' && /^(?:React\.)?(?:memo|forwardRef|observer)\b/.test(text(at)));
    if (!isWrapper && at.name !== 'ParenthesizedExpression') return undefined;
  }
  return undefined;
}

/** The component that contains a node. */
export function componentAround(node: Node, text: Text): Node | undefined {
  for (const at of around(node)) if (isFunction(at) && isComponent(at, text)) return at;
  return undefined;
}

/**
 * Whether something can make a component render again: state, a hook that provides some, or props. State in
 * the variable `except` doesn't count.
 */
export function canRenderAgain(component: Node, text: Text, except?: string): boolean {
  if (component.name === 'MethodDeclaration')
    return /setState|this\.props/.test(text(component.parent ?? component));
  if (parametersOf(component).length > 0) return true;
  return callsIn(component, text, /^(?:React\.)?use[A-Z]/).some(
    (call) =>
      !/^(?:React\.)?use(?:Memo|Callback|Ref|Effect|LayoutEffect|Id|Theme|Styles)\b/.test(text(call)) &&
      !isStateOf(call, text, except),
  );
}

function isStateOf(call: Node, text: Text, name: string | undefined): boolean {
  const pattern = call.parent?.getChild('ArrayPattern');
  return name !== undefined && pattern != null && new RegExp(`^\\[\\s*${wordOf(name)}`).test(text(pattern));
}

function nameOf(node: Node, kind: string, text: Text): string | undefined {
  const name = node.getChild(kind);
  return name ? text(name) : undefined;
}
