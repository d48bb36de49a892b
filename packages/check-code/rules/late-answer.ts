import { fetchIn } from '../remote';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** Requests that are never canceled. */
export const lateAnswer: Rule = {
  id: 'late-answer',
  reason: { issue: 'late-answer', severity: 'hint' },
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
        yield { at: request, message: 'Nothing cancels an earlier request, so its answer can come last.' };
    }
  },
};
