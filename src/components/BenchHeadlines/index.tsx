import type { ReactNode } from 'react';
import headlines from '../../../bench/headlines.json';

interface Headline {
  value: number;
  date: string;
}

/** What `npm run bench` says of the site, by the keys of bench/headlines.json; a figure that was not measured has no line. */
export default function BenchHeadlines() {
  const measured: Partial<Record<string, Headline>> = headlines;
  return (
    <ul>
      {Object.entries(sentences).map(([name, say]) => {
        const figure = measured[name];
        return (
          figure && (
            <li key={name}>
              {say(figure.value)} ({figure.date})
            </li>
          )
        );
      })}
    </ul>
  );
}

const ms = (value: number) => <strong>{Math.round(value)}&nbsp;ms</strong>;
const percent = (value: number) => (
  <strong>{(Math.max(0, value) * 100).toFixed(value < 0.1 ? 1 : 0)}&nbsp;%</strong>
);

/** One for each figure that a part of the bench gives. */
export const sentences: Record<string, (value: number) => ReactNode> = {
  slowestInteraction: (value) => (
    <>
      Of ten usual interactions, such as to sort, filter or type in the editor, the slowest shows its next
      frame after {ms(value)}.
    </>
  ),
  medianInteraction: (value) => <>The one in the middle takes {ms(value)}.</>,
  searchKey: (value) => <>A key in the search shows its results after {ms(value)}.</>,
  sortAgainstStock: (value) => (
    <>
      A demo can be sorted after {percent(value)} of the time that the same demo takes on a plain Docusaurus
      page.
    </>
  ),
  memoryGrowth: (value) => <>Twenty changes of the page keep {percent(value)} more in memory than ten.</>,
};
