/**
 * Where the window is after a navigation: where the visitor left the page (Back, Forward), at the hash's target, or at the
 * top. The generator scrolls once, when the page is shown; tables that become interactive later would shift the position.
 */
import { untilVisitorMoves } from './until-visitor-moves';

interface Place {
  y: number;
  /** The heading above what is seen, and how far it is from the top of the window: tables before it may not be alive yet. */
  heading?: { id: string; top: number };
}

interface RouteUpdate {
  location: { pathname: string; search: string; hash: string };
  previousLocation: RouteUpdate['location'] | null;
}

const places = new Map<string, Place>();
/** The entry of the browser's history that is shown; at a navigation the browser has changed to the next one already. */
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

/** Docusaurus calls it when the new page is shown: go to the hash's target, or back to the remembered position. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  shownEntry = entryKey();
  if (!previousLocation) return;
  const place = places.get(shownEntry);
  const isSearchOnly =
    location.pathname === previousLocation.pathname && location.hash === previousLocation.hash;
  if (place) keepScrollPosition(() => scrollToPlace(place));
  else if (location.hash) {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!document.getElementById(id)) window.scrollTo({ top: 0, behavior: 'instant' });
    // A step of the upgrade that the visitor's choice hides is shown only after this.
    keepScrollPosition(() => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }));
  } else if (!isSearchOnly) release();
}

/** A name for the entry: the router's, or a new one where the browser made the entry (the first page, a link within a page). */
function entryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36);
  history.replaceState({ ...state, key }, '');
  return key;
}

function keepPlace(): void {
  if (!shownEntry) return;
  const above = headings()
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
    .at(-1);
  places.set(shownEntry, {
    y: scrollY,
    heading: above && { id: above.id, top: above.getBoundingClientRect().top },
  });
}

function headings(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4)[id]'));
}

function scrollToPlace({ y, heading }: Place): void {
  const found = heading && document.getElementById(heading.id);
  const top = found ? scrollY + found.getBoundingClientRect().top - heading.top : y;
  window.scrollTo({ top, behavior: 'instant' });
}

/** Scroll to a place now and whenever the page grows, until the visitor scrolls or navigates. Replaces an earlier one. */
export function keepScrollPosition(scroll: () => void): void {
  release();
  // The body is as high as the window; what it holds is as high as the page.
  release = untilVisitorMoves(document.body.children, scroll);
}
