// Who may import whom. `npm run check` runs it, `import()` and types included.
const test = '(^tests/|^docs/.*/_|/fixtures/|\\.(test|spec|facts)\\.[cm]?tsx?$)';
const rooms = '^(src|plugins|docs|demos|examples|tools)/';

/** The packages that each package may import. */
const arrows = {
  kit: [],
  'library-facts': ['kit'],
  'check-code': ['kit'],
  search: ['library-facts', 'kit'],
  sandbox: ['check-code', 'library-facts', 'kit'],
  codemod: ['check-code', 'kit'],
  'eslint-plugin': ['check-code', 'kit'],
  'rows-import': ['kit'],
  mcp: ['check-code', 'search', 'library-facts', 'sandbox', 'kit'],
};

const path = require('node:path');

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules that import each other in a circle can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-know-no-site',
      comment: 'A package is used by the site and must work without it: pass in what it needs.',
      severity: 'error',
      from: { path: '^packages/', pathNot: test },
      to: { path: rooms },
    },
    ...Object.entries(arrows).map(([name, uses]) => ({
      name: `${name}-uses`,
      comment: `packages/${name} may use ${uses.join(', ') || 'no other package'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/`, pathNot: test },
      to: { path: `^packages/(?!${[name, ...uses].join('/|')}/)` },
    })),
    {
      name: 'packages-by-their-doors',
      comment: 'Import a package by a name of `imports` in package.json, such as #kit/nearest.ts.',
      severity: 'error',
      from: { path: `${rooms}|^[^/]+$`, pathNot: test },
      to: { path: '^packages/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'packages-by-their-doors-within',
      comment: 'Import another package by a name of `imports` in package.json, such as #kit/nearest.ts.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'internal',
      comment: 'These rooms are for their own package, so that they can change without a look at others.',
      severity: 'error',
      from: { path: '^(?:packages/)?([^/]+)/', pathNot: test },
      to: { path: '^packages/([^/]+/internal|check-code/program)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'browser-uses-no-build',
      comment: 'What runs in a browser takes from plugins only what they generate.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(plugins|tools)/' },
    },
    {
      name: 'plugins-use-no-tools',
      comment: 'Tools use the plugins, not the other way around.',
      severity: 'error',
      from: { path: '^plugins/', pathNot: test },
      to: { path: '^tools/' },
    },
    {
      name: 'samples-stand-alone',
      comment: 'Visitors copy demos and examples into an app, which has npm packages only.',
      severity: 'error',
      from: { path: '^(demos|docs|examples)/', pathNot: test },
      to: { path: '^(src|plugins|packages|tools)/' },
    },
    {
      name: 'no-tests',
      comment: 'Code that ships, builds or measures the site does not depend on its tests.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
