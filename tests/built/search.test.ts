import { describe, expect, test } from 'vitest';
import { brotliSize } from '../../plugins/brotli-size';
import { leastScore } from '../../packages/search/engine';
import { groupByPage } from '../../packages/search/groups';
import spoken from '../../packages/search/spoken.json';
import vocabulary from '../../packages/search/vocabulary.json';
import { compact } from '../../packages/search/words';
import { queries, setOfQuery } from '../questions/queries';
import { sentences, setOfSentence } from '../questions/sentences';
import { engine, entries, readIndex } from './built-search';
import { measure, type Figures } from './search-measure';
import { builtPages, readPage } from './pages';

type Floors = Record<'open' | 'held', Figures>;

/** The least shares of queries answered by the first result, and by the first three, as displayed. */
const floors: Floors = {
  open: { first: 0.88, firstThree: 0.96 },
  held: { first: 0.75, firstThree: 0.88 },
};
/** The same for whole sentences. */
const floorsOfSentences: Floors = {
  open: { first: 0.72, firstThree: 0.87 },
  held: { first: 0.68, firstThree: 0.84 },
};

/** The size limits of the index, in kB with brotli. */
const budgets = { 'names.json': 25, 'texts.json': 110 };

describe.each(['open', 'held'] as const)('the %s queries', (set) => {
  test('find what they expect', () => {
    const asked = queries.filter((query) => setOfQuery(query) === set);
    expectFigures(set, measure(`${set} set`, asked), floors);
  });

  test('that are whole sentences find what they expect', () => {
    const asked = sentences.filter((sentence) => setOfSentence(sentence) === set);
    expectFigures(set, measure(`${set} set of whole sentences`, asked), floorsOfSentences);
  });
});

test.each(Object.entries(budgets))('%s is at most %d kB', (name, most) => {
  const size = brotliSize(Buffer.from(readIndex(name))) / 1000;
  console.log(`search, ${name}: ${size.toFixed(1)} kB by brotli`);
  expect(size).toBeLessThanOrEqual(most);
});

test.each(builtPages)('/%s asks for nothing of the search before it is wanted', (page) => {
  expect(readPage(page)).not.toMatch(/search\/(names|texts|worker)|assets\/js\/search\./);
});

describe('the vocabulary', () => {
  const titles = new Set(entries.map(({ title }) => compact(title)));

  test.each(Object.keys({ ...vocabulary, ...spoken }))('"%s" is what a page calls it', (name) => {
    expect(titles.has(compact(name)), 'a heading or a name of the built site').toBe(true);
  });
});

test('no query and no sentence scores as little as what no page answers, and half of other questions do', () => {
  const fits = (query: string) => (engine.search(query, 1)[0]?.score ?? 0) >= leastScore;
  const asked = [...queries, ...sentences].map(({ query }) => query);
  expect(asked.filter((query) => !fits(query))).toEqual([]);
  const others = [
    'What is the capital of France?',
    'how to train a puppy',
    'Who won the world cup in 2018?',
    'kubernetes ingress timeout',
    'recipe for pancakes',
    'Why is the sky blue?',
    'how to tie a tie',
    'longest river in Africa',
    'How do vaccines work?',
    'What is the weather in Berlin tomorrow?',
    'how do I configure nginx as a reverse proxy',
    'python list comprehension with condition',
    'stock price of Apple',
    'What are the rules of chess?',
    'aws lambda cold start',
  ].filter((query) => !fits(query));
  console.log(`search: ${others.length} of 15 questions about other subjects fit nothing`);
  expect(others.length).toBeGreaterThanOrEqual(8);
});

test('each name of a member, typed exactly, comes first', () => {
  const members = entries.filter(({ kind }) => kind === 'member').map(({ title }) => title);
  expect(members.length).toBeGreaterThan(300);
  const lost = [...new Set(members)].filter(
    (name) => engine.search(name, 1)[0]?.title.toLowerCase() !== name.toLowerCase(),
  );
  expect(lost).toEqual([]);
});

test('names of members are found in small and in capital letters, and with one typo', () => {
  const all = new Set(entries.filter(({ kind }) => kind === 'member').map(({ title }) => title));
  // All of them would take minutes.
  const members = [...all].filter((_, index) => index % 6 === 0);
  const found = (query: string) => groupByPage(engine.search(query, 40)).flat().slice(0, 3);
  const known = new Set(entries.map(({ title }) => compact(title)));
  const lost = members.flatMap((name) => {
    const at = Math.floor(name.length / 2);
    const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
    const typos = [
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
      `${before}x${after}`,
      `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
    ];
    // A short word, or one that is another name, isn't a typo of this one.
    const meant = typos.filter((typo) => typo.length > 4 && !known.has(compact(typo)));
    return [
      name.toLowerCase(),
      name.toUpperCase(),
      ...meant,
      ...meant.map((typo) => typo.toLowerCase()),
    ].filter((query) => !found(query).some(({ title }) => compact(title) === compact(name)));
  });
  expect(lost).toEqual([]);
});

test('each heading of an error page is found when it is pasted with a file, a line and a stack', () => {
  const errors = entries.filter(
    ({ kind, title, page }) => kind === 'error' && title !== page && title.length > 25,
  );
  const lost = errors.filter(({ title }) => {
    const pasted = `Uncaught (in promise) TypeError: ${title} at onClick (webpack-internal:///./src/Table.tsx:31:12)`;
    return !engine.search(pasted, 3).some((result) => result.title === title);
  });
  expect(lost.map(({ title }) => title)).toEqual([]);
});

function expectFigures(
  set: 'open' | 'held',
  { first, firstThree, missed }: ReturnType<typeof measure>,
  least: Floors,
): void {
  // The held queries must not be seen.
  const why = set === 'open' ? `not in the first three: ${missed.join('; ')}` : '';
  expect(firstThree, why).toBeGreaterThanOrEqual(least[set].firstThree);
  expect(first).toBeGreaterThanOrEqual(least[set].first);
}
