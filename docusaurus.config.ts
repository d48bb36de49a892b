import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import apiReference from './plugins/api-reference';
import apiReferenceRemark from './plugins/api-reference/remark';
import codeBlocksRemark from './plugins/code-blocks/remark';
import { loadHighlighting } from './plugins/code-blocks/highlight';
import advicePlugin from './plugins/advice';
import { adviceRules } from './plugins/advice/rules-block';
import postBuildPlugin from './plugins/post-build';
import componentPropsRemark from './plugins/component-props/remark';
import deliveryPlugin from './plugins/delivery';
import demosPlugin from './plugins/demos';
import exampleProjectsPlugin from './plugins/example-projects';
import { liveDemoId } from './plugins/demos/live-fences';
import demosRemark from './plugins/demos/remark';
import designTokensPlugin from './plugins/design-tokens';
import editorTypesPlugin from './plugins/editor-types';
import { hasGitDates } from './plugins/git-dates';
import packageFactsPlugin from './plugins/package-facts';
import playgroundProgramsPlugin from './plugins/playground-programs';
import playgroundProgramsRemark from './plugins/playground-programs/remark';
import publishedPackagesRemark from './plugins/published-packages/remark';
import referenceDataPlugin from './plugins/reference-data';
import replacedModulesPlugin from './plugins/replaced-modules';
import sandboxPlugin from './plugins/sandbox';
import rowsImportPlugin from './plugins/rows-import';
import searchPlugin from './plugins/search';
import tableBundlePlugin from './plugins/table-bundle';
import { basePath as baseUrl, repository, siteOrigin } from './site-path';
import manifest from './package.json';

/** Languages in addition to the usual ones of web code; pages may use those listed here. */
const additionalLanguages = ['powershell', 'yaml', 'ini'];
loadHighlighting(additionalLanguages);

/** The demo of a `live` fence; only this connects the two plugins. */
const liveSource = (code: string) => `live:${liveDemoId(code)}`;

/** Later ones override earlier ones. */
const styleSheets = ['fonts', 'variables', 'text', 'boxes', 'frame', 'library-border', 'code', 'modes'].map(
  (name) => `./src/css/${name}.css`,
);

const shared = {
  // The README of a room isn't a page.
  include: ['**/*.mdx'],
  breadcrumbs: true,
  editUrl: `${repository}/edit/main/`,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [
    [apiReferenceRemark, { baseUrl, moreBlocks: { AdviceRules: adviceRules(baseUrl) } }],
    componentPropsRemark,
    playgroundProgramsRemark,
    publishedPackagesRemark,
  ],
  remarkPlugins: [[codeBlocksRemark, { liveSource }], demosRemark],
} satisfies DocsOptions;

const config: Config = {
  title: 'Feature rich data table for React',
  titleDelimiter: '·',
  tagline: 'Sort, filter, group, edit and export rows in a Material UI table, with one component.',
  url: siteOrigin,
  baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: 'material-table-core',
  projectName: 'material-table-core-website',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  // No cache of compiled pages: the facts in a page change with demos, not only with its text. Page dates are
  // read from git, or omitted.
  future: { v4: true, faster: { rspackPersistentCache: false }, experimental_vcs: hasGitDates(__dirname) },
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  // `{#id}` after a reworded heading keeps its old address.
  markdown: { format: 'mdx', mdx1Compat: { headingIds: true }, hooks: { onBrokenMarkdownLinks: 'warn' } },
  clientModules: ['./packages/kit/react/scroll.ts', './src/client/wide-tables.ts', './src/client/folded.ts'],
  staticDirectories: [
    'static',
    '.docusaurus/sandbox/static',
    '.docusaurus/demos/static',
    '.docusaurus/editor-types/static',
    '.docusaurus/advice/static',
    '.docusaurus/rows-import/static',
  ],

  plugins: [
    designTokensPlugin,
    '@docusaurus/plugin-css-cascade-layers',
    [
      './plugins/lean-docs/index.ts',
      {
        ...shared,
        id: 'default',
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.docs.ts',
      } satisfies DocsOptions,
    ],
    [
      './plugins/lean-docs/index.ts',
      {
        ...shared,
        id: 'demos',
        path: 'demos',
        routeBasePath: 'demos',
        sidebarPath: './sidebars.demos.ts',
      } satisfies DocsOptions,
    ],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages', remarkPlugins: shared.remarkPlugins }],
    [
      '@docusaurus/plugin-content-pages',
      {
        id: 'examples',
        path: 'examples',
        routeBasePath: 'examples',
        include: ['**/*.mdx'],
        editUrl: shared.editUrl,
        showLastUpdateTime: true,
        remarkPlugins: shared.remarkPlugins,
      },
    ],
    ['@docusaurus/plugin-sitemap', { lastmod: 'date', changefreq: null, priority: null }],
    apiReference,
    advicePlugin,
    rowsImportPlugin,
    editorTypesPlugin,
    demosPlugin,
    exampleProjectsPlugin,
    sandboxPlugin,
    packageFactsPlugin,
    playgroundProgramsPlugin,
    referenceDataPlugin,
    replacedModulesPlugin,
    tableBundlePlugin,
    searchPlugin,
    postBuildPlugin,
  ],

  themes: [['@docusaurus/theme-classic', { customCss: styleSheets }], deliveryPlugin],

  themeConfig: {
    // Shown where a page is linked.
    image: 'img/social.png',
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false },
    announcementBar: {
      id: 'under-construction',
      content: [
        'Under construction.',
        `Covers <a href="${baseUrl}docs/upgrade">version 8</a>.`,
        `<a href="${repository}/issues">Report a problem</a>`,
      ].join(' '),
      isCloseable: false,
    },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: true } },
    navbar: {
      title: 'material-table',
      logo: { src: 'img/favicon.svg', alt: '', width: 28, height: 28 },
      items: [
        { to: '/docs/', activeBasePath: '/docs', label: 'Docs', position: 'left' },
        { to: '/demos/', activeBasePath: '/demos', label: 'Demos', position: 'left' },
        { to: '/examples', label: 'Examples', position: 'left' },
        { to: '/playground', label: 'Playground', position: 'left' },
        {
          to: '/docs/upgrade',
          label: `v${manifest.dependencies['@material-table/core']}`,
          title: 'What changed by version',
          position: 'right',
          // The section is highlighted by its own entry.
          activeBaseRegex: '^$',
        },
        { href: 'https://github.com/material-table-core/core', label: 'GitHub', position: 'right' },
      ],
    },
    footer: {
      links: [
        { label: 'Chat on Discord', href: 'https://discord.gg/uMr8pKDu8n' },
        { label: 'Source on GitHub', href: 'https://github.com/material-table-core/core' },
        { label: 'Source of this site', href: repository },
      ],
      copyright: 'MIT License. Made by the contributors of material-table.',
    },
    prism: { additionalLanguages },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies UserThemeConfig,
};

export default config;
