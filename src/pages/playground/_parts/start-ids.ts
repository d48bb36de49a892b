/** The id of the start without rows. */
export const blankId = 'blank';

/** The start that imports the visitor's own rows. */
export const yourDataId = 'your-data';

/** The demo that the playground shows when no start is chosen. */
export const firstId = 'docs/index.first-table';
