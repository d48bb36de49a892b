import { tabSlot } from '#kit/plain-storage';

/** The words of a search, in the session's storage until the page that it leads to marks them. Each page loads this: keep it small. */
export const keptTerms = tabSlot('search-match-terms');
