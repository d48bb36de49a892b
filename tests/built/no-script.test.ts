import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { basePath } from '../../site-path';
import { builtPages, readPage } from './pages';
import { parsePage } from './parsed';

/** Without scripts the playground and the full-screen page only show where to go. */
const runsCode = ['playground', 'fullscreen'];
const pages = builtPages.filter((page) => !runsCode.includes(page));

/** Demos whose table appears after a click: without scripts there is the button. */
const tablesOnClick = ['docs/guides/bundle-size/lazy', 'docs/guides/state-outside/dialog'];
/** The home page has its first table; the others show their code. */
const laterTable = /^home\/(?!edit)/;
/** The demo of a table's content while its rows load. */
const loadingTable = 'docs/guides/remote-data/skeleton';

describe('without JavaScript a page has its text, its tables with rows, and the code of its demos', () => {
  test.each(pages)('/%s', (page) => {
    const $ = parsePage(page);
    const main = $('main');
    expect(main.text().length).toBeGreaterThan(200);
    expect(
      main
        .find('p, li, td, label')
        .not(`[data-island="${loadingTable}"] *`)
        .filter((_, part) => /^Loading\b.*(…|\.\.\.)$/.test($(part).text())),
    ).toHaveLength(0);
    for (const island of main.find('[data-island]').toArray()) {
      const id = $(island).attr('data-island') ?? '';
      if (laterTable.test(id)) continue;
      if (tablesOnClick.includes(id)) {
        expect($(island).find('button').length, `buttons of ${id}`).toBeGreaterThan(0);
        continue;
      }
      expect($(island).find('table').length, `tables of ${id}`).toBeGreaterThan(0);
      if (id === loadingTable) expect($(island).find('tbody .MuiSkeleton-root').length).toBeGreaterThan(0);
      else expect($(island).find('tbody td').text(), `cells of ${id}`).toMatch(/\w/);
    }
    for (const demo of main.find('[data-demo]').toArray())
      expect($(demo).find('pre code').first().text(), $(demo).attr('data-demo')).toContain('import');
  });
});

test.each(runsCode)('without JavaScript /%s says what it needs and where to go', (page) => {
  const $ = load(readPage(page), undefined, false);
  expect($('noscript').text() + $('main').text()).toMatch(/JavaScript/);
});

describe('the gallery has a picture in both themes for each demo page', () => {
  const gallery = parsePage('demos');
  const sheets = ['light', 'dark'].map((theme) => `img/gallery/demos.${theme}.svg`);
  const drawn = sheets.map((sheet) => load(fs.readFileSync(path.join('build', sheet)), { xml: true }));
  test.each(pages.filter((page) => page.startsWith('demos/')))('/%s', (page) => {
    const pictures = gallery(`main a[href="${basePath}${page}"] img`).toArray();
    const wanted = sheets.map((sheet) => `${basePath}${sheet}#${page}`);
    expect(pictures.map((image) => gallery(image).attr('src'))).toEqual(wanted);
    const $ = parsePage(page);
    const shown = new Set($.extract({ heads: ['main th'] }).heads);
    for (const sheet of drawn) {
      const picture = sheet(`foreignObject[id="${page}"]`);
      expect(picture.find('tbody td').text()).toMatch(/\w/);
      expect(picture.extract({ heads: ['th'] }).heads.filter((head) => !shown.has(head))).toEqual([]);
    }
  });
});

test('nothing that was built knows the machine that built it', () => {
  const culprits = fs
    .readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|json|xml)$/.test(name))
    .filter(
      (name) =>
        fs.readFileSync(path.join('build', name), 'utf8').includes(path.resolve('node_modules')) ||
        fs.readFileSync(path.join('build', name), 'utf8').includes(`"${path.resolve('.')}"`),
    );
  expect(culprits).toEqual([]);
});
