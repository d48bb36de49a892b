/** The path under which the site is built and served, with slashes at both ends. */
export const basePath = '/material-table-core-website/';

/** Where the site is published, without a slash at the end. */
export const siteOrigin = 'https://material-table-core.github.io';

/** The whole address of a path of the site: `/docs/upgrade` is `https://…/material-table-core-website/docs/upgrade`. */
export function siteAddress(path: string): string {
  return siteOrigin + basePath + path.replace(/^\//, '');
}

/** Where the source of this site is, without a slash at the end. */
export const repository = 'https://github.com/material-table-core/website';
