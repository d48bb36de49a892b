// The generator's own files hold more than a browser uses. What no page of this site reads stays out of the scripts of each page.

/** @param {string} source the text of a generated file. @returns {string} without what only the build reads. */
module.exports = function lean(source) {
  if (this.resourcePath.endsWith('registry.js')) return leanRegistry(source);
  if (this.resourcePath.endsWith('docusaurus.config.mjs')) return leanConfig(source);
  if (this.resourcePath.endsWith('site-metadata.json'))
    return JSON.stringify({ ...JSON.parse(source), pluginVersions: {} });
  return leanVersion(source);
};

/** The registry of pages: the import of each is enough. */
function leanRegistry(source) {
  return source.replaceAll(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
}

const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** The configuration: how the site is built, with the paths of the machine, is nothing for a browser. */
function leanConfig(source) {
  const mark = 'export default ';
  const start = source.indexOf(mark) + mark.length;
  const config = JSON.parse(source.slice(start).replace(/;\s*$/, ''));
  for (const name of buildOnly) delete config[name];
  return `${mark}${JSON.stringify(config)};`;
}

/** What all pages of the docs share: their titles and descriptions are for cards of links, which only the demos have. */
function leanVersion(source) {
  const { version, ...others } = JSON.parse(source);
  return JSON.stringify(version ? { ...others, version: { ...version, docs: {} } } : others);
}
