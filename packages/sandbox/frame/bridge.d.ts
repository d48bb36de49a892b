import type { Bridge } from './bootstrap';

declare global {
  /** The frame's bundle is evaluated inside a function with this parameter. */
  const bridge: Bridge;
  /** First two letters of the icons' names, one pack of icons each. */
  const ICON_PACKS: string[];
  /** Names of date-fns's locales, one chunk each. */
  const DATE_LOCALES: string[];
}
