import { fix } from './fixes';
import { bodyOf, parametersOf } from './functions';
import type { Program } from './program';
import { calleeOf, findAll, type Node } from './syntax';
import type { Fix } from './types';

/** A fix that passes on the errors of the only promise chain in `new Promise(…)`. */
export function addCatch(program: Program, fn: Node): Fix | undefined {
  const body = bodyOf(fn);
  const [resolve, reject] = parametersOf(fn);
  const statements =
    body?.name === 'Block'
      ? findAll(body, 'ExpressionStatement').filter(({ parent }) => parent?.from === body.from)
      : [];
  const chain = body?.name === 'Block' ? statements.at(-1)?.firstChild : body;
  if (!chain || !resolve || chain.name !== 'CallExpression' || !/\.then\(/.test(program.text(chain)))
    return undefined;
  const name = reject ? program.text(reject) : 'reject';
  const isBare = fn.getChild('ParamList') === null;
  const parameters = reject
    ? []
    : isBare
      ? [{ from: resolve.from, to: resolve.to, insert: `(${program.text(resolve)}, reject)` }]
      : [{ from: resolve.to, to: resolve.to, insert: ', reject' }];
  return fix('Hand errors on', ...parameters, { from: chain.to, to: chain.to, insert: `.catch(${name})` });
}

/** The first request in a function. */
export function fetchIn(program: Program, fn: Node): Node | undefined {
  return findAll(fn, 'CallExpression').find((call) => {
    const callee = calleeOf(call);
    return /^(?:window\.)?fetch$|^axios$|^\w*(?:axios|api|http|client)\w*\s*\.(?:get|post|request)$/i.test(
      callee ? program.text(callee) : '',
    );
  });
}

/** Whether a `data` function reads a part of its query; unknown when it passes the whole query on. */
export function readsQuery(program: Program, fn: Node, what: RegExp): boolean | undefined {
  const [query] = parametersOf(fn);
  if (what.test(program.text(fn))) return true;
  if (!query) return false;
  if (query.name === 'ObjectPattern') return program.text(query).includes('...') ? undefined : false;
  const name = program.text(query);
  const isHandedOn = findAll(fn, 'VariableName').some(
    (node) => program.text(node) === name && node.parent?.name !== 'MemberExpression',
  );
  return isHandedOn ? undefined : false;
}
