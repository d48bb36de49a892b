import { redirects } from '../../plugins/redirects/table';
import { slugOf } from '../../plugins/markdown';
import freshEntries from './fresh.json';
import gapEntries from './gaps.json';
import entries from './other-tables.json';
import { findPage, sectionsOf, type Section } from './sections';
import taskEntries from './tasks.json';

/** A question from a public thread about another table, reworded, and how the pages answered it then. */
export interface OtherQuestion {
  /** `o001` and so on; every third one is held back. */
  id: string;
  library: string;
  question: string;
  /** Address of the thread. */
  source: string;
  topic: string;
  /** Not to be read by the pages' authors before 2026-11-27, when a reader judged them. */
  held?: boolean;
  /** How a reader who saw nothing but the built pages judged a held answer, before the pages' authors did. */
  judged?: string;
  /** `whole`: one section has the complete answer, even a plain No; `partly`: incomplete; `none`: none. */
  answer?: string;
  page?: string | null;
  /** Text of the heading, or the page's title when the page as a whole is the answer. */
  heading?: string;
  mustContain?: string[];
  /** The answer exists, under a heading that doesn't mention it. */
  buried?: boolean;
  /** What is missing. */
  note?: string;
}

/** A screen to build, with points that can be checked when it runs. */
export interface Task {
  id: string;
  topic: string;
  task: string;
  points: string[];
  held?: boolean;
}

export const otherQuestions: readonly OtherQuestion[] = entries;
export const tasks: readonly Task[] = taskEntries;

/** Where the pages answer a held question that its judges found lacking, since the authors have read it. */
export const gaps: readonly Required<Pick<OtherQuestion, 'id' | 'page' | 'heading' | 'mustContain'>>[] =
  gapEntries;

/** Questions that were collected when the pages' authors had read all others, and how they were judged first. */
interface FreshQuestion extends Required<Pick<OtherQuestion, 'id' | 'library' | 'question' | 'source'>> {
  judged: string;
  /** False where the judge missed the asker's words in the heading. */
  fits?: boolean;
  /** Where the answer is now. */
  page: string;
  heading: string;
}

export const freshQuestions: readonly FreshQuestion[] = freshEntries;

/** The threads of each library. */
export const threadsOf: Record<string, RegExp> = {
  'material-react-table': /^https:\/\/github\.com\/KevinVandy\/material-react-table\/issues\/\d+$/,
  'mui-x-data-grid': /^https:\/\/github\.com\/mui\/mui-x\/issues\/\d+$/,
  'ag-grid': /^https:\/\/github\.com\/ag-grid\/ag-grid(-react)?\/issues\/\d+$/,
  'tanstack-table': /^https:\/\/github\.com\/TanStack\/table\/issues\/\d+$/,
  'ant-design': /^https:\/\/github\.com\/ant-design\/(ant-design|pro-components)\/issues\/\d+$/,
  primereact: /^https:\/\/github\.com\/primefaces\/primereact\/issues\/\d+$/,
  'react-data-grid': /^https:\/\/github\.com\/Comcast\/react-data-grid\/issues\/\d+$/,
  'mui-datatables': /^https:\/\/github\.com\/gregnb\/mui-datatables\/issues\/\d+$/,
  handsontable: /^https:\/\/github\.com\/handsontable\/(handsontable|react-handsontable)\/issues\/\d+$/,
};

/**
 * The sections of an answer, following the redirects if its page or heading has moved.
 * @throws when the page was removed without a redirect.
 */
export async function sectionsOfAnswer(page: string, heading: string, table = redirects): Promise<Section[]> {
  const here = findPage(page) ? await named(page, heading) : [];
  if (here.length > 0) return here;
  const old = page.slice(1);
  const target = table[`${old}#${slugOf(heading)}`] ?? table[old];
  if (target === undefined) return findPage(page) ? [] : sectionsOf(page);
  const [route = '', anchor] = target.split('#');
  const sections = await sectionsOf(`/${route}`);
  if (anchor !== undefined) return sections.filter((section) => section.anchor === anchor);
  const same = sections.filter((section) => section.heading === heading);
  return same.length > 0 ? same : sections.slice(0, 1);
}

async function named(page: string, heading: string): Promise<Section[]> {
  return (await sectionsOf(page)).filter((section) => section.heading === heading);
}
