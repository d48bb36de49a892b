import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import BasicSelection from './basic.selection';

proves(
  [
    'With selection, each group row has a checkbox for its rows',
    'showGroupingCount shows the number of rows after the value.',
  ],
  async () => {
    const demo = visit(<BasicSelection />);
    const blue = demo.getByRole('row', { name: 'Team: Blue (3)' }).getByRole('checkbox');
    const status = demo.getByRole('status');
    await blue.click();
    await expect.poll(() => textsOf(status)).toEqual(['Asa, Cleo, Eve']);
    await demo.getByRole('checkbox', { name: 'Select Cleo' }).click();
    await expect.poll(() => textsOf(status)).toEqual(['Asa, Eve']);
    await expect.element(blue).toHaveAttribute('data-indeterminate', 'true');
    await demo.getByRole('checkbox', { name: 'Select all players' }).click();
    await expect.element(status).toHaveTextContent('Dan');
  },
);
