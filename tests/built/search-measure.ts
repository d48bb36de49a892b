import { groupByPage } from '../../packages/search/groups';
import type { Query } from '../questions/queries';
import { engine } from './built-search';

type Asked = Pick<Query, 'query' | 'expects'>;

/** The shares of queries answered by the first result, and by the first three, as displayed. */
export interface Figures {
  first: number;
  firstThree: number;
}

/** Ask each query, and print the figures. */
export function measure(name: string, all: readonly Asked[]): Figures & { missed: string[] } {
  const ranks = all.map((query) => [query, rankOf(query)] as const);
  const share = (most: number) => ranks.filter(([, rank]) => rank < most).length / all.length;
  const [first, firstThree] = [share(1), share(3)];
  console.log(
    `search, ${name}: ${all.length} queries, first ${percent(first)}, first three ${percent(firstThree)}`,
  );
  return { first, firstThree, missed: ranks.filter(([, rank]) => rank > 2).map(([{ query }]) => query) };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function rankOf({ query, expects }: Asked): number {
  const shown = groupByPage(engine.search(query, 40)).flat();
  const rank = shown.findIndex(({ href }) => expects.some((address) => isAnswer(`/${href}`, address)));
  return rank < 0 ? Infinity : rank;
}

/** An expected page is also answered by its parts, and by pages it was split into; a part only by itself. */
function isAnswer(href: string, expected: string): boolean {
  return expected.includes('#') ? href === plain(expected) : isOn(pageOf(href), pageOf(expected));
}

/** The start page of all docs counts alone: nearly every other page is below it. */
function isOn(page: string, expected: string): boolean {
  if (expected === '/docs') return page === expected;
  return page === expected || page.startsWith(`${expected}/`) || page.startsWith(`${expected}-`);
}

function pageOf(address: string): string {
  return plain(address).split('#')[0] ?? '';
}

function plain(address: string): string {
  return address.replace(/\/(?=#|$)/, '');
}
