import { lateChunk } from './late-chunk';

/** The date pickers: for tables that filter or edit a date. */
export const datePickers = lateChunk(
  () => import(/* webpackChunkName: "date-pickers" */ './date-pickers-chunk'),
);

/** What opens over a table: menus, the lists of selects, tooltips. */
export const popups = lateChunk(() => import(/* webpackChunkName: "popups" */ './popups-chunk'));
