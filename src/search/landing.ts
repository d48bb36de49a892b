// Marks what was looked for, on the page where a search result led. The code for it comes only then.

interface RouteUpdate {
  location: { hash: string };
}

export function onRouteDidUpdate({ location }: RouteUpdate): void {
  if (!hasTerms()) return;
  void import(/* webpackChunkName: "search" */ './mark').then(
    ({ markTerms }) => markTerms(location.hash),
    () => {},
  );
}

function hasTerms(): boolean {
  try {
    return sessionStorage.getItem('search-match-terms') !== null;
  } catch {
    return false;
  }
}
