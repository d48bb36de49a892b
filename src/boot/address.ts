import { page } from './page';

/** Drop `index.html` or `.html` at the end, doubled slashes, and escapes that the router can't decode. */
export function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const clean = isReadable(pathname)
    ? withoutEnding(pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/'))
    : `${page.base}404.html`;
  const wanted = clean === page.base ? clean : clean.replace(/(?<=\/index\.html)\/$/, '');
  const known = isNotFound() ? knownPath(wanted) : undefined;
  if (known) location.replace(known + search + hash);
  else if (wanted !== pathname || !decodes(hash))
    history.replaceState(history.state, '', wanted + search + safeHash(hash));
  addEventListener('popstate', () => {
    if (!decodes(location.hash)) history.replaceState(history.state, '', safeHash(location.hash));
  });
}

/** Follow a hash in another letter case: people write `#pageSize`, and ids are lowercase. */
export function followHash(): void {
  const id = decodes(location.hash) ? decodeURIComponent(location.hash.slice(1)) : '';
  const known = id.toLowerCase();
  if (known !== id && !document.getElementById(id) && document.getElementById(known))
    location.replace(`#${encodeURIComponent(known)}`);
}

/** A page has a second file, `docs/about.html`, which no route is named after. */
function withoutEnding(pathname: string): string {
  return isNotFound() ? pathname : pathname.replace(/\.html$/, '');
}

/** The router throws on some escapes and trims others: `about%20` would become the page About. */
function isReadable(pathname: string): boolean {
  return decodes(pathname) && !/\s$/.test(decodeURIComponent(pathname));
}

function safeHash(hash: string): string {
  return decodes(hash) ? hash : hash.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%(?!25)/g, '%25');
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isNotFound(): boolean {
  return document.querySelector('meta[name="page"][content="not-found"]') !== null;
}

/** The page with this name in other case, or with `.html` or a slash added; only the 404 page lists paths. */
function knownPath(pathname: string): string | undefined {
  const list = document.getElementById('site-routes')?.textContent;
  const wanted = plain(pathname);
  return (JSON.parse(list ?? '[]') as string[]).find(
    (path) => plain(path) === wanted && path !== location.pathname,
  );
}

function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
}
