import { answerReasons, goodAnswer } from './answer-reasons';
import { placeOf } from './place';
import type { AnswerFault, BadAnswer, SeenRule } from './types';

const { form, nothing, count, page } = answerReasons;

/** A `data` function whose promise was resolved with something that the table can't show. */
export const remoteAnswer: SeenRule = {
  id: 'seen-remote-answer',
  title: '`data` function whose answer the table cannot show',
  sameAs: 'remote-total',
  reason: {
    ...form,
    proof: [
      "Cannot read properties of undefined (reading 'map')",
      "or the table says (reading 'totalCount')",
    ],
    severity: 'error',
  },
  bad: `import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable columns={columns} data={load} />;
}

async function load() {
  return [{ id: 1, name: 'Ada' }];
}

const columns = [{ title: 'Name', field: 'name' }];
`,
  good: goodAnswer,
  *check({ tables }, program) {
    for (const { table, seen } of tables) {
      const { answer } = seen;
      if (answer?.how !== 'resolved') continue;
      const isCounted = answer.what !== 'totalCount' && answer.what !== 'page';
      // Without pages nobody reads the numbers.
      if (!isCounted && table.option('paging') === false) continue;
      const { at } = placeOf(program, table, 'data');
      yield { at, within: at, message: messageOf(answer), because: reasonOf[answer.what] ?? form };
    }
  },
};

const reasonOf: Partial<Record<BadAnswer['what'], { href: string; says: string }>> = {
  nothing,
  totalCount: count,
  page,
};

const wanted = '`{ data: rows, page: query.page, totalCount }`';

const messages: Record<AnswerFault, string> = {
  nothing: `The promise of \`data\` gave the table nothing: something in it doesn't \`return\`. Return ${wanted}.`,
  array: `The promise of \`data\` gave the table a bare array. Return ${wanted}.`,
  response: `The promise of \`data\` gave the table the \`Response\` of \`fetch\` itself. Read it with \`await response.json()\`, and return ${wanted}.`,
  rows: `The promise of \`data\` gave the table an object without an array in \`data\`. Return ${wanted}.`,
  totalCount: 'The answer of `data` had no number in `totalCount`: the pagination counts with it.',
  page: 'The answer of `data` had no number in `page`: return `query.page`.',
};

function messageOf({ what, list }: BadAnswer): string {
  const message = what in messages ? messages[what as AnswerFault] : messages.nothing;
  return list === undefined ? message : `${message} The rows seem to be in \`.${list}\`.`;
}
