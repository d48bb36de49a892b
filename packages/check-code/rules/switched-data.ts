import { addAttribute, fix } from '../fixes';
import { isFunction, partsOfChoice, unwrap, type Node } from '../syntax';
import type { Rule } from '../types';
import { follow } from '../values';

/** `data` that is now an array and now a function, in one table. */
export const switchedData: Rule = {
  id: 'switched-data',
  reason: {
    href: '/docs/guides/remote-data#switch-between-an-array-and-a-function',
    says: 'from an array to a function nothing is loaded, and the old rows stay',
    proof: ['from an array to a function nothing is loaded, and the old rows stay'],
    severity: 'error',
    cure: 'Give the table another `key` for each',
  },
  bad: `<MaterialTable columns={columns} data={person ? () => visitsOf(person) : []} />`,
  good: `<MaterialTable key={person ? 'remote' : 'local'} columns={columns} data={person ? () => visitsOf(person) : []} />`,
  *check(program) {
    for (const table of program.tables) {
      const given = table.given('data');
      if (!given || table.has('key') || table.isOpen) continue;
      const { node } = follow(program, given);
      if (node.name !== 'ConditionalExpression') continue;
      const [condition, ...branches] = partsOfChoice(node);
      const kinds = branches.map((branch) => {
        const { node: value } = follow(program, unwrap(branch));
        return isFunction(value) ? 'function' : value.name === 'ArrayExpression' ? 'array' : 'other';
      });
      if (!condition || !kinds.includes('function') || !kinds.includes('array')) continue;
      const [one, other] = kinds[0] === 'function' ? ['remote', 'local'] : ['local', 'remote'];
      yield {
        at: given,
        message: '`data` is now an array and now a function, in one table without a `key`.',
        ...(isHere(given, node)
          ? {
              fix: fix(
                'Give it a key',
                addAttribute(program, table, `key={${program.text(condition)} ? '${one}' : '${other}'}`),
              ),
            }
          : {}),
      };
    }
  },
};

/** Whether the condition stands in the attribute: elsewhere its names may mean something else. */
const isHere = (given: Node, node: Node) => given.from <= node.from && node.to <= given.to;
