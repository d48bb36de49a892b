import type { startIsland } from './island';
import type { DemoModule, Island } from './types';

// How a demo in a page becomes a live table. This module is in the main script and independent of tables.
// 1. The chunk of a page runs: the module of each demo (plugins/demos/modules.ts) registers that demo, and
//    TableIsland registers the code that starts one, which is too large for the main script.
// 2. The client's entry (src/client/entry.ts) starts the tables in view: they respond sooner when they
//    don't wait for React to hydrate the page around them.
// 3. When the page is hydrated, each TableIsland adopts its table, or starts it when it scrolls into view.

/** A table this close below the window counts as in view, in px. */
const near = 400;
const demos = new Map<string, DemoModule>();
const started = new WeakMap<Element, Promise<Island>>();
let starter: typeof startIsland | undefined;

/** Register a demo by its id. Called by its generated module. */
export function register<Demo extends DemoModule>(demo: Demo): Demo {
  demos.set(demo.id, demo);
  return demo;
}

/** Register the code that starts a table. Called once, by TableIsland. */
export function registerStarter(given: typeof startIsland): void {
  starter = given;
}

/** Start the tables in view before the page is hydrated. Resolves when all have started or failed. */
export function start(): Promise<unknown> {
  const starting: Promise<Island>[] = [];
  for (const node of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const demo = demos.get(node.dataset.island ?? '');
    const { top, bottom } = node.getBoundingClientRect();
    // A table that isn't laid out is at 0: it starts when it is shown.
    if (!starter || !demo || bottom <= 0 || top > window.innerHeight + near) continue;
    const island = starter(node, demo);
    // The component that adopts the island handles the rejection.
    island.catch(() => {});
    started.set(node, island);
    starting.push(island);
  }
  return Promise.allSettled(starting);
}

/** The table of a node, if `start` started it. From then on the caller removes it. */
export function adopt(node: Element): Promise<Island> | undefined {
  const island = started.get(node);
  started.delete(node);
  return island;
}
