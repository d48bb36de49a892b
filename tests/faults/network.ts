import type { Page, Route } from '@playwright/test';
import { failures } from './ways';

/** A network between the page and its host that a test breaks and fixes. */
export interface Network {
  /** What was asked for and is meant, since the last change. */
  asked: string[];
  /** Answer nothing that is meant before the next change. */
  hold: () => void;
  /** Answer what is held, and all that is meant from now on, in this way; without one, as the host does. */
  answer: (way?: string) => void;
}

export async function breakNetwork(page: Page, isMeant: (url: string) => boolean): Promise<Network> {
  let way: string | undefined;
  let release = () => {};
  let held: Promise<void> | undefined;
  const asked: string[] = [];
  const answerNow = (route: Route) => (way === undefined ? route.fallback() : failures[way]?.(route));
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (!isMeant(url)) return route.fallback();
    asked.push(new URL(url).pathname);
    await held;
    // A page that is left, or a worker that was ended, waits for no answer.
    await answerNow(route)?.catch(() => {});
  });
  return {
    asked,
    hold: () => {
      asked.length = 0;
      way = undefined;
      held = new Promise((resolve) => (release = resolve));
    },
    answer: (next) => {
      way = next;
      held = undefined;
      release();
    },
  };
}
