// Failures that earlier reviews found when a file does not load, with the rows or tests that cover them now.

/** Covered by rows of the table, which name it in `from`. */
export const inTable = {
  'specification 35': 'the red box of a navigation, with message and Retry',
  'specification 36':
    'on a first load a runtime that came as HTML never healed, and the bar was out of view behind a hash',
  'specification 37': 'other chunks and page data',
  'specification 46': 'the progress bar went on after its page was left',
  'row 37: page data after a navigation': 'plain lines without red and without Retry',
  'row 37: right-to-left': 'nothing was told; an uncaught error',
  'row 37: live-demo (Edit), project (Download)': 'a pale box without Retry',
  'row 37: island after navigation': '“The table can be read” above an empty area',
  'row 37: live/** in the playground': '“Loading the preview…” and the browser’s broken-frame picture',
  'reliability 4':
    'a first load: the runtime never healed, and the playground and the full-screen page lost their text',
  "reliability: the frame's script and the icons' chunk": 'they never healed before a reload',
  'reliability: a chunk of the playground fails silently': 'for ever',
} as const;

export type Finding = keyof typeof inTable;

/** Covered elsewhere: the file and a part of the test's title. */
export const inOtherTests: Record<string, { found: string; file: string; title: string }> = {
  'specification 36, position': {
    found: 'the bar of a deep link was out of view',
    file: 'tests/browser/loading.spec.ts',
    title: 'the text stays, Retry brings the page to life',
  },
  'specification 46, bar': {
    found: 'a bar that started after the page was left ran on',
    file: 'tests/browser/progress.spec.ts',
    title: 'in time leaves no bar behind',
  },
  'specification 54': {
    found: 'without prefetch links demo pages had them all the same',
    file: 'tests/browser/prefetch.spec.ts',
    title: 'without support for prefetch links a GET request fetches ahead',
  },
  'specification 55': {
    found: 'on 2g the code of tables was fetched ahead',
    file: 'tests/browser/prefetch.spec.ts',
    title: "the code of a demo's table",
  },
  'specification 56': {
    found: 'with data saver, too',
    file: 'tests/browser/prefetch.spec.ts',
    title: "the code of a demo's table",
  },
  'row 37: texts of a demo after a navigation': {
    found: 'plain lines without Retry; the texts are part of the page’s words now',
    file: 'tests/browser/offline.spec.ts',
    title: 'a page that is open needs no network: its table sorts and searches, folds and languages open',
  },
  'row 37: popups': {
    found: '1511 requests in 10 s for the menu of the page size, and offline a table that stopped',
    file: 'tests/faults/quiet.spec.ts',
    title: 'needs no more files to open its menus',
  },
  'reliability: old chunks after a new release': {
    found: 'a raw ChunkLoadError for Edit, editor, tables and Download',
    file: 'tests/browser/release.spec.ts',
    title: 'what is chosen after a new release and is gone with the old one',
  },
};
