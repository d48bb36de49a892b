import type { Locator } from '@playwright/test';
import { demoOf, type Page } from '../browser/fixtures';
import { openPage, wakeTables } from '../browser/site';
import type { Kind } from './kinds';

/** One thing that can fail, at one moment, in every way. */
export interface Fault {
  /** What fails. */
  what: string;
  /** The kinds of built files that fail. */
  kinds: Kind[];
  /** Rows of a group fail in the same code on different pages; together they cover every way. */
  group: string;
  /** `first load`, `navigation`, `back`, `hash link` or `click`. */
  when: string;
  /** Whether a request is for the failing file; called before anything is broken. */
  meant: (page: Page) => Promise<(url: string) => boolean>;
  /** All steps before the failure, while everything works. */
  before?: (page: Page) => Promise<void>;
  /** The visitor's action when it fails; it doesn't wait for the file. */
  act: (page: Page) => Promise<void>;
  /** What a visitor sees while the file is loading: what stays, and what announces it. */
  waits: (page: Page) => Locator[];
  /** Where the failure is reported, if not in the site's red box. */
  box?: (page: Page) => Locator;
  /** How a visitor tries again without Retry, and why there is none. */
  retry?: { how: (page: Page) => Promise<void>; why: string };
  /** The text of the red box. */
  says: RegExp;
  /** The box also appears when the file takes 30 s, and disappears when it has loaded. */
  givesUp?: string;
  /** What has to be there all the time. */
  stays: (page: Page) => Locator;
  /** Where the focus moves if its element disappears, and why; otherwise it stays. */
  focusMoves?: string;
  /** Resolves when the failed part works. */
  healed: (page: Page) => Promise<void>;
  /** Ways that look like success, each with its reason. */
  not?: Record<string, string>;
}

/** Whether a request is for a file of this name. */
export const named = (pattern: RegExp) => async () => (url: string) => pattern.test(new URL(url).pathname);

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

export const openTable = (id: string, path: string) => async (page: Page) => {
  await openPage(page, path);
  await demoOf(page, id);
};

/** Open a page and wait until its tables are interactive. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await wakeTables(page);
}

/** Data contains no script: making it throw would be a truncated file. */
export const noScript = { 'the script throws': 'data and pages are read, not run as scripts' };
