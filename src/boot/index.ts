/**
 * The one script that every page runs immediately: it cleans the address and the color scheme, starts the
 * page's scripts and the rest of its styles after the first paint or at the visitor's first intent, keeps
 * earlier clicks, and shows the page's entry in a long sidebar. It is inlined into each page: keep it small.
 */
import type {} from '#kit/release.ts';
import { cleanAddress, followHash } from './address';
import { cleanColorScheme } from './colors';
import { keepClicks } from './clicks';
import { currentEntry, showInList } from './lists';
import { fail } from './failure';
import { page } from './page';
import { startAfterPaintOrIntent } from './scripts';

window.siteBoot = { fail, base: page.base };
cleanAddress();
cleanColorScheme();
keepClicks();
startAfterPaintOrIntent();
addEventListener('DOMContentLoaded', () => {
  showInList(currentEntry(document));
  followHash();
});
addEventListener('hashchange', followHash);
