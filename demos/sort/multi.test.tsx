import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { columnTexts, visit } from '../../tests/claims/visit';
import Multi from './multi';

proves('The orders are sorted by state, then by total.', () => {
  const demo = visit(<Multi />);
  const [states = [], totals = []] = [1, 2].map((index) => columnTexts(demo, index));
  expect(states).toEqual(['Late', 'Late', 'Late', 'Open', 'Open']);
  expect(totals).toEqual(['$310.00', '$140.00', '$95.00', '$230.00', '$120.00']);
});

proves('The list below the table shows what onOrderCollectionChange reports after each click.', async () => {
  const demo = visit(<Multi />);
  const click = (name: string) =>
    demo.getByTestId('mtableheader-sortlabel').filter({ hasText: name }).click();
  const log = demo.getByLabelText('Events');
  await click('Customer');
  await expect.element(log).toHaveTextContent('1. state asc, 2. total desc, 3. customer asc');
  await click('State');
  await expect.element(log).toHaveTextContent('1. state desc, 2. total desc, 3. customer asc');
});
