import { fix, replace } from '../../fixes';
import type { Program } from '../../program';
import { isFunction, type Node } from '../../syntax';
import { follow } from '../../values';
import { callsOf } from '../taken';
import type { Finding, UpgradeRule } from '../types';

const gone = /^(?:render|hydrate|unmountComponentAtNode|findDOMNode)$/;

/** React 19, which 8.0 requires, removed `ReactDOM.render`; `createRoot` exists since React 18. */
export const createRoot: UpgradeRule = {
  line: '6.3',
  href: '/docs/upgrade#react-18-or-staying-with-16-or-17',
  *check(program) {
    const all = callsOf(program, ({ source }) => source === 'react-dom');
    const [statement, ...others] = program.imports.filter(({ source }) => source === 'react-dom');
    const isOnly = all.length === 1 && others.length === 0;
    for (const { call, name, given } of all)
      if (gone.test(name))
        yield step(program, { call, name, given, statement: isOnly ? statement?.node : undefined });
  },
};

/** @param statement imports nothing else, so it can be replaced */
function step(
  program: Program,
  { call, name, given, statement }: { call: Node; name: string; given: Node[]; statement: Node | undefined },
): Finding {
  const [element, container, ...more] = given;
  return {
    at: call,
    message: `\`ReactDOM.${name}\` was removed from React 19.`,
    fix:
      statement && name === 'render' && element && container && more.length === 0
        ? fix(
            'Write createRoot',
            replace(statement, `import { createRoot } from 'react-dom/client';`),
            replace(call, `createRoot(${program.text(container)}).render(${program.text(element)})`),
          )
        : undefined,
  };
}

const readOfClasses = /^(?:defaultProps|contextTypes)$/;

/** React 19 reads the default props of classes only, and no string as `ref`, without a word. */
export const unreadByReact: UpgradeRule = {
  line: '6.5',
  href: '/docs/upgrade#react-192-and-material-ui-in-an-open-range',
  *check(program) {
    for (const assignment of program.find('AssignmentExpression')) {
      const at = assignment.firstChild;
      const owner = at?.name === 'MemberExpression' ? at.firstChild : undefined;
      const name = at?.lastChild ? program.text(at.lastChild) : '';
      if (owner?.name !== 'VariableName' || !readOfClasses.test(name)) continue;
      if (isFunctionComponent(program, owner))
        yield {
          at: owner,
          isUnsure: true,
          message:
            name === 'defaultProps'
              ? `React 19 ignores the \`defaultProps\` of a function: give its parameters default values, as in \`({ size = 1 }) =>\`.`
              : `React 19 ignores \`${name}\`: read the context with \`useContext\`.`,
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
