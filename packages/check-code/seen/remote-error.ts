import type { Program } from '../program';
import { answerReasons, goodAnswer } from './answer-reasons';
import { placeOf } from './place';
import type { BadAnswer, Seen, SeenFinding, SeenRule } from './types';

const { shown, gone, wordless, unnamed } = answerReasons;

/** A `data` function that threw, or whose promise was rejected. */
export const remoteError: SeenRule = {
  id: 'seen-remote-error',
  title: '`data` function that failed',
  reason: {
    ...shown,
    proof: [shown.says, gone.says, wordless.says.replaceAll('`', '')],
    severity: 'error',
  },
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

function* findErrors({ tables }: Seen, program: Program): Generator<SeenFinding> {
  for (const { table, seen } of tables) {
    const { answer } = seen;
    if (!answer || answer.how === 'resolved') continue;
    const at =
      answer.line === undefined
        ? placeOf(program, table, 'data').at
        : program.placeAt(answer.line, answer.column);
    yield { at, within: at, ...told(answer) };
  }
}

function told({ how, what, message = '' }: BadAnswer): Pick<SeenFinding, 'message' | 'because'> {
  // Its own backticks would begin code in the middle of it.
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
