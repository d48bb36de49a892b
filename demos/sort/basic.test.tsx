import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicCustom from './basic.custom';

const headerInDemo = (demo: Locator, name: string) =>
  demo.getByTestId('mtableheader-sortlabel').filter({ hasText: name });

proves(
  [
    'A second click reverses the order',
    'The cities start sorted with defaultSort, and sorting: false makes the header of the charter dates plain text.',
  ],
  async () => {
    const demo = visit(<Basic />);
    const byName = ['Basel', 'Ghent', 'Graz', 'Oslo', 'Porto', 'Turku'];
    expect(columnTexts(demo, 0)).toEqual(byName);
    await expect.element(headerInDemo(demo, 'Charter')).not.toBeInTheDocument();
    await demo.getByText('Charter', { exact: true }).click();
    expect(columnTexts(demo, 0)).toEqual(byName);
    const population = ['173,000', '195,000', '232,000', '265,000', '292,000', '709,000'];
    await headerInDemo(demo, 'Population').click();
    await expect.poll(() => columnTexts(demo, 2)).toEqual(population);
    await headerInDemo(demo, 'Population').click();
    await expect.poll(() => columnTexts(demo, 2)).toEqual([...population].reverse());
    await expect.element(headerInDemo(demo, 'Population')).toHaveAttribute('aria-sort', 'descending');
  },
);

proves(
  'customSort sorts priorities by rank and version numbers by their parts, and keeps unassigned tickets at the end in both directions.',
  async () => {
    const demo = visit(<BasicCustom />);
    expect(columnTexts(demo, 1)).toEqual(['high', 'high', 'medium', 'medium', 'low']);
    await headerInDemo(demo, 'Release').click();
    await expect.poll(() => columnTexts(demo, 2)).toEqual(['2.2.0', '2.9.0', '2.9.1', '2.10.0', '2.10.1']);
    await headerInDemo(demo, 'Subject').click();
    const firstWords = () => columnTexts(demo, 0).map((text) => text.split(' ')[0]);
    await expect.poll(firstWords).toEqual(['Ärger', 'Blank', 'export', 'Filter', 'Zoom']);
    await headerInDemo(demo, 'Owner').click();
    await expect.poll(() => columnTexts(demo, 3)).toEqual(['Dora', 'Émile', 'Frank', 'no one', 'no one']);
    await headerInDemo(demo, 'Owner').click();
    await expect.poll(() => columnTexts(demo, 3)).toEqual(['Frank', 'Émile', 'Dora', 'no one', 'no one']);
  },
);
