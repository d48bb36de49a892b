import type { Program } from '../program';
import type { AnswerFault, BadAnswer, RunReport, RuntimeFinding, RuntimeRule } from './types';

/** Why the result of a `data` function matters: the page, and a sentence of it. */
export const answerReasons = {
  shown: {
    href: '/docs/guides/remote-data#show-an-error-and-try-again',
    says: 'the table shows your error message over the previous rows',
  },
  gone: {
    href: '/docs/guides/remote-data#show-an-error-and-try-again',
    says: 'If a non-async function throws, the table itself crashes.',
  },
  wordless: {
    href: '/docs/guides/remote-data#loading-never-ends-the-spinner-stays',
    says: 'Throw an `Error`: an object without a `message` shows no text, and `throw null` also leaves the spinner.',
  },
  unnamed: {
    href: '/docs/api/props/mt_prop_data#message',
    says: 'If you reject with `undefined`, it is `localization.error`.',
  },
  nothing: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-then',
    says: "A `data` function must also `return` its promise, or the table says `(reading 'totalCount')`.",
  },
  form: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-map',
    says: 'your data function returned something other than { data: [...], page, totalCount }, such as the bare array.',
  },
  count: {
    href: '/docs/guides/remote-data#the-total-count-is-wrong',
    says: 'Return it with each page; without it, the pagination shows `NaN`.',
  },
  page: {
    href: '/docs/api/props/mt_prop_data#what-it-returns',
    says: 'a missing `page` or `totalCount` shows `NaN` in the pagination',
  },
} as const;

/** A program whose `data` function returns what the table can show. */
const goodAnswer = `import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable columns={columns} data={load} />;
}

async function load(query) {
  console.log('done');
  return { data: [{ id: 1, name: 'Ada' }], page: query.page, totalCount: 1 };
}

const columns = [{ title: 'Name', field: 'name' }];
`;

const { shown, gone, wordless, unnamed, nothing, form, count, page } = answerReasons;

/** A `data` function whose promise resolved with something that the table can't show. */
export const remoteAnswer: RuntimeRule = {
  id: 'seen-remote-answer',
  title: '`data` function whose answer the table cannot show',
  sameAs: 'remote-total',
  severity: 'error',
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
  *check({ tables }) {
    for (const { table, seen } of tables) {
      const { answer } = seen;
      if (answer?.how !== 'resolved') continue;
      const isCounted = answer.what !== 'totalCount' && answer.what !== 'page';
      // Without pages, nothing reads the numbers.
      if (!isCounted && table.option('paging') === false) continue;
      yield {
        at: table.placeOf('data'),
        message: messageOf(answer),
        because: reasonOf[answer.what] ?? form,
      };
    }
  },
};

const reasonOf: Partial<Record<BadAnswer['what'], { href: string; says: string }>> = {
  nothing,
  totalCount: count,
  page,
};

const wanted = '`{ data: rows, page: query.page, totalCount }`';

const messages: Record<AnswerFault, string> & Partial<Record<BadAnswer['what'], string>> = {
  nothing: `The promise of \`data\` gave the table nothing: something in it doesn't \`return\`. Return ${wanted}.`,
  array: `The promise of \`data\` gave the table a bare array. Return ${wanted}.`,
  response: `The promise of \`data\` gave the table the \`Response\` of \`fetch\` itself. Read it with \`await response.json()\`, and return ${wanted}.`,
  rows: `The promise of \`data\` gave the table an object without an array in \`data\`. Return ${wanted}.`,
  totalCount: 'The answer of `data` had no number in `totalCount`: the pagination counts with it.',
  page: 'The answer of `data` had no number in `page`: return `query.page`.',
};

function messageOf({ what, list }: BadAnswer): string {
  const message = messages[what] ?? messages.nothing;
  return list === undefined ? message : `${message} The rows seem to be in \`.${list}\`.`;
}

/** A `data` function that threw, or whose promise was rejected. */
export const remoteError: RuntimeRule = {
  id: 'seen-remote-error',
  title: '`data` function that failed',
  severity: 'error',
  bad: `import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable columns={columns} data={load} />;
}

async function load(query) {
  const answer = { ok: false, status: 500 };
  if (!answer.ok) throw new Error('The server said ' + answer.status);
  return { data: [], page: query.page, totalCount: 0 };
}

const columns = [{ title: 'Name', field: 'name' }];
`,
  good: goodAnswer,
  check: findErrors,
};

function* findErrors({ tables }: RunReport, program: Program): Generator<RuntimeFinding> {
  for (const { table, seen } of tables) {
    const { answer } = seen;
    if (!answer || answer.how === 'resolved') continue;
    const at =
      answer.line === undefined ? table.placeOf('data') : program.placeAt(answer.line, answer.column);
    yield { at, ...wordsFor(answer) };
  }
}

function wordsFor({ how, what, message = '' }: BadAnswer): Pick<RuntimeFinding, 'message' | 'because'> {
  // Its own backticks would start code in the middle of it.
  const quoted = `“${message.replaceAll('`', '´')}”`;
  if (how === 'threw')
    return {
      message: `The \`data\` function threw${message === '' ? '' : ` ${quoted}`} before it returned a promise. Make it \`async\`: then the table shows the error, and stays.`,
      because: gone,
    };
  switch (what) {
    case 'undefined':
      return {
        message:
          'The promise of `data` was rejected without a reason, so the table says only that it failed. Reject it with an `Error`.',
        because: unnamed,
      };
    case 'null':
    case 'other':
      return {
        message: `The promise of \`data\` was rejected with ${what === 'null' ? '`null`' : 'a value without `message`'}. Reject it with an \`Error\`.`,
        because: wordless,
      };
    default:
      return {
        message: `The promise of \`data\` was rejected with ${quoted}, so there are no new rows. It has to be resolved with \`{ data, page, totalCount }\`.`,
        because: shown,
      };
  }
}
