import { tabSlot } from '#kit/plain-storage.ts';

/** The words of a search, stored until its target page marks them. On every page: keep it small. */
export const keptTerms = tabSlot('search-match-terms');
