/** The path under which the site is built and served, with slashes at both ends. */
export const basePath = '/material-table-core-website/';
