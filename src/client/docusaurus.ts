// Stands in for the generator's module of the same name (see plugins/site-behavior). It looks up each link that comes into view at once:
// on a page full of links that takes longer than its hydration. Here they wait for idle moments.
import stock from '@docusaurus/core/lib/client/docusaurus';

const waiting = new Set<string>();

function prefetch(path: string): void {
  if (waiting.size === 0) whenIdle(prefetchNext);
  waiting.add(path);
}

function prefetchNext(): void {
  const [path] = waiting;
  if (path === undefined) return;
  waiting.delete(path);
  void stock.prefetch(path);
  if (waiting.size > 0) whenIdle(prefetchNext);
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 5000 });
  else setTimeout(then, 50);
}

export default Object.freeze({ ...stock, prefetch });
