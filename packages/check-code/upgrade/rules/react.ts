import { fix, replace } from '../../fixes';
import type { Program } from '../../program';
import { argumentsOf, calleeOf, type Node } from '../../syntax';
import type { Finding, UpgradeRule } from '../types';

const gone = /^(?:render|hydrate|unmountComponentAtNode|findDOMNode)$/;

/** React 19, which 8.0 requires, removed `ReactDOM.render`; `createRoot` exists since React 18. */
export const createRoot: UpgradeRule = {
  line: '6.3',
  href: '/docs/upgrade#react-18-or-staying-with-16-or-17',
  *check(program) {
    for (const { source, name, local, node } of program.imports) {
      if (source !== 'react-dom') continue;
      const isWhole = /^(?:default|\*)$/.test(name);
      if (!isWhole && !gone.test(name)) continue;
      const called = isWhole ? new RegExp(`^${local}\\.`) : new RegExp(`^${local}$`);
      const calls = program
        .find('CallExpression')
        .filter((call) => called.test(program.text(calleeOf(call) ?? call)));
      const isOnly =
        calls.length === 1 && program.imports.filter((one) => one.node.from === node.from).length === 1;
      for (const call of calls) {
        const member = isWhole ? program.text(calleeOf(call) ?? call).slice(local.length + 1) : name;
        if (gone.test(member)) yield step(program, { call, member, statement: isOnly ? node : undefined });
      }
    }
  },
};

/** @param statement imports nothing else, so it can be replaced */
function step(
  program: Program,
  { call, member, statement }: { call: Node; member: string; statement: Node | undefined },
): Finding {
  const [element, container, ...more] = argumentsOf(call);
  return {
    at: call,
    message: `\`ReactDOM.${member}\` was removed from React 19.`,
    fix:
      statement && member === 'render' && element && container && more.length === 0
        ? fix(
            'Write createRoot',
            replace(statement, `import { createRoot } from 'react-dom/client';`),
            replace(call, `createRoot(${program.text(container)}).render(${program.text(element)})`),
          )
        : undefined,
  };
}
