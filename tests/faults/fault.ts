import type { Locator } from '@playwright/test';
import { demoOf, expect, type Page } from '../browser/fixtures';
import { openPage } from '../browser/site';
import type { Kind } from './kinds';
import type { Finding } from './reviews';

/** One thing that can fail, at one moment; every way to fail is tried on it. */
export interface Fault {
  /** What fails. */
  what: string;
  /** The kinds of file in the build that it fails. */
  kinds: Kind[];
  /** What earlier reviews of the site found there. */
  from?: Finding[];
  /** Rows of one group fail in the same code and differ in the page around it; together they meet every way. */
  group: string;
  /** `first load`, `navigation`, `back`, `hash link` or `click`. */
  when: string;
  /** Whether a request is for what fails; asked for before anything is broken. */
  meant: (page: Page) => Promise<(url: string) => boolean>;
  /** All that comes before the failure, while everything works. */
  before?: (page: Page) => Promise<void>;
  /** What the visitor does when it fails; it waits for nothing that needs the file. */
  act: (page: Page) => Promise<void>;
  /** All that a visitor sees while the file is on its way: what stays, and what says that something comes. */
  waits: (page: Page) => Locator[];
  /** Where the failure is told, where that is not the site's red box. */
  box?: (page: Page) => Locator;
  /** How a visitor tries again, where there is no Retry for it, and why not. */
  retry?: { how: (page: Page) => Promise<void>; why: string };
  /** What the red box says. */
  says: RegExp;
  /** The box comes, too, when the file takes 30 s; it heals when the file is there. */
  givesUp?: string;
  /** What has to be there all the while. */
  stays: (page: Page) => Locator;
  /** Where the focus goes with what had it, and why that is right; otherwise the failure leaves it where it is. */
  focusMoves?: string;
  /** Resolves when what had failed works. */
  healed: (page: Page) => Promise<void>;
  /** Ways that can't be told from success, each with its reason. */
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

/** Open a page and wait until its tables answer. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-state', 'live');
  }
}

/** Data has no script in it: what is asked to throw would be a cut-off file. */
export const noScript = { 'the script throws': 'data and pages are read, not run as scripts' };
