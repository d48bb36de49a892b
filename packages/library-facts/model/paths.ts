import path from 'node:path';

/** The repository. */
export const siteDir = path.resolve(__dirname, '../../..');
/** The installed package of the table. */
export const libraryDir = path.join(siteDir, 'node_modules/@material-table/core');
export const cacheDir = path.join(siteDir, 'node_modules/.cache/api-reference');
