import type { startIsland } from './island';
import type { DemoModule, Island } from './types';

// A table that is in view answers sooner when it doesn't wait for the page around it. This module is in the main script and
// independent of tables; the page's own chunk registers its demos and how to start them.

/** A table this close below the window counts as in view, in px. */
const near = 400;
const demos = new Map<string, DemoModule>();
const started = new WeakMap<Element, Promise<Island>>();
let start: typeof startIsland | undefined;

/** Called by each demo's module. */
export function offerDemo(demo: DemoModule): DemoModule {
  demos.set(demo.id, demo);
  return demo;
}

/** Called once by the module that shows demos. */
export function offerStart(given: typeof startIsland): void {
  start = given;
}

/** Start the tables in view before the page around them is hydrated. Resolves when all of them have, or can't. */
export function startVisibleIslands(): Promise<unknown> {
  const starting: Promise<Island>[] = [];
  for (const node of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const demo = demos.get(node.dataset.island ?? '');
    const { top, bottom } = node.getBoundingClientRect();
    if (!start || !demo || bottom < 0 || top > window.innerHeight + near) continue;
    const island = start(node, demo);
    // The component that adopts the island handles the rejection.
    island.catch(() => {});
    started.set(node, island);
    starting.push(island);
  }
  return Promise.allSettled(starting);
}

/** The island of a node, if it was started before the page was there. */
export function takeStarted(node: Element): Promise<Island> | undefined {
  const island = started.get(node);
  started.delete(node);
  return island;
}
