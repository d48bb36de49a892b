/**
 * The scroll position after a navigation: where the visitor left the page (Back, Forward), at the hash's
 * target, or at the top. The generator scrolls once, when the page is shown; tables that become interactive
 * later would shift the position.
 */
import { untilVisitorMoves } from './until-visitor-moves';

interface RouteUpdate {
  location: { pathname: string; search: string; hash: string };
  previousLocation: RouteUpdate['location'] | null;
}

/** How far each history entry was scrolled. */
const places = new Map<string, number>();
/** The history entry that is shown; during a navigation the browser has already changed to the next one. */
let shownEntry: string | undefined;
let release = () => {};

if (typeof window !== 'undefined') {
  let timer = 0;
  const keep = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keepPlace, 100);
  };
  window.addEventListener('scroll', keep, { passive: true });
}

/** Docusaurus calls it before a page changes: remember the old page's position. */
export function onRouteUpdate({ location, previousLocation }: RouteUpdate): void {
  if (previousLocation && location.pathname !== previousLocation.pathname) keepPlace();
  shownEntry = undefined;
}

/** Docusaurus calls it when the new page is shown: scroll to the hash's target or the stored position. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  shownEntry = entryKey();
  if (!previousLocation) return;
  const place = places.get(shownEntry);
  const isSearchOnly =
    location.pathname === previousLocation.pathname && location.hash === previousLocation.hash;
  if (place !== undefined) keepScrollPosition(() => window.scrollTo({ top: place, behavior: 'instant' }));
  else if (location.hash) {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!document.getElementById(id)) window.scrollTo({ top: 0, behavior: 'instant' });
    // A step of the upgrade that the visitor's choice hides is shown only after this.
    keepScrollPosition(() => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }));
  } else if (!isSearchOnly) release();
}

/** A key for the entry: the router's, or a new one if the browser created it (a link within a page). */
function entryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36);
  history.replaceState({ ...state, key }, '');
  return key;
}

function keepPlace(): void {
  if (shownEntry) places.set(shownEntry, scrollY);
}

/** Scroll to a place now and when the page grows, until the visitor scrolls. Replaces an earlier call. */
function keepScrollPosition(scroll: () => void): void {
  release();
  // The body is as high as the window; its children are as high as the page.
  release = untilVisitorMoves(document.body.children, scroll);
}
