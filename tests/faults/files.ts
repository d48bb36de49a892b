import { expect, type Page } from '../browser/fixtures';
import { kinds, openPage, startScripts } from '../browser/site';
import { editorOf, openPlayground, pasteProgram, previewOf, problemOf } from '../playground/playground';
import { named, noScript, press, type Fault } from './fault';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });
const found = (page: Page) => page.getByRole('dialog').getByRole('option').first();
const ownRows = (page: Page) => page.getByRole('textbox', { name: 'Rows, with their header' });
const types = (page: Page) => page.locator('[data-types]');

const searchFiles: Fault[] = (['worker.js', 'names.json', 'texts.json'] as const).map((file) => ({
  what: `the search's ${file}`,
  kinds: [`search/${file}`],
  group: file === 'worker.js' ? 'a worker' : 'data of a worker',
  when: 'click',
  meant: named(new RegExp(`/search/${file.replace('.', '\\.')}`)),
  before: (page) => openPage(page, kinds.docs),
  act: async (page) => {
    await press(page, 'Search');
    await field(page).fill('sticky header');
  },
  waits: (page) => [field(page), page.getByRole('dialog').getByText(/ooking/)],
  says: /did not load/,
  stays: field,
  healed: (page) => expect(found(page)).toBeVisible(),
  ...(file === 'worker.js' ? {} : { not: noScript }),
}));

/** The gallery and long reference pages use the same worker, and can also filter without it. */
const filters: Fault[] = (
  [
    [
      'demos/',
      'Filter demos',
      'kanban',
      (page: Page) => page.getByText(/^\d+ pages?( so far, still looking)?$/),
    ],
    ['docs/api/props/options', 'Filter members', 'sticky', (page: Page) => page.getByText(/members match/)],
  ] as const
).map(([path, label, words, count]) => ({
  what: `the texts behind “${label}”`,
  kinds: ['search/texts.json'],
  group: 'data of a worker',
  when: 'click',
  meant: named(/\/search\/texts\.json/),
  before: (page) => openPage(page, path),
  act: (page) => page.getByLabel(label).fill(words),
  waits: (page) => [page.getByLabel(label), count(page).filter({ hasText: 'still looking' })],
  says: /did not load/,
  stays: (page) => page.getByLabel(label),
  healed: (page) => expect(count(page)).not.toContainText('still looking'),
  not: noScript,
}));

const editor: Fault[] = [
  {
    what: 'the rules of Advice',
    kinds: ['advice'],
    group: 'a worker',
    when: 'click',
    meant: named(/\/js\/advice\./),
    before: (page) => openPlayground(page),
    act: async (page) => {
      await page.getByRole('tab', { name: 'Advice' }).click();
      await editorOf(page).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' ');
    },
    waits: (page) => [editorOf(page), page.getByText('The program is being read.')],
    says: /rules of Advice did not load/,
    stays: editorOf,
    healed: (page) => expect(page.getByText(/checked \d+ tables?, nothing breaks a rule/)).toBeVisible(),
  },
  {
    what: 'what reads a visitor’s rows',
    kinds: ['rows'],
    group: 'a worker',
    when: 'click',
    meant: named(/\/js\/rows\./),
    before: (page) => openPlayground(page, '?demo=your-data'),
    act: async (page) => {
      await ownRows(page).fill('Name,Age\nAda,36\n');
      await press(page, 'Make a table');
    },
    waits: (page) => [ownRows(page), page.getByText('Reading…')],
    says: /reads your rows did not load/,
    stays: ownRows,
    healed: (page) => expect(previewOf(page).locator('tbody')).toContainText('Ada'),
  },
  ...(['worker', 'typescript', 'types'] as const).map((file): Fault => ({
    what: {
      worker: 'what checks types in the editor',
      typescript: 'TypeScript itself',
      types: 'the types of the packages',
    }[file],
    kinds: [`editor-types/${file}`],
    group: file === 'types' ? 'data of a worker' : 'a worker',
    when: 'first load',
    meant: named(new RegExp(`/editor-types/${file}\\.`)),
    act: (page) => openPlayground(page),
    waits: (page) => [editorOf(page), types(page).getByText('Types: loading…')],
    says: /Types: did not load/,
    stays: editorOf,
    healed: (page) => expect(types(page)).toHaveAttribute('data-types', 'ready', { timeout: 60_000 }),
    ...(file === 'types' ? { not: noScript } : {}),
  })),
];

