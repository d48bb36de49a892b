import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, pressOn, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicCustom from './basic.custom';
import BasicNone from './basic.none';
import BasicThirdClick from './basic.third-click';

const header = (demo: Locator, name: string) =>
  demo.getByTestId('mtableheader-sortlabel').filter({ hasText: name });

proves(
  [
    'By default, users can sort by every column that has a field. The first click on its header sorts in ascending order, the second in descending order',
    'defaultSort on a column sorts the table when it first appears.',
  ],
  async () => {
    const demo = visit(<Basic />);
    expect(columnTexts(demo, 0)).toEqual(['Basel', 'Ghent', 'Graz', 'Oslo', 'Porto', 'Turku']);
    await header(demo, 'Population').click();
    await expect
      .poll(() => columnTexts(demo, 2))
      .toEqual(['173,000', '195,000', '232,000', '265,000', '292,000', '709,000']);
    await header(demo, 'Population').click();
    await expect
      .poll(() => columnTexts(demo, 2))
      .toEqual(['709,000', '292,000', '265,000', '232,000', '195,000', '173,000']);
    await expect.element(header(demo, 'Population')).toHaveAttribute('aria-sort', 'descending');
  },
);

test('a header sorts with the keyboard too', async () => {
  const demo = visit(<Basic />);
  await pressOn(header(demo, 'Country'), '{Enter}');
  await expect
    .poll(() => columnTexts(demo, 1))
    .toEqual(['Austria', 'Belgium', 'Finland', 'Norway', 'Portugal', 'Switzerland']);
});

proves(
  [
    'sorting: false makes a header plain text. This demo uses it for the charter dates, which have no useful order.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => header(demo, 'Country').elements()).toHaveLength(1);
    await expect.element(header(demo, 'Charter')).not.toBeInTheDocument();
    await demo.getByText('Charter', { exact: true }).click();
    expect(columnTexts(demo, 0)).toEqual(['Basel', 'Ghent', 'Graz', 'Oslo', 'Porto', 'Turku']);
  },
);

proves(
  ['customSort receives two whole rows and returns a number, like the function you pass to Array.sort.'],
  async () => {
    const demo = visit(<BasicCustom />);
    expect(columnTexts(demo, 1)).toEqual(['high', 'high', 'medium', 'medium', 'low']);
    await header(demo, 'Release').click();
    await expect.poll(() => columnTexts(demo, 2)).toEqual(['2.2.0', '2.9.0', '2.9.1', '2.10.0', '2.10.1']);
    await header(demo, 'Subject').click();
    const firstWords = async () => columnTexts(demo, 0).map((text) => text.split(' ')[0]);
    await expect.poll(firstWords).toEqual(['Ärger', 'Blank', 'export', 'Filter', 'Zoom']);
  },
);

proves(
  [
    'The fourth argument is the direction.',
    'You need it only for rows whose position must not change. In this demo, unassigned tickets stay at the end.',
  ],
  async () => {
    const demo = visit(<BasicCustom />);
    await header(demo, 'Owner').click();
    await expect.poll(() => columnTexts(demo, 3)).toEqual(['Dora', 'Émile', 'Frank', 'no one', 'no one']);
    await header(demo, 'Owner').click();
    await expect.poll(() => columnTexts(demo, 3)).toEqual(['Frank', 'Émile', 'Dora', 'no one', 'no one']);
  },
);

proves(
  [
    'With thirdSortClick: false, a third click sorts in ascending order again, so once the table is sorted, it never returns to the order of your data.',
    'the third restores the order of your data',
  ],
  async () => {
    const demo = visit(<BasicThirdClick />);
    const given = ['48', '41', '55', '44', '39'];
    const ascending = ['39', '41', '44', '48', '55'];
    const clicks = async (count: number) => {
      for (let i = 0; i < count; i++) await header(demo, 'Minutes').click();
    };
    await clicks(2);
    await expect.poll(() => columnTexts(demo, 2)).toEqual([...ascending].reverse());
    await clicks(1);
    await expect.poll(() => columnTexts(demo, 2)).toEqual(given);
    await demo.getByLabelText('The third click removes the sort').click();
    await clicks(2);
    await expect.poll(() => columnTexts(demo, 2)).toEqual([...ascending].reverse());
    await clicks(1);
    await expect.poll(() => columnTexts(demo, 2)).toEqual(ascending);
  },
);

proves(['maxColumnSort: 0 makes every header plain text'], async () => {
  const demo = visit(<BasicNone />);
  await expect.element(demo.getByTestId('mtableheader-sortlabel')).not.toBeInTheDocument();
  await demo.getByText('Task', { exact: true }).click();
  expect(columnTexts(demo, 0)).toEqual(['1', '2', '3', '4']);
});
