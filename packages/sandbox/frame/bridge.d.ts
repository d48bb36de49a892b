import type { Bridge } from './bootstrap';

declare global {
  /** The bundle of the frame is evaluated inside a function of this. */
  const bridge: Bridge;
  /** First two letters of the icons' names, one pack of icons each. */
  const ICON_PACKS: string[];
  /** Names of the locales of date-fns, one chunk each. */
  const DATE_LOCALES: string[];
}
