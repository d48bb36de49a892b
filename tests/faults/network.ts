import type { Page, Route } from '@playwright/test';
import { failures } from './ways';

export interface Network {
  /** The matching requests since the last change. */
  asked: string[];
  /** Don't answer matching requests before the next change. */
  hold: () => void;
  /** Answer held and future requests in this way; without one, as the host does. */
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
    // A closed page or a terminated worker waits for no answer.
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
