import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Override from './override';
import OverrideRow from './override.row';

proves(
  [
    "A column's groupTitle and groupRender change the content of its group rows. In this demo, they show a sum and a colored chip.",
  ],
  async () => {
    const demo = visit(<Override />);
    const groups = demo.byCss('tbody tr').filter({ has: page.getByRole('button') });
    await expect
      .poll(() => textsOf(groups))
      .toEqual(['Total $545 Late', 'Total $480 Open', 'Total $315 Paid']);
    await expect.poll(() => textsOf(demo.byCss('tbody .MuiChip-colorError'))).toEqual(['Late']);
  },
);

proves(
  [
    'A component in components.GroupRow replaces the whole row.',
    'Unlike the built-in row, this one has a named button that tells screen readers whether the group is open.',
  ],
  async () => {
    const demo = visit(<OverrideRow />);
    const button = demo.getByRole('button', { name: 'Second floor', expanded: false });
    await expect.element(demo.getByRole('cell', { name: '22 seats' })).toBeVisible();
    await button.click();
    await expect.element(demo.getByRole('button', { name: 'Second floor', expanded: true })).toBeVisible();
    await expect.element(demo.getByRole('cell', { name: 'Birch' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(demo.getByRole('cell', { name: 'Birch' })).not.toBeInTheDocument();
  },
);
