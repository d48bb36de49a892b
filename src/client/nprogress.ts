import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';
import { afterWaiting } from '../loadable/waiting';

// Replaces theme-classic's client module of the same name (see plugins/replaced-modules), whose delay is 200 ms, and whose bar
// starts after the arrival when a navigation is interrupted.
nprogress.configure({ showSpinner: false, minimum: 0.08, speed: 200, trickle: true });
Object.assign(nprogress.settings, { trickleRate: 0.02, trickleSpeed: 800 });

/** A page that takes longer than this (ms) to load shows the bar. */
const delay = 1000;

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

let timer: number | undefined;

/** Each navigation ends the one before it, which may never be done. */
export function onRouteUpdate({ location, previousLocation }: RouteUpdate): void {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  stop();
  timer = window.setTimeout(() => nprogress.start(), delay);
}

/** After an interrupted navigation the generator shows the next page before it is there: as a spinner. */
export function onRouteDidUpdate(): void {
  afterWaiting(stop);
}

function stop(): void {
  window.clearTimeout(timer);
  nprogress.done();
}
