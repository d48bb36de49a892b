interface RouteUpdate {
  location: { hash: string };
}

/** Docusaurus calls it on each page: a link to a folded part opens it. */
export function onRouteDidUpdate({ location: { hash } }: RouteUpdate): void {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) unfold(target);
}

/** Open the part that contains the target. A folded part's own heading is above the fold. */
function unfold(target: Element): void {
  const isHeading = target.closest('summary') !== null;
  let isMoved = false;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    isMoved ||= !fold.open && !isHeading;
    fold.open = true;
  }
  if (isMoved) target.scrollIntoView();
}

// A printed page can't be unfolded.
if (typeof window !== 'undefined')
  window.addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
  });
