// Marks what was looked for, on the page where a search result led. The code for it comes only then.

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
