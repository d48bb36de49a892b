import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicHiddenFields from './basic.hidden-fields';
import BasicHighlight from './basic.highlight';
import BasicOwnMatching from './basic.own-matching';
import BasicRendered from './basic.rendered';

proves(
  [
    'searchText sets the initial text, and the first render is already filtered.',
    'The placeholder is set in localization.',
    'A column with a lookup is searched by the labels it shows.',
    'onSearchChange is called after the search has run',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.element(field(demo)).toHaveValue('rome');
    expect(columnTexts(demo, 0)).toEqual(['NL 210', 'SW 052']);
    await field(demo).fill('southwind');
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['SW 044', 'SW 052', 'SW 081']);
    await expect.poll(() => textsOf(demo.getByLabelText('Events'))).toEqual(["onSearchChange('southwind')"]);
    await demo.getByRole('button', { name: 'Clear Search' }).click();
    await expect.poll(() => columnTexts(demo, 0)).toHaveLength(5);
    await expect.element(field(demo)).toHaveAttribute('placeholder', 'Flight, city or airline');
  },
);

proves(
  [
    "A column's customFilterAndSearch decides whether a row matches.",
    'It receives the whole row, so a single column can search all of it. In this demo, every word must occur, in any order and with or without accents.',
  ],
  async () => {
    const demo = visit(<BasicOwnMatching />);
    await field(demo).fill('portugal mirador');
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['Évora']);
    await field(demo).fill('lowen');
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['Köln', 'Zürich']);
  },
);

test('the search sees what rendered columns show', async () => {
  const demo = visit(<BasicRendered />);
  await field(demo).fill('in the office');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Iris Meyer', 'Lena Iversen']);
  await field(demo).fill('omar h');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['Away for 3 days']);
});

proves(
  [
    'searchable: true includes a hidden column, which is useful for keywords.',
    'searchable: false excludes a visible column.',
    'For example, "spanner" finds the wrench, but "drill" doesn\'t find items on the drill wall.',
  ],
  async () => {
    const demo = visit(<BasicHiddenFields />);
    await field(demo).fill('spanner');
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['Wrench']);
    await field(demo).fill('drill');
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['Drill']);
  },
);

test('matches are highlighted, and no more once the search is cleared', async () => {
  const demo = visit(<BasicHighlight />);
  await field(demo).fill('POT');
  await expect.poll(() => textsOf(demo.byCss('mark'))).toEqual(['Pot', 'Pot', 'Pot', 'Pot']);
  await demo.getByRole('button', { name: 'Clear Search' }).click();
  await expect.element(demo.byCss('mark')).not.toBeInTheDocument();
});

const field = (demo: Locator) => demo.getByRole('textbox', { name: 'Search' });
