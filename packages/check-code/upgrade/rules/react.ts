import { fix, replace } from '../../fixes';
import type { Program } from '../../program/program';
import { isFunction, type Node } from '../../program/syntax';
import { follow } from '../../program/values';
import type { Fix, Rule } from '../../types';
import { callsOf } from '../taken';

/** What `react-dom` lost, and what takes its place. */
const gone: Record<string, string> = {
  render: ': call `createRoot(container).render(<App />)` with `createRoot` of `react-dom/client`',
  hydrate: ': call `hydrateRoot(container, <App />)` with `hydrateRoot` of `react-dom/client`',
  unmountComponentAtNode: ': keep the root that `createRoot` returns, and call its `unmount`',
  findDOMNode: ': give the element a `ref`',
};

/** `createRoot` in place of the only thing that a program takes from `react-dom`. */
function rootFix(
  program: Program,
  { call, name, given }: ReturnType<typeof callsOf>[number],
): Fix | undefined {
  const [statement, ...others] = program.imports.filter(({ source }) => source === 'react-dom');
  const [element, container, ...more] = given;
  const isOnly = others.length === 0 && callsOf(program, ({ source }) => source === 'react-dom').length === 1;
  if (name !== 'render' || !statement || !isOnly || !element || !container || more.length > 0)
    return undefined;
  const text = program.text(container);
  const isTyped = /\.[cm]?tsx?$/.test(program.fileName);
  // The types of React 19 take no `null`.
  const mayBeNull = /^document\.\w+\([^()]*\)$/.test(text);
  if (isTyped && !mayBeNull && !/!$|\bas HTMLElement$/.test(text)) return undefined;
  return fix(
    'Write createRoot',
    replace(statement.node, "import { createRoot } from 'react-dom/client';"),
    replace(call, `createRoot(${text}${isTyped && mayBeNull ? '!' : ''}).render(${program.text(element)})`),
  );
}

/**
 * React 19, which 8.0 requires, has no `ReactDOM.render`. It reads the default props of classes only, no
 * context by `contextTypes`, and no string as `ref`.
 */
export const changedByReact: Rule = {
  since: '6.5',
  href: '/docs/upgrade#react-192-and-material-ui-in-an-open-range',
  *check(program) {
    for (const one of callsOf(program, ({ source }) => source === 'react-dom'))
      if (Object.hasOwn(gone, one.name))
        yield {
          at: one.call,
          since: '6.3',
          message: `\`ReactDOM.${one.name}\` was removed from React 19${gone[one.name]}.`,
          fix: rootFix(program, one),
        };
    for (const node of program.find('AssignmentExpression', 'PropertyDeclaration')) {
      const at = node.name === 'PropertyDeclaration' ? node.getChild('PropertyDefinition') : node.firstChild;
      const name = at ? (/\w+$/.exec(program.text(at))?.[0] ?? '') : '';
      const owner = at?.name === 'MemberExpression' ? at.firstChild : undefined;
      if (at && /^(?:childContextTypes|contextTypes)$/.test(name) && at.name !== 'VariableName')
        yield {
          at,
          isUnsure: true,
          message: `React 19 ignores \`${name}\`: make the context with \`createContext\`, and read it with \`useContext\` or \`static contextType\`.`,
        };
      else if (name === 'defaultProps' && owner && isFunctionComponent(program, owner))
        yield {
          at: owner,
          isUnsure: true,
          message: `React 19 ignores the \`defaultProps\` of a function: give its parameters default values, as in \`({ size = 1 }) =>\`.`,
        };
    }
    for (const attribute of program.find('JSXAttribute'))
      if (/^ref\s*=\s*["']/.test(program.text(attribute)))
        yield {
          at: attribute,
          isUnsure: true,
          message: 'React 19 has no strings as `ref`: pass a ref object or a function.',
        };
  },
};

/** Whether a name is a function, or one in `memo` or `forwardRef`. */
function isFunctionComponent(program: Program, name: Node): boolean {
  const binding = program.lookUp(program.text(name), name);
  if (binding?.kind === 'function') return true;
  const { node } = follow(program, name);
  return isFunction(node) || /^(?:React\.)?(?:memo|forwardRef)\b/.test(program.text(node));
}
