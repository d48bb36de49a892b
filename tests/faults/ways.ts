import type { Route } from '@playwright/test';

/** The way that succeeds: the response takes so long that a visitor wonders. */
export const late = 'the answer takes 30 s';

/** How a host or a network fails to deliver a file. */
export const failures: Record<string, (route: Route) => Promise<void>> = {
  'the connection breaks': (route) => route.abort('connectionreset'),
  'the network is gone': (route) => route.abort('internetdisconnected'),
  'the host answers 404': (route) => answer(route, 404),
  'the host answers 500': (route) => answer(route, 500),
  'the host answers 200 with HTML': (route) => answer(route, 200),
  'the file is cut off': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      contentType: response.headers()['content-type'],
      body: text.slice(0, text.length / 2),
    });
  },
  'the file is empty': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
  'the script throws': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `throw new Error(${JSON.stringify(thrownWords)});`,
    }),
};

const thrownWords = 'Broken on purpose.';

/** The browser's message for an uncaught error, if the file itself throws. */
export const thrownByFile: Record<string, RegExp> = {
  'the host answers 404': /Unexpected token/,
  'the host answers 500': /Unexpected token/,
  'the host answers 200 with HTML': /Unexpected token/,
  'the file is cut off': /Unexpected|missing|Missing initializer|Invalid|Unterminated/,
  'the script throws': new RegExp(thrownWords),
};

export const ways = [...Object.keys(failures), late];

function answer(route: Route, status: number): Promise<void> {
  return route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Something else</h1>' });
}
