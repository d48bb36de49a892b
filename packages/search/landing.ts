// Marks the search words on a result's page; the code loads only then.

import { keptTerms } from './internal/kept-terms';

interface RouteUpdate {
  location: { hash: string };
}

/** Docusaurus calls it on each page: mark the search words. */
export function onRouteDidUpdate({ location }: RouteUpdate): void {
  if (!keptTerms.read()) return;
  void import(/* webpackChunkName: "search" */ './mark').then(
    ({ markTerms }) => markTerms(location.hash),
    () => {},
  );
}
