/** The path under which the site is built and served, with slashes at both ends. */
export const basePath = '/material-table-core-website/';

/** Where the site is published, without a slash at the end. */
export const siteOrigin = 'https://material-table-core.github.io';

/** The full address of a path: `/docs/upgrade` is `https://…/material-table-core-website/docs/upgrade`. */
export function siteAddress(path: string): string {
  return siteOrigin + basePath + path.replace(/^\//, '');
}

/** Where the source of this site is, without a slash at the end. */
export const repository = 'https://github.com/material-table-core/website';

/** Whether `packages/` is on npm. Until then, the site serves the tarballs and names those. */
export const arePackagesPublished: boolean = false;

/** The tarball of a package below the site's base path. */
export const packageFile = (folder: string) => `packages/material-table-${folder}.tgz`;

/** What `npx` and `npm install` accept for a package of this repository, such as `mcp`. */
export function packageSpec(folder: string): string {
  return arePackagesPublished ? `@material-table/${folder}` : siteAddress(`/${packageFile(folder)}`);
}
