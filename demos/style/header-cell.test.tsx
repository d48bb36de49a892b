import { proves } from '../../tests/claims/claim';
import { visit } from '../../tests/claims/visit';
import HeaderCell from './header-cell';
import type { Locator } from 'vitest/browser';
import { expect } from 'vitest';
import StickyHeader from './header-cell.sticky';
import { scroller } from '../../tests/claims/read';

const styleOf = (element: Locator, name: string) =>
  getComputedStyle(element.element()).getPropertyValue(name);

proves(
  ["options.headerStyle styles every header cell, and a column's headerStyle is merged over it."],
  async () => {
    const demo = visit(<HeaderCell />);
    const cells = demo.byCss('thead th');
    const colors = [0, 1, 2, 3].map((index) => styleOf(cells.nth(index), 'background-color'));
    expect(colors[1]).toBe(colors[0]);
    expect(colors[2]).toBe(colors[0]);
    expect(colors[3]).not.toBe(colors[0]);
    expect(styleOf(cells.nth(3), 'font-weight')).toBe('700');
  },
);

proves(
  'With maxBodyHeight and sticky header cells, the header stays in view while the rows scroll.',
  async () => {
    const demo = visit(<StickyHeader />);
    const header = demo.getByText('Platform', { exact: true });
    const last = demo.getByRole('cell', { name: '09:02' });
    last.element().scrollIntoView({ block: 'nearest' });
    await expect.poll(() => scroller(demo.element()).scrollTop).toBeGreaterThan(50);
    const { x, y, width, height } = header.element().getBoundingClientRect();
    const below = y - demo.getByText('Departures').element().getBoundingClientRect().y;
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(150);
    // The header itself is at its place, not covered by a row.
    const shown = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(header.element().contains(shown)).toBe(true);
  },
);
