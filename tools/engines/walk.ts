import { builtPages, readPage } from '../built-site/pages';
import { answersClick, checks, openPage, type Check } from './checks';
import type { Driver } from './driver';
import { exampleChecks } from './examples';
import { tryEndlessPrograms, tryHostilePrograms, type Outcome } from './programs';

export interface Part {
  what: string;
  /** Run the steps of this part with a matching title. */
  run: (driver: Driver, site: string, only: RegExp) => Promise<Outcome[]>;
}

/** The steps for every engine, in order: programs that can hang an engine are last. */
export const walk: Part[] = [
  each('every page comes to life', () =>
    pages().map((page) => [`/${page}`, (driver, site) => openPage(driver, site + page)]),
  ),
  each('a table of each topic answers a click', () => topics().map((page) => [page, answersClick(page)])),
  each('each example: edit, save, colors, search', () => exampleChecks),
  each('tools: edit and run, a shared link, search, colors', () => Object.entries(checks)),
  { what: 'hostile programs get nothing', run: (driver, _, only) => tryHostilePrograms(driver, only) },
  { what: 'endless programs end', run: (driver, _, only) => tryEndlessPrograms(driver, only) },
];

function each(what: string, list: () => [title: string, check: Check][]): Part {
  return {
    what,
    run: async (driver, site, only) => {
      const outcomes: Outcome[] = [];
      for (const [title, check] of list().filter(([name]) => only.test(name)))
        outcomes.push({ title, fault: await faultOf(check(driver, site)) });
      return outcomes;
    },
  };
}

async function faultOf(checking: Promise<void>): Promise<string | undefined> {
  try {
    await checking;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function pages(): string[] {
  return builtPages.map((page) => page && `${page}/`);
}

/** The first page with a table of each topic. */
function topics(): string[] {
  const withTables = pages().filter(
    (page) => /^demos\/[^/]+\/./.test(page) && readPage(page).includes('data-island'),
  );
  const topicOf = (page: string) => page.split('/')[1];
  return withTables.filter(
    (page, index) => withTables.findIndex((other) => topicOf(other) === topicOf(page)) === index,
  );
}
