import type { Page, Route } from '@playwright/test';

/** How a host or a network fails to deliver a file. */
export const failures = {
  'the connection breaks': (route: Route) => route.abort('connectionreset'),
  'the host answers 404 with HTML': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><h1>Something else</h1>' }),
  'the file is cut off': async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      contentType: response.headers()['content-type'],
      body: text.slice(0, text.length / 2),
    });
  },
};

export type Failure = keyof typeof failures;

export interface Network {
  /** The matching requests since the last change. */
  asked: string[];
  /** Don't answer matching requests before the next change. */
  hold: () => void;
  /** Answer held and future requests in this way; without one, as the host does. */
  answer: (failure?: Failure) => void;
}

export async function breakNetwork(page: Page, isMeant: (url: string) => boolean): Promise<Network> {
  let failure: Failure | undefined;
  let release = () => {};
  let held: Promise<void> | undefined;
  const asked: string[] = [];
  const answerNow = (route: Route) => (failure === undefined ? route.fallback() : failures[failure](route));
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (!isMeant(url)) return route.fallback();
    asked.push(new URL(url).pathname);
    await held;
    // A closed page or a terminated worker waits for no answer.
    await answerNow(route).catch(() => {});
  });
  return {
    asked,
    hold: () => {
      asked.length = 0;
      failure = undefined;
      held = new Promise((resolve) => (release = resolve));
    },
    answer: (next) => {
      failure = next;
      held = undefined;
      release();
    },
  };
}
