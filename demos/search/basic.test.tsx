import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicRendered from './basic.rendered';

const field = (demo: Locator) => demo.getByRole('textbox', { name: 'Search' });

proves(
  [
    'The search field in the toolbar searches every visible column.',
    'This table starts with a searchText, has a custom placeholder, and finds airlines by the labels that it shows.',
    'The list below the table shows the calls of onSearchChange.',
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

proves('With customFilterAndSearch, users also find displayed text. Try "in the office".', async () => {
  const demo = visit(<BasicRendered />);
  await field(demo).fill('in the office');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Iris Meyer', 'Lena Iversen']);
  await field(demo).fill('omar h');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['Away for 3 days']);
});
