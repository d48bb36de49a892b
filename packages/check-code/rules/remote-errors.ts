import { functionArgument, parametersOf } from '../functions';
import { findAll, isFunction } from '../syntax';
import { addCatch } from '../remote';
import type { Rule } from '../types';
import { wordOf } from '../words';

/** A promise around a request that is never rejected. */
export const remoteErrors: Rule = {
  id: 'remote-errors',
  reason: {
    href: '/docs/guides/remote-data#show-an-error-and-try-again',
    says: 'Throw in an `async` function: the table lays the message of your error over the rows it had.',
    proof: [
      'cover the table while it loads and after a failed query',
      'the table lays the message of your error over the rows it had',
    ],
    severity: 'error',
  },
  bad: `<MaterialTable columns={columns} data={(query) => new Promise((resolve) => {
  fetch(addressOf(query), { signal: next() }).then((answer) => answer.json()).then(resolve);
})} />`,
  good: `<MaterialTable columns={columns} data={(query) => new Promise((resolve, reject) => {
  fetch(addressOf(query), { signal: next() }).then((answer) => answer.json()).then(resolve, reject);
})} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      if (!data || !isFunction(data.node)) continue;
      for (const made of findAll(data.node, 'NewExpression')) {
        const fn = functionArgument(made);
        if (
          !fn ||
          !/^new Promise\b/.test(program.text(made)) ||
          !/\bfetch\(|axios|\.then\(/.test(program.text(fn))
        )
          continue;
        const reject = parametersOf(fn)[1];
        const isRejected =
          reject &&
          new RegExp(wordOf(program.text(reject))).test(program.text(fn).slice(reject.to - fn.from));
        if (isRejected || /\.catch\(|\bcatch\b/.test(program.text(fn))) continue;
        const change = addCatch(program, fn);
        yield {
          at: made,
          message: 'When the request fails, this promise never ends, and neither does the spinner.',
          ...(change ? { fix: change } : {}),
        };
      }
    }
  },
};
