const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Do something now and whenever one of the elements changes its size, until the visitor scrolls or navigates.
 * @returns a function that ends it earlier.
 */
export function untilVisitorMoves(elements: Iterable<Element>, act: () => void): () => void {
  const observer = new ResizeObserver(act);
  const stop = () => {
    observer.disconnect();
    for (const name of intents) window.removeEventListener(name, stop, true);
  };
  for (const name of intents) window.addEventListener(name, stop, { capture: true, passive: true });
  act();
  for (const element of elements) observer.observe(element);
  return stop;
}
