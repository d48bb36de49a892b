import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

// Stands in for theme-classic's client module of the same name (see plugins/replaced-modules), whose delay is 200 ms.
nprogress.configure({ showSpinner: false, minimum: 0.08, speed: 200, trickle: true });
Object.assign(nprogress.settings, { trickleRate: 0.02, trickleSpeed: 800 });

/** A page that takes longer than this (ms) to come shows the bar. */
const delay = 1000;

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

export function onRouteUpdate({ location, previousLocation }: RouteUpdate): (() => void) | undefined {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const timer = window.setTimeout(() => nprogress.start(), delay);
  return () => window.clearTimeout(timer);
}

export function onRouteDidUpdate(): void {
  nprogress.done();
}
