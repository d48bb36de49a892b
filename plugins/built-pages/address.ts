import path from 'node:path';

/** A route below the base path, without slashes at its ends; the home page is the empty one. */
export function addressOf(route: string, baseUrl: string): string {
  return route.slice(baseUrl.length).replace(/\/$/, '');
}

/** Where the generator has written a page. */
export function fileOf(route: string, { outDir, baseUrl }: { outDir: string; baseUrl: string }): string {
  const address = addressOf(route, baseUrl);
  return path.join(outDir, address.endsWith('.html') ? address : path.join(address, 'index.html'));
}
