import type { Route } from '@playwright/test';

/** How a host or a network fails to deliver a file. */
export const ways: Record<string, (route: Route) => Promise<void>> = {
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
};

function answer(route: Route, status: number): Promise<void> {
  return route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Something else</h1>' });
}
