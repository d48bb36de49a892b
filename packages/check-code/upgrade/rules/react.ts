import { fix, replace } from '../../fixes';
import type { Program } from '../../program';
import { isFunction, type Node } from '../../syntax';
import { follow } from '../../values';
import { callsOf } from '../taken';
import type { Finding, UpgradeRule } from '../types';

const href = '/docs/upgrade#react-192-and-material-ui-in-an-open-range';
const gone = /^(?:render|hydrate|unmountComponentAtNode|findDOMNode)$/;

/** React 19, which 8.0 requires, removed `ReactDOM.render`; `createRoot` exists since React 18. */
export const createRoot: UpgradeRule = {
  line: '6.3',
  href,
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
  const now = { render: 'createRoot', hydrate: 'hydrateRoot' }[name];
  const finding = {
    at: call,
    message: `\`ReactDOM.${name}\` was removed from React 19${now ? `: call \`${now}\` of \`react-dom/client\`` : ''}.`,
  };
  if (!statement || !now || !element || !container || more.length > 0) return finding;
  const box = sureOf(program, container);
  const what = program.text(element);
  return {
    ...finding,
    fix: fix(
      `Write ${now}`,
      replace(statement, `import { ${now} } from 'react-dom/client';`),
      replace(
        call,
        name === 'render' ? `createRoot(${box}).render(${what})` : `hydrateRoot(${box}, ${what})`,
      ),
    ),
  };
}

/** A container as the types of React 19 take it: not `null`, which those of `ReactDOM.render` took. */
function sureOf(program: Program, container: Node): string {
  const text = program.text(container);
  const annotation = program.lookUp(text, container)?.definition.nextSibling;
  const isTyped =
    annotation?.name === 'TypeAnnotation' && !/\b(?:null|undefined|any)\b/.test(program.text(annotation));
  const couldBeNull =
    !isTyped &&
    /^(?:Variable|Call|Member)/.test(container.name) &&
    /(?:getElementById|querySelector)\([^()]*\)$|^(?!document\.body$)[\w$.]+$/.test(
      program.text(follow(program, container).node),
    );
  return couldBeNull && /\.[cm]?tsx?$/.test(program.fileName) ? `${text}!` : text;
}

/** React 19 reads the default props of classes only, no context by `contextTypes`, and no string as `ref`. */
export const unreadByReact: UpgradeRule = {
  line: '6.5',
  href,
  *check(program) {
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
