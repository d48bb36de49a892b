import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, focus, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicAllRows from './basic.all-rows';
import BasicDataChange from './basic.data-change';
import BasicKeepFocus from './basic.keep-focus';
import BasicStepped from './basic.stepped';

proves(
  [
    'onPageChange counts pages from 0. It is also called when the page size changes, because the table returns to the first page.',
  ],
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

test('the last page size shows all rows', async () => {
  const demo = visit(<Basic />);
  await demo.getByRole('combobox').click();
  await page.getByRole('option', { name: '23' }).click();
  await expect.element(demo).toHaveTextContent('1-23 of 23');
  expect(columnTexts(demo, 0)).toHaveLength(23);
  await expect.element(demo.getByRole('button', { name: 'Next Page' })).toBeDisabled();
});

test('the buttons at the ends go to the last and the first page', async () => {
  const demo = visit(<Basic />);
  await demo.getByRole('button', { name: 'Last Page' }).click();
  await expect.element(demo).toHaveTextContent('21-23 of 23');
  await demo.getByRole('button', { name: 'First Page' }).click();
  await expect.element(demo).toHaveTextContent('1-5 of 23');
});

proves(
  [
    "paginationType: 'stepped' shows numbered buttons for the pages around the current one and hides the",
    'numberOfPagesAround sets how many appear on each side of it.',
    'showFirstLastPageButtons shows or hides the buttons to the first and last page, together or separately.',
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

proves(['paging: false shows all rows and no pagination.'], async () => {
  const demo = visit(<BasicAllRows />);
  expect(columnTexts(demo, 0)).toHaveLength(7);
  await expect.element(demo.getByRole('button', { name: 'Next Page' })).not.toBeInTheDocument();
  await demo.getByRole('switch', { name: 'Pages' }).click();
  await expect.element(demo).toHaveTextContent('1-5 of 7');
  expect(columnTexts(demo, 0)).toHaveLength(5);
});

proves(
  [
    'The table stays on its page when you pass new rows.',
    'If too few rows are left for that page, it moves to the last page.',
    'initialPage sets the page that the table shows first, counted from 0.',
  ],
  async () => {
    const demo = visit(<BasicDataChange />);
    await expect.element(demo).toHaveTextContent('6-10 of 11');
    expect(columnTexts(demo, 2)).toEqual(['1', '2', '3', '0', '1']);
    await demo.getByRole('button', { name: 'Vote for all' }).click();
    await expect.poll(() => columnTexts(demo, 2)).toEqual(['2', '3', '4', '1', '2']);
    await demo.getByRole('button', { name: 'Add a ticket' }).click();
    await expect.element(demo).toHaveTextContent('6-10 of 12');
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['11', '12']);
    await demo.getByRole('button', { name: 'Remove the last ticket' }).click();
    await demo.getByRole('button', { name: 'Remove the last ticket' }).click();
    await expect.element(demo).toHaveTextContent('6-10 of 10');
  },
);

test('with a steady pager the focus stays on the button while turning pages with the keyboard', async () => {
  const demo = visit(<BasicKeepFocus />);
  const next = demo.getByRole('button', { name: 'Next Page' });
  focus(next);
  await userEvent.keyboard('{Enter}');
  await expect.element(demo).toHaveTextContent('6-10 of 18');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(demo).toHaveTextContent('11-15 of 18');
});
