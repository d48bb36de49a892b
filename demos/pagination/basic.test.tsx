import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicStepped from './basic.stepped';

proves(
  ['By default, a table shows five rows per page.', 'The log below the table shows the events.'],
  async () => {
    const demo = visit(<Basic />);
    await expect.element(demo).toHaveTextContent('1-5 of 23');
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['1006', '1007', '1008', '1009', '1010']);
    await expect.poll(() => textsOf(demo.getByLabelText('Events'))).toEqual(['onPageChange(1, 5)']);
    await demo.getByRole('combobox').click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await expect.element(demo).toHaveTextContent('1-10 of 23');
    await expect
      .element(demo.getByLabelText('Events'))
      .toHaveTextContent('onRowsPerPageChange(10) onPageChange(0, 10)');
  },
);

proves('here with all rows as the last one', async () => {
  const demo = visit(<Basic />);
  await demo.getByRole('combobox').click();
  await page.getByRole('option', { name: '23' }).click();
  await expect.element(demo).toHaveTextContent('1-23 of 23');
  expect(columnTexts(demo, 0)).toHaveLength(23);
  await expect.element(demo.getByRole('button', { name: 'Next Page' })).toBeDisabled();
});

proves(
  [
    "With paginationType: 'stepped', the table shows numbered buttons.",
    'This table has no button to the last page.',
  ],
  async () => {
    const demo = visit(<BasicStepped />);
    const numbers = demo.getByRole('button', { name: /^\d+$/ });
    await expect.poll(() => textsOf(numbers)).toEqual(['1', '2', '3']);
    await expect.element(demo.getByText('1–5 of 40')).not.toBeVisible();
    await demo.getByRole('button', { name: '3', exact: true }).click();
    await expect
      .poll(() => columnTexts(demo, 0))
      .toEqual(['Room 201', 'Room 202', 'Room 203', 'Room 204', 'Room 205']);
    await expect.poll(() => textsOf(numbers)).toEqual(['1', '2', '3', '4', '5']);
    await expect.element(demo.getByRole('button', { name: 'First Page' })).toBeVisible();
    await expect.element(demo.getByRole('button', { name: 'Last Page' })).not.toBeInTheDocument();
  },
);
