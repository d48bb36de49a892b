import { eachProp } from '../find';
import type { Rule } from '../types';

/** A `key` that is another one when rows come or go, or at each render. */
export const changingKey: Rule = {
  id: 'changing-key',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#page-search-and-sorting-are-lost',
    says: 'These survive all new props, so the table itself was mounted anew.',
    proof: ['With a new key and new columns all of it is lost.', 'Search text | kept | kept | kept | lost'],
    severity: 'warning',
    cure: 'Look for a key that changes, for instance key={rows.length}',
  },
  bad: `<MaterialTable key={people.length} columns={columns} data={people} />`,
  good: `<MaterialTable key="people" columns={columns} data={people} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'key')) {
      const given = table.given('key');
      const text = given ? program.text(given) : '';
      if (/\.length$|Math\.random\(|Date\.now\(|randomUUID\(|\b(?:uuid(?:v4)?|nanoid)\(/.test(text))
        yield {
          at: attribute,
          message: `With each new \`${text}\` the table starts over: page, search, sorting and selection go.`,
        };
    }
  },
};
