// Marks the search words on the page that a result leads to. Its code loads only then.

import { keptTerms } from './kept-terms';

interface RouteUpdate {
  location: { hash: string };
}

/** Docusaurus calls it on each page: mark the words that were searched for. */
export function onRouteDidUpdate({ location }: RouteUpdate): void {
  if (!keptTerms.read()) return;
  void import(/* webpackChunkName: "search" */ './mark').then(
    ({ markTerms }) => markTerms(location.hash),
    () => {},
  );
}
