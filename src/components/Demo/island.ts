import type { ComponentType } from 'react';
import { datePickers, popups } from '../../late/chunks';
import type { DemoModule } from './types';

/** How a demo is shown: right to left, or with tight rows. */
export interface IslandView {
  isRightToLeft: boolean;
}

export interface Island {
  show(view: IslandView): void;
  remove(): void;
}

/**
 * Bring the table in `node` to life: its server markup is kept and gets a React root of its own; without markup (after a
 * navigation) it is rendered. Loads the demo's chunk and the tables' runtime first.
 * @throws when a chunk can't be loaded; the markup stays as it is.
 */
export async function startIsland(node: HTMLElement, demo: DemoModule, view: IslandView): Promise<Island> {
  if (!demo.load) throw new Error(`The demo "${demo.id}" has no code for the browser.`);
  // Menus, tooltips and the date pickers that it shows come at the first touch, ahead of being opened.
  const warm = () => {
    for (const chunk of node.querySelector('[data-picker]') ? [popups, datePickers] : [popups])
      chunk.load().catch(() => {});
  };
  for (const touch of ['pointerover', 'focusin'] as const) node.addEventListener(touch, warm, { once: true });
  const [{ mountIsland }, { default: Component }] = await Promise.all([
    import(/* webpackChunkName: "island" */ './runtime'),
    demo.load() as Promise<{ default: ComponentType }>,
  ]);
  return mountIsland(node, demo.id, Component, view);
}
