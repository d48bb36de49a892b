import { fix, replace } from '../../fixes';
import { argumentsOf, calleeOf } from '../../syntax';
import type { UpgradeRule } from '../types';

/** `ReactDOM.render` went with React 19, which 8.0 asks for; `createRoot` is there since React 18. */
export const createRoot: UpgradeRule = {
  line: '6.3',
  href: '/docs/upgrade#react-18-or-staying-with-16-or-17',
  *check(program) {
    const dom = program.imports.find(
      ({ source, name }) => source === 'react-dom' && /^(?:default|\*)$/.test(name),
    );
    if (!dom) return;
    const called = new RegExp(`^${dom.local}\\.`);
    const calls = program
      .find('CallExpression')
      .filter((call) => called.test(program.text(calleeOf(call) ?? call)));
    for (const call of calls) {
      const [element, container] = argumentsOf(call);
      if (program.text(calleeOf(call) ?? call) !== `${dom.local}.render` || !element || !container) continue;
      const isOnly = calls.length === 1;
      yield {
        at: call,
        message: '`ReactDOM.render` is gone from React 19.',
        ...(isOnly
          ? {
              fix: fix(
                'Write createRoot',
                replace(dom.node, `import { createRoot } from 'react-dom/client';`),
                replace(call, `createRoot(${program.text(container)}).render(${program.text(element)})`),
              ),
            }
          : {}),
      };
    }
  },
};
