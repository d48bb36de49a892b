import { fetchIn, readsQuery } from '../remote';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `data` function that doesn't read the search text. */
export const remoteSearch: Rule = {
  id: 'remote-search',
  reason: {
    href: '/docs/guides/remote-data',
    says: "the server has to do all the work: the table doesn't sort, filter or cut these rows again",
    proof: ["the table doesn't sort, filter or cut these rows again"],
    severity: 'warning',
  },
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