const frame = (['preview.html', 'frame'] as const).map((file): Fault => ({
  what: file === 'frame' ? 'the script of the preview' : 'the page of the preview',
  kinds: [`sandbox/${file}`],
  group: 'the preview',
  when: 'first load',
  meant: named(new RegExp(`/sandbox/${file.replace('.', '\\.')}`)),
  act: async (page) => {
    await page.goto('playground', { waitUntil: 'domcontentloaded' });
    await startScripts(page);
  },
  waits: (page) => [editorOf(page), page.getByText('Loading the preview…')],
  says: /The preview could not be loaded/,
  givesUp: 'after 20 s a visitor may want to know; the file still comes, and Retry takes it',
  stays: editorOf,
  healed: (page) => expect(previewOf(page).locator('table').first()).toBeVisible(),
  ...(file === 'preview.html' ? { not: noScript } : {}),
}));

const imported = {
  exporters: ["import { ExportCsv } from '@material-table/exporters';", 'typeof ExportCsv'],
  icons: ["import Save from '@mui/icons-material/Save';", '<Save />'],
  locale: ["import { de } from 'date-fns/locale';", 'de.code'],
  packages: ["import { deDE } from '@mui/material/locale';", 'typeof deDE'],
} as const;

/** A program's imports load when it runs: the frame reports failures, and Run tries again. */
const imports = (['exporters', 'icons', 'locale', 'packages'] as const).map((kind): Fault => {
  const [line, use] = imported[kind];
  return {
    what: `${kind === 'packages' ? 'other packages' : kind} that a program imports`,
    kinds: [`sandbox/chunks/${kind}`],
    group: 'the preview',
    when: 'click',
    meant: named(new RegExp(`/sandbox/chunks/${kind === 'packages' ? 'mui-locales' : kind}`)),
    before: async (page) => {
      // A program that needs none of them.
      await openPlayground(page, '?demo=sort/basic');
      await expect(previewOf(page).locator('table').first()).toBeVisible();
    },
    act: (page) =>
      pasteProgram(
        page,
        `${line}\nexport default function App() {\n  return <p>Here it is: {${use}}</p>;\n}\n`,
      ),
    waits: (page) => [editorOf(page)],
    box: problemOf,
    says: /could not be loaded. Is the network there\? Run the program again to retry/,
    retry: { how: (page) => press(page, 'Run'), why: 'it is the program that asks, when it runs' },
    stays: editorOf,
    healed: (page) => expect(previewOf(page)).toContainText('Here it is'),
  };
});

/** The programs of demos load by topic, when one is opened in the playground. */
const demoProgram: Fault = {
  what: 'the program of a demo',
  kinds: ['programs of demos'],
  group: 'its own chunk',
  when: 'first load',
  meant: async (page) => {
    const known = new Set<string>();
    page.on('request', (request) => known.add(request.url()));
    await openPlayground(page);
    await expect(previewOf(page).locator('table').first()).toBeVisible();
    page.removeAllListeners('request');
    return (url) => /\/js\/\d+\./.test(url) && !known.has(url);
  },
  act: async (page) => {
    await page.goto('playground?demo=selection/basic', { waitUntil: 'domcontentloaded' });
    await startScripts(page);
  },
  waits: (page) => [page.locator('h1'), page.getByText('Loading the program…')],
  says: /The program did not load/,
  stays: (page) => page.getByRole('combobox', { name: 'Start from' }),
  healed: (page) => expect(editorOf(page)).toContainText('Typography'),
};

/** Another start is chosen over the visitor's own text. */
const otherStart: Fault = {
  ...demoProgram,
  what: 'the program of a demo, over one’s own',
  when: 'click',
  before: async (page) => {
    await openPlayground(page);
    await pasteProgram(page, 'export default () => <p>My own</p>;\n');
    await expect(previewOf(page)).toContainText('My own');
  },
  act: async (page) => {
    await page
      .getByRole('combobox', { name: 'Start from' })
      .fill('Selection: Orders, the open ones selected at the start');
  },
  waits: (page) => [editorOf(page), page.getByText('Loading the program…')],
  stays: (page) => editorOf(page).filter({ hasText: 'My own' }),
  healed: async (page) => {
    await expect(editorOf(page)).toContainText('MaterialTable');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(editorOf(page)).toContainText('My own');
  },
};

export const fileFaults: Fault[] = [
  ...searchFiles,
  ...filters,
  ...editor,
  ...frame,
  ...imports,
  demoProgram,
  otherStart,
];
