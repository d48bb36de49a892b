import { fix, importFromReact } from '../fixes';
import { inOwnCode, parametersOf } from './functions';
import type { Program } from './program';
import { contains, findAll, type Node } from './syntax';
import type { Fix } from '../types';

/**
 * A fix that wraps a literal in `useMemo`. There is none where a hook isn't allowed (a class, after an early
 * `return`), and none for a literal that uses its component's functions, which also change on each render.
 */
export function memoize(program: Program, literal: Node, component: Node): Fix | undefined {
  const declaration = literal.parent?.name === 'VariableDeclaration' ? literal.parent : undefined;
  if (!declaration || component.name === 'MethodDeclaration' || hasReturnBefore(component, declaration))
    return undefined;
  const names = namesFrom(program, literal, component);
  if (!names) return undefined;
  return fix(
    'Keep it in useMemo',
    {
      from: literal.from,
      to: literal.from,
      insert: 'useMemo(() => ' + (literal.name === 'ObjectExpression' ? '(' : ''),
    },
    {
      from: literal.to,
      to: literal.to,
      insert: `${literal.name === 'ObjectExpression' ? ')' : ''}, [${names.join(', ')}])`,
    },
    ...importFromReact(program, 'useMemo'),
  );
}

function hasReturnBefore(component: Node, node: Node): boolean {
  return inOwnCode(component, 'ReturnStatement').some(({ from }) => from < node.from);
}

/** Variables of the component that a literal reads, except stable ones; none at all if one is a function. */
function namesFrom(program: Program, literal: Node, component: Node): string[] | undefined {
  const names = new Set<string>();
  for (const node of findAll(literal, 'VariableName', 'JSXIdentifier')) {
    const name = program.text(node);
    const binding = program.lookUp(name, node);
    const isOwn = binding && contains(component, binding.scope) && !contains(literal, binding.scope);
    if (!binding || !isOwn || isStable(program, name, binding.init)) continue;
    const isPropsObject =
      binding.kind === 'parameter' &&
      parametersOf(component).some(({ from }) => from === binding.definition.from);
    if (binding.kind === 'function' || isPropsObject || /Function/.test(binding.init?.name ?? ''))
      return undefined;
    names.add(name);
  }
  return [...names];
}

function isStable(program: Program, name: string, init: Node | undefined): boolean {
  const from = init ? program.text(init) : '';
  return (
    /^(?:React\.)?useRef\b/.test(from) || (/^set[A-Z]/.test(name) && /^(?:React\.)?useState\b/.test(from))
  );
}
