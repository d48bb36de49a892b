import { loadPickers } from '../../date-pickers';
import type { DemoModule, Island } from './types';

/**
 * Make the table in `node` interactive: its server markup becomes a React root; without markup (after a
 * navigation) it is rendered. First loads the demo's chunk, the tables' runtime, and date pickers if the
 * markup has one.
 * @throws when a chunk can't be loaded; the markup stays as it is.
 */
export async function startIsland(node: HTMLElement, demo: DemoModule): Promise<Island> {
  if (!demo.load) throw new Error(`The demo "${demo.id}" has no code for the browser.`);
  const [{ loadRuntime }, { default: run }] = await Promise.all([
    import(/* webpackChunkName: "island" */ './load-runtime'),
    demo.load(),
    // Without them the rest of the table works, and each picker shows the failure.
    node.querySelector('.MuiPickersTextField-root') && loadPickers().catch(() => {}),
  ]);
  const { mountIsland } = await loadRuntime();
  const { default: Component } = await run();
  return mountIsland(node, demo.id, Component);
}
