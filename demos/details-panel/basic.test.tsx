import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicSeveral from './basic.several';

const toggles = (demo: Locator, row: RegExp) =>
  demo
    .getByRole('row', { name: row })
    .first()
    .getByRole('button', { name: 'Detail panel visibility toggle' });

proves(
  [
    'detailPanel accepts a function that receives an object with rowData and returns the content.',
    'Each row then has an arrow that opens its panel.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect
      .element(demo.getByRole('list', { name: 'Items of B-310' }))
      .toHaveTextContent('Paper cups, 500');
    await toggles(demo, /B-311/).click();
    await toggles(demo, /B-313/).click();
    await expect.element(demo.getByRole('list', { name: 'Items of B-311' })).toHaveTextContent('Mug, blue');
    await expect
      .element(demo.getByRole('list', { name: 'Items of B-313' }))
      .toHaveTextContent('Hand grinder');
    await toggles(demo, /B-311/).click();
    await expect.element(demo.getByRole('list', { name: 'Items of B-311' })).not.toBeInTheDocument();
    await expect.element(demo.getByRole('list', { name: 'Items of B-313' })).toBeVisible();
  },
);

proves(
  [
    'If you pass an array, each row has an icon for each panel and shows one panel at a time.',
    'An entry can be a function of the row, so that its icon or disabled state depends on the row.',
  ],
  async () => {
    const demo = visit(<BasicSeveral />);
    const heron = toggles(demo, /Heron/);
    await expect.poll(() => heron.elements()).toHaveLength(2);
    const icon = heron.nth(0).byCss('path');
    const closedIcon = icon.element().getAttribute('d');
    await heron.nth(0).hover();
    await expect.element(page.getByRole('tooltip', { name: 'Where it stands' })).toBeVisible();
    await heron.nth(0).click();
    await expect.element(demo.getByText('It stands at Quay 4.')).toBeVisible();
    await expect.element(icon).not.toHaveAttribute('d', closedIcon);
    await heron.nth(1).click();
    await expect.element(demo.getByText('Last service: brakes, new chain')).toBeVisible();
    await expect.element(demo.getByText('It stands at Quay 4.')).not.toBeInTheDocument();
    await expect.element(toggles(demo, /Kestrel/).nth(1)).toBeDisabled();
  },
);
