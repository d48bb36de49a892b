import { fix, replace } from '../../fixes';
import type { Program } from '../../program';
import type { Node } from '../../syntax';
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
