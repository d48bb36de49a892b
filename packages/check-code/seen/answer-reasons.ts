/** Why it matters what a `data` function gave its table: the page, and a sentence of it. */
export const answerReasons = {
  shown: {
    href: '/docs/guides/remote-data#show-an-error-and-try-again',
    says: 'the table lays the message of your error over the rows it had',
  },
  gone: {
    href: '/docs/guides/remote-data#show-an-error-and-try-again',
    says: 'A plain function that throws takes the table away.',
  },
  wordless: {
    href: '/docs/guides/remote-data#loading-never-ends-the-spinner-stays',
    says: 'Throw an `Error`: another object shows no text, and after `throw null` the spinner stays, too.',
  },
  unnamed: {
    href: '/docs/api/props/mt_prop_data#message',
    says: 'When you reject with `undefined`, it is `localization.error`.',
  },
  nothing: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-then',
    says: "A `data` function must also `return` its promise, or the table says `(reading 'totalCount')`.",
  },
  form: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-map',
    says: 'your `data` function answered something else than `{ data: [...], page, totalCount }`, such as the bare array.',
  },
  count: {
    href: '/docs/guides/remote-data#the-total-count-is-wrong',
    says: 'Return it with each page; without it the pagination shows `NaN`.',
  },
  page: {
    href: '/docs/api/props/mt_prop_data#what-it-returns',
    says: 'a missing `page` or `totalCount` shows up as `NaN` in the pagination',
  },
} as const;

/** A program whose `data` function gives what the table can show. */
export const goodAnswer = `import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable columns={columns} data={load} />;
}

async function load(query) {
  console.log('done');
  return { data: [{ id: 1, name: 'Ada' }], page: query.page, totalCount: 1 };
}

const columns = [{ title: 'Name', field: 'name' }];
`;
