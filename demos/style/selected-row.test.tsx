import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { visit } from '../../tests/claims/visit';
import SelectedRow from './selected-row';
import SelectedRowChecked from './selected-row.checked';

const isTinted = (row: Locator) => (row.element() as HTMLElement).style.backgroundColor !== '';
const row = (demo: Locator, name: string) => demo.getByRole('row').filter({ hasText: name });

proves('A click highlights the row, and clicking the same row again clears the highlight.', async () => {
  const demo = visit(<SelectedRow />);
  expect(isTinted(row(demo, 'Carlo Bruno'))).toBe(true);
  expect(isTinted(row(demo, 'Simon Adams'))).toBe(false);
  await row(demo, 'Simon Adams').click();
  await expect.element(demo.getByText('Team: Simon Adams')).toBeVisible();
  expect(isTinted(row(demo, 'Simon Adams'))).toBe(true);
  await row(demo, 'Ingrid Hansen').click();
  await expect.poll(() => isTinted(row(demo, 'Ingrid Hansen'))).toBe(true);
  expect(isTinted(row(demo, 'Simon Adams'))).toBe(false);
  await row(demo, 'Ingrid Hansen').click();
  await expect.poll(() => isTinted(row(demo, 'Ingrid Hansen'))).toBe(false);
});

proves(
  'With options.selection, the table sets row.tableData.checked on checked rows, so rowStyle can tint them.',
  async () => {
    const demo = visit(<SelectedRowChecked />);
    await demo.getByLabelText('Select Nina Weiss').click();
    await expect.poll(() => isTinted(row(demo, 'Nina Weiss'))).toBe(true);
    expect(isTinted(row(demo, 'Ida Holm'))).toBe(false);
    await demo.getByLabelText('Select all guests').click();
    await expect.poll(() => isTinted(row(demo, 'Ida Holm'))).toBe(true);
    await demo.getByLabelText('Select all guests').click();
    await expect.poll(() => isTinted(row(demo, 'Nina Weiss'))).toBe(false);
  },
);
