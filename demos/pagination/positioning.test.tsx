import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, visit } from '../../tests/claims/visit';
import Positioning from './positioning';
import PositioningChoose from './positioning.choose';

proves(
  [
    "paginationPosition: 'both' renders the pagination above the toolbar and below the rows, with the same page.",
  ],
  async () => {
    const demo = visit(<Positioning />);
    const next = demo.getByRole('button', { name: 'Next Page' });
    await expect.poll(() => next.elements()).toHaveLength(2);
    const header = boxOf(demo.getByText('Customer', { exact: true }));
    expect(boxOf(next.first()).y).toBeLessThan(header.y);
    expect(boxOf(next.last()).y).toBeGreaterThan(header.y);
    await next.first().click();
    await expect.poll(() => demo.getByText('6-10 of 12').elements()).toHaveLength(2);
    expect(columnTexts(demo, 0)).toEqual(['Fischer', 'Garcia', 'Hansen', 'Ito', 'Jansen']);
    const pager = boxOf(demo.byCss('.MuiTablePagination-toolbar').first());
    const area = boxOf(demo);
    expect(Math.abs(pager.x + pager.width / 2 - (area.x + area.width / 2))).toBeLessThan(30);
  },
);

proves(
  [
    'paginationAlignment aligns it horizontally, with any value of the CSS justify-content property.',
    'Both options can change while the table is shown, and the page and page size are preserved.',
  ],
  async () => {
    const demo = visit(<PositioningChoose />);
    const pager = demo.byCss('.MuiTablePagination-toolbar');
    const header = demo.getByText('Station', { exact: true });
    const area = boxOf(demo);
    await expect.poll(() => pager.elements()).toHaveLength(1);
    expect(boxOf(pager).y).toBeLessThan(boxOf(header).y);
    expect(boxOf(pager).x - area.x).toBeLessThan(30);
    await demo.getByRole('button', { name: 'Next Page' }).click();
    await expect.element(demo).toHaveTextContent('4-6 of 7');

    await demo.getByLabelText('Alignment').click();
    await page.getByRole('option', { name: 'flex-end' }).click();
    await expect.poll(() => area.x + area.width - boxOf(pager).right).toBeLessThan(30);
    await demo.getByLabelText('Position').click();
    await page.getByRole('option', { name: 'bottom' }).click();
    await expect.poll(() => boxOf(pager).y > boxOf(header).y).toBe(true);
    await expect.element(demo).toHaveTextContent('4-6 of 7');
    await demo.getByLabelText('Position').click();
    await page.getByRole('option', { name: 'both' }).click();
    await expect.poll(() => pager.elements()).toHaveLength(2);
  },
);

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
