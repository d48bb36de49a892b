/** The key of the session's storage under which the words of a search wait for the page that it leads to. */
export const termsKey = 'search-match-terms';
