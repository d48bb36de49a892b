import { parametersOf } from '../../functions';
import type { Program } from '../../program';
import { argumentsOf, calleeOf, findAll, isFunction, type Node } from '../../syntax';
import type { Table } from '../../table';
import { follow, functionOf } from '../../values';
import type { UpgradeRule } from '../types';

/** With multiple sorting, `query.orderBy` ignores `defaultSort` at first, and stays when sorting ends. */
export const remoteOrder: UpgradeRule = {
  line: '4.3',
  href: '/docs/upgrade#sorting-by-several-columns-onordercollectionchange',
  *check(program) {
    for (const table of program.tables)
      for (const { fn, query } of readersOf(program, table)) {
        for (const use of usesOf(program, fn, query))
          yield {
            at: use,
            message: `\`${program.text(use)}\` doesn’t know the \`defaultSort\` of a column, and stays when the order is taken away: read \`orderByCollection[0]?.orderByField\` and \`.orderDirection\`.`,
          };
      }
  },
};

interface Reader {
  fn: Node;
  query: Node;
}

/** The functions that receive the query: `data`, and those that it passes the query to. */
function readersOf(program: Program, table: Table): Reader[] {
  const data = table.given('data');
  const start = data && (functionOf(program, data) ?? follow(program, data).node);
  const found: Reader[] = [];
  const add = (fn: Node | undefined, place = 0) => {
    const query = fn && isFunction(fn) ? parametersOf(fn)[place] : undefined;
    if (!fn || !query || found.some((one) => one.fn.from === fn.from)) return;
    found.push({ fn, query });
    for (const call of findAll(fn, 'CallExpression')) {
      const passed = argumentsOf(call).findIndex(
        (given) => given.name === 'VariableName' && program.text(given) === program.text(query),
      );
      const callee = calleeOf(call);
      if (passed >= 0 && callee) add(functionOf(program, callee), passed);
    }
  };
  add(start);
  return found;
}

/** `query.orderBy` and `query.orderDirection`, even when destructured. */
function usesOf(program: Program, fn: Node, query: Node): Node[] {
  const isQuery = (node: Node | null | undefined) =>
    node?.name === 'VariableName' && program.lookUp(program.text(node), node)?.definition.from === query.from;
  const taken = findAll(fn, 'ObjectPattern').filter(
    (pattern) =>
      pattern.from === query.from ||
      (pattern.parent?.name === 'VariableDeclaration' && isQuery(pattern.nextSibling?.nextSibling)),
  );
  return [
    ...taken
      .flatMap((pattern) => pattern.getChildren('PatternProperty'))
      .filter((property) => /^order(?:By|Direction)\b/.test(program.text(property))),
    ...findAll(fn, 'MemberExpression').filter(
      (node) => isQuery(node.firstChild) && /\.order(?:By|Direction)$/.test(program.text(node)),
    ),
  ].sort((a, b) => a.from - b.from);
}
