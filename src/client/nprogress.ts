import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';
import { afterWaiting } from '../loadable/waiting';

// Replaces theme-classic's module of the same name (see plugins/replaced-modules), which waits 200 ms and
// starts its bar after the page has loaded when a navigation is interrupted.
nprogress.configure({ showSpinner: false, minimum: 0.08, speed: 200, trickle: true });
Object.assign(nprogress.settings, { trickleRate: 0.02, trickleSpeed: 800 });

/** A page that takes longer than this (ms) to load shows the bar. */
const delay = 1000;

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

let timer: number | undefined;

/** Each navigation ends the one before it, which may never finish. */
export function onRouteUpdate({ location, previousLocation }: RouteUpdate): void {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  stop();
  timer = window.setTimeout(() => nprogress.start(), delay);
}

/** After an interrupted navigation the generator shows the next page, as a spinner, before it has loaded. */
export function onRouteDidUpdate(): void {
  afterWaiting(stop);
}

function stop(): void {
  window.clearTimeout(timer);
  nprogress.done();
}
