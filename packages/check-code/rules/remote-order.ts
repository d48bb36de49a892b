import { fetchIn, readsQuery } from '../remote';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `data` function that doesn't read the order. */
export const remoteOrder: Rule = {
  id: 'remote-order',
  reason: {
    href: '/docs/guides/remote-data#a-click-on-a-header-doesnt-sort',
    says: 'The table shows the rows in the order in which you return them.',
    proof: ["the table doesn't sort, filter or cut these rows again"],
    severity: 'warning',
    cure: 'Send orderByCollection to your server.',
  },
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
          message: 'This function doesn’t read the order, so a click on a header changes nothing.',
        };
    }
  },
};
