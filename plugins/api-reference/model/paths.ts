import path from 'node:path';

export const siteDir = path.resolve(__dirname, '../../..');
export const libraryDir = path.join(siteDir, 'node_modules/@material-table/core');
export const cacheDir = path.join(siteDir, 'node_modules/.cache/api-reference');
