import { fix } from '../fixes';
import { bodyOf, functionArgument, parametersOf, returnsOf } from '../program/functions';
import { calleeOf, findAll, isFunction, type Node } from '../program/syntax';
import { Literal } from '../program/table';
import type { Fix, NamedRule } from '../types';
import { wordOf } from '../program/scopes';
import type { Program } from '../program/program';

/** Requests that are never canceled. */
export const lateAnswer: NamedRule = {
  id: 'late-answer',
  title: 'Older response overwrites a newer one',
  severity: 'hint',
  bad: `<MaterialTable columns={columns} data={async (query) => {
  const answer = await fetch('/people?page=' + query.page + '&search=' + query.search + sortOf(query.orderByCollection));
  return answer.json();
}} />`,
  good: `<MaterialTable columns={columns} data={async (query) => {
  const answer = await fetch('/people?page=' + query.page + '&search=' + query.search + sortOf(query.orderByCollection), { signal: next() });
  return answer.json();
}} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      if (!data || !isFunction(data.node)) continue;
      const request = fetchIn(program, data.node);
      if (request && !/signal|abort|cancel|latest/i.test(program.text(data.node)))
        yield { at: request, message: 'Nothing cancels an earlier request, so its response can be last.' };
    }
  },
};

/** A promise around a request that is never rejected. */
export const remoteErrors: NamedRule = {
  id: 'remote-errors',
  title: 'Failed request that is never reported',
  severity: 'error',
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
        yield {
          at: made,
          message: 'If the request fails, this promise never settles and the spinner never stops.',
          fix: addCatch(program, fn),
        };
      }
    }
  },
};

/** A `data` function that doesn't read the order. */
export const remoteOrder: NamedRule = {
  id: 'remote-order',
  title: '`data` function ignores the sort order',
  bad: `<MaterialTable columns={columns} data={async (query) => {
  const answer = await fetch('/people?page=' + query.page, { signal: next() });
  return answer.json();
}} options={{ search: false }} />`,
  good: `<MaterialTable columns={columns} data={async (query) => {
  const answer = await fetch('/people?page=' + query.page + '&sort=' + sortOf(query.orderByCollection), { signal: next() });
  return answer.json();
}} options={{ search: false }} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      if (!data || !isFunction(data.node) || table.hasOpenOptions || table.option('maxColumnSort') === 0)
        continue;
      if (!fetchIn(program, data.node) || readsQuery(program, data.node, /orderBy|sort/i) !== false) continue;
      const { items, isOpen } = table.list('columns');
      const canSort = isOpen || items.some((column) => column.literal('sorting') !== false);
      const attribute = table.attribute('data');
      if (canSort && attribute)
        yield {
          at: table.given('data') ?? attribute,
          message: 'This function doesn’t read the sort order, so clicking a header changes nothing.',
        };
    }
  },
};

/** A `data` function that doesn't read the search text. */
export const remoteSearch: NamedRule = {
  id: 'remote-search',
  title: '`data` function ignores the search text',
  bad: `<MaterialTable columns={columns} data={async (query) => {
  const answer = await fetch('/people?page=' + query.page, { signal: next() });
  return answer.json();
}} options={{ maxColumnSort: 0 }} />`,
  good: `<MaterialTable columns={columns} data={async (query) => {
  const answer = await fetch('/people?page=' + query.page, { signal: next() });
  return answer.json();
}} options={{ maxColumnSort: 0, search: false }} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      const attribute = table.attribute('data');
      if (!data || !attribute || !isFunction(data.node) || table.hasOpenOptions) continue;
      if (table.option('search') === false || table.option('toolbar') === false) continue;
      if (fetchIn(program, data.node) && readsQuery(program, data.node, /search/i) === false)
        yield {
          at: table.given('data') ?? attribute,
          message: 'This function doesn’t read `query.search`, so the search field finds nothing.',
        };
    }
  },
};

/** An answer of remote data without `totalCount`. */
export const remoteTotal: NamedRule = {
  id: 'remote-total',
  title: 'Result without `totalCount`',
  severity: 'error',
  bad: `<MaterialTable columns={columns} data={async (query) => ({ data: await load(query), page: query.page })} />`,
  good: `<MaterialTable columns={columns} data={async (query) => ({ data: await load(query), page: query.page, totalCount: 120 })} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      if (!data || !isFunction(data.node) || table.option('paging') === false) continue;
      const resolved = findAll(data.node, 'CallExpression').filter(({ firstChild }) =>
        /^resolve$/.test(firstChild ? program.text(firstChild) : ''),
      );
      const answers = [
        ...returnsOf(data.node),
        ...resolved.flatMap((call) => call.getChild('ArgList')?.getChild('ObjectExpression') ?? []),
      ];
      for (const node of answers) {
        if (node.name !== 'ObjectExpression') continue;
        const answer = new Literal(node, program);
        if (!answer.isOpen && answer.has('data') && !answer.has('totalCount'))
          yield { at: node, message: 'The result has no `totalCount`.' };
      }
    }
  },
};

/** A fix that hands the errors of the one chain of promises in `new Promise(…)` on. */
function addCatch(program: Program, fn: Node): Fix | undefined {
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
function fetchIn(program: Program, fn: Node): Node | undefined {
  return findAll(fn, 'CallExpression').find((call) => {
    const callee = calleeOf(call);
    return /^(?:window\.)?fetch$|^axios$|^\w*(?:axios|api|http|client)\w*\s*\.(?:get|post|request)$/i.test(
      callee ? program.text(callee) : '',
    );
  });
}

/** Whether a `data` function reads something of its query; not known when it hands the whole query on. */
function readsQuery(program: Program, fn: Node, what: RegExp): boolean | undefined {
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
