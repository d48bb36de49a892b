import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { visit } from '../../tests/claims/visit';
import Single from './single';
import SingleControlled from './single.controlled';

const toggle = (demo: Locator, row: RegExp) =>
  demo.getByRole('row', { name: row }).getByRole('button', { name: 'Detail panel visibility toggle' });

proves(
  ["options.detailPanelType: 'single' closes the open panel when another row's panel opens."],
  async () => {
    const demo = visit(<Single />);
    await toggle(demo, /Simon Adams/).click();
    await expect.element(demo.getByText('Writes about ports, ships and trade.')).toBeVisible();
    await toggle(demo, /Paul Weber/).click();
    await expect.element(demo.getByText('Pays the bills.')).toBeVisible();
    await expect.element(demo.getByText('Writes about ports, ships and trade.')).not.toBeInTheDocument();
    await toggle(demo, /Paul Weber/).click();
    await expect.element(demo.getByText('Pays the bills.')).not.toBeInTheDocument();
  },
);

proves(
  [
    "derive each row's tableData.showDetailPanel from it. onDetailPanelChange reports clicks on the arrows.",
    "You don't need the option then, because at most one row is open.",
  ],
  async () => {
    const demo = visit(<SingleControlled />);
    const next = demo.getByRole('button', { name: 'Next step' });
    await expect.element(demo.getByText('Stir 200 g of flour')).toBeVisible();
    await expect.element(demo.getByRole('button', { name: 'Previous step' })).toBeDisabled();
    await next.click();
    await expect.element(demo.getByText('Cover the bowl and leave it alone.')).toBeVisible();
    await expect.element(demo.getByText('Stir 200 g of flour')).not.toBeInTheDocument();
    await toggle(demo, /Fry/).click();
    await expect.element(demo.getByText('Pour a thin layer')).toBeVisible();
    await expect.element(demo.getByText('Cover the bowl and leave it alone.')).not.toBeInTheDocument();
    await next.click();
    await expect.element(demo.getByText('With sugar and lemon.')).toBeVisible();
    await expect.element(demo.getByText('Pour a thin layer')).not.toBeInTheDocument();
    await expect.element(next).toBeDisabled();
    await toggle(demo, /Serve/).click();
    await expect.element(demo.getByText('With sugar and lemon.')).not.toBeInTheDocument();
  },
);
