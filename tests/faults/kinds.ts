/** The scripts in the bundler's `.docusaurus/client-manifest.json`: the chunks of a name, and their files. */
export interface Manifest {
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** The generator's list of each route's chunks: `.docusaurus/routesChunkNames.json`. */
export type RouteChunks = Record<string, Record<string, unknown>>;

/** Named chunks, each with what requests it. */
const named = [
  'search',
  'island',
  'date-pickers',
  'edited-demo',
  'project',
  'playground',
  'playground-programs',
] as const;

export type Kind =
  | (typeof named)[number]
  | 'runtime'
  | 'main script'
  | 'component of a route'
  | 'words'
  | 'page data'
  | 'table'
  | 'not-found page'
  | 'exporters'
  | 'programs of demos'
  | 'advice'
  | 'rows'
  | `search/${'worker.js' | 'names.json' | 'texts.json'}`
  | `editor-types/${'worker' | 'typescript' | 'types'}`
  | `sandbox/${'preview.html' | 'frame'}`
  | `sandbox/chunks/${'icons' | 'locale' | 'exporters' | 'packages'}`
  | 'pictures of the gallery'
  | 'pictures of demos'
  | 'icon'
  | 'font'
  | 'Markdown twin'
  | 'release.json';

/** Kinds without a red box, because nothing essential is missing: why, and the test of what visitors get. */
export const untold: Partial<Record<Kind, { why: string; test: string }>> = {
  'release.json': {
    why: 'it is asked for when something else has failed, which is told',
    test: 'tests/faults/quiet.spec.ts',
  },
  'pictures of the gallery': {
    why: 'a picture is next to the title that it belongs to and says nothing more',
    test: 'tests/faults/quiet.spec.ts',
  },
  'pictures of demos': {
    why: 'they are the demo’s own, and its cells say in words whom they show',
    test: 'tests/faults/quiet.spec.ts',
  },
  'Markdown twin': {
    why: 'the button says in its own status line that the page was not copied, and is pressed again',
    test: 'tests/faults/quiet.spec.ts',
  },
  font: {
    why: 'the page keeps the fallback, which is as wide and as high',
    test: 'tests/faults/quiet.spec.ts',
  },
  icon: { why: 'it is in the tab, where a page can say nothing', test: 'tests/faults/quiet.spec.ts' },
};

/** Files that no page requests, each with its reason. */
export const unasked: [pattern: RegExp, why: string][] = [
  [/\.html$/, 'a page itself: when it fails the browser says so in its own words'],
  [/^llms(-full|-small)?\.txt$|^sitemap\.xml$/, 'read by programs'],
  [/^api\//, 'read by programs'],
  [/^packages\//, 'installed by npm'],
  [/^examples\/[^/]+\.zip$/, 'a download: when it fails the browser says so in its own words'],
  [/^img\/social\.png$/, 'shown by sites that link here'],
  [/^assets\/css\/styles\./, 'its rules are in each page'],
];

/** Scripts that no page requests, by words in them. */
export const unaskedScripts: [words: RegExp, why: string][] = [
  [/html2canvas|canvg|DOMPurify/i, 'jsPDF loads them for pictures of HTML and SVG, which no exporter makes'],
];

const files: [pattern: RegExp, kind: (match: RegExpExecArray) => Kind][] = [
  [/^search\/(worker\.js|names\.json|texts\.json)$/, (match) => match[0] as Kind],
  [/^editor-types\/(worker|typescript|types)\./, ([, what]) => `editor-types/${what}` as Kind],
  [/^sandbox\/preview\.html$/, () => 'sandbox/preview.html'],
  [/^sandbox\/frame\./, () => 'sandbox/frame'],
  [/^sandbox\/chunks\/(icons|locale)-/, ([, what]) => `sandbox/chunks/${what}` as Kind],
  [/^sandbox\/chunks\/exporters\.js$/, () => 'sandbox/chunks/exporters'],
  [/^sandbox\/chunks\/[a-z-]+\.js$/, () => 'sandbox/chunks/packages'],
  [/^assets\/js\/advice\./, () => 'advice'],
  [/^assets\/js\/rows\./, () => 'rows'],
  [/^img\/gallery\//, () => 'pictures of the gallery'],
  [/^img\/demos\//, () => 'pictures of demos'],
  [/^img\/favicon\.(svg|ico)$/, () => 'icon'],
  [/^assets\/fonts\//, () => 'font'],
  [/\.md$/, () => 'Markdown twin'],
  [/^release\.json$/, () => 'release.json'],
];

/** The kind of each built file that pages request, by its path; undefined for an unknown one. */
export function kindOf(file: string, scripts: Map<string, Kind>): Kind | undefined {
  if (scripts.has(file)) return scripts.get(file);
  for (const [pattern, kind] of files) {
    const match = pattern.exec(file);
    if (match) return kind(match);
  }
  return undefined;
}

/** The kind of each script: the first of these that needs it. */
export function kindsOfScripts(
  { origins, assets }: Manifest,
  routes: RouteChunks,
  read: (file: string) => string,
): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  const filesOf = (name: string) =>
    (origins[name] ?? []).flatMap((id) => (assets[id]?.js ?? []).map(({ file }) => file));
  const give = (name: string, kind: Kind) => {
    for (const file of filesOf(name)) if (!kinds.has(file)) kinds.set(file, kind);
  };
  for (const file of filesOf('main'))
    kinds.set(file, file.includes('/runtime~main.') ? 'runtime' : 'main script');
  // The generator's list has `content` for the text, `__comp` for the component, and other names for data.
  for (const [role, kind] of [
    ['content', 'words'],
    ['__comp', 'component of a route'],
    ['', 'page data'],
  ] as const)
    for (const route of Object.values(routes))
      for (const [key, names] of Object.entries(route))
        if (role === '' || key === role) for (const name of namesIn(names)) give(name, kind);
  for (const name of named) give(name, name);
  const ofTables = filesOf('island').filter((file) => kinds.get(file) === 'island');
  const isJson = (file: string) => read(file).slice(0, 300).includes('.exports=JSON.parse(');
  for (const name of Object.keys(origins)) {
    const own = filesOf(name);
    // The generator doesn't name this one.
    if (own.some((file) => !kinds.has(file) && read(file).includes('theme.NotFound')))
      give(name, 'not-found page');
    // What loads together with the table is the code of one.
    if (own.some((file) => ofTables.includes(file))) give(name, 'table');
    else if (own.some((file) => read(file).includes('ExportCsv'))) give(name, 'exporters');
    else if (own.every(isJson)) give(name, 'programs of demos');
  }
  return kinds;
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(namesIn) : [];
}
