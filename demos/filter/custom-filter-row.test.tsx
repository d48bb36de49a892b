import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { focus, textsOf, visit } from '../../tests/claims/visit';
import CustomFilterRow from './custom-filter-row';
import CustomFilterRowClearAll from './custom-filter-row.clear-all';

proves(
  [
    'components.FilterRow replaces the whole filter row, for example with a row of chips.',
    'The table still decides which rows pass.',
  ],
  async () => {
    const demo = visit(<CustomFilterRow />);
    const chips = demo.getByRole('group', { name: 'Filter by state' });
    await expect.element(chips.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(demo.getByRole('cell', { name: 'Order arrived twice' })).not.toBeInTheDocument();
    await expect.element(demo.getByRole('cell', { name: 'Printer prints blank pages' })).toBeVisible();
    await chips.getByRole('button', { name: 'All' }).click();
    await expect.element(demo.getByRole('cell', { name: 'Order arrived twice' })).toBeVisible();
    await expect.element(chips.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    focus(chips.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(demo.getByRole('cell', { name: 'Order arrived twice' })).not.toBeInTheDocument();
  },
);

proves(
  [
    'You can also wrap MTableFilterRow, which preserves the inputs, to add a button that clears the filters of all columns.',
  ],
  async () => {
    const demo = visit(<CustomFilterRowClearAll />);
    const clear = demo.getByRole('button', { name: 'Clear all filters' });
    await expectBooks(demo, ['The Time Machine', 'The Woman in White']);
    await demo.getByRole('spinbutton', { name: 'filter data by Year' }).fill('1860');
    await expectBooks(demo, ['The Woman in White']);
    await clear.click();
    await expectBooks(demo, [
      'The Time Machine',
      'Middlemarch',
      'The Moonstone',
      'Emma',
      'The Woman in White',
    ]);
    await expect.element(demo.getByRole('searchbox', { name: 'filter data by Title' })).toHaveValue('');
    await expect.element(clear).toBeDisabled();
  },
);

async function expectBooks(demo: Locator, titles: string[]): Promise<void> {
  await expect
    .poll(() =>
      textsOf(demo.byCss('tbody tr:has(td:nth-child(4)):not(#m--table--filter--row) td:first-child')),
    )
    .toEqual(titles);
}
