import { MTableGroupbar } from '@material-table/core';
import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all, styleOf } from '../../tests/claims/read';
import { columns, mountTable } from '../../tests/claims/table';
import { textsOf, visit } from '../../tests/claims/visit';
import Override from './override';
import OverrideRow from './override.row';

proves(
  [
    'column.groupTitle and column.groupRender change the content of a group row. For example, you can add a sum, or show a colored chip instead of "State: Open".',
    'A group row consists of a title, a separator, and a value.',
    'column.groupTitle creates the title from the group ({ value, data, groups, path, isExpanded }), column.groupRender renders the value, and options.groupRowSeparator separates the two.',
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

test('a group with its own cells opens to its rows', async () => {
  const demo = visit(<Override />);
  await expect.element(demo.getByRole('cell', { name: 'Adams' })).toBeVisible();
  await expect.element(demo.getByRole('cell', { name: 'Berger' })).not.toBeInTheDocument();
  await demo.byCss('tbody tr').filter({ hasText: 'Paid' }).getByRole('button').click();
  await expect.element(demo.getByRole('cell', { name: 'Berger' })).toBeVisible();
});

proves(
  [
    'A component in components.GroupRow replaces the whole row.',
    "Your component receives the group in groupData. It renders the group's row and, if the group is open, the rows inside.",
    'a named button that tells screen readers whether the group is open',
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

proves('style its chips with groupChipProps.', () => {
  const own = columns({ city: { defaultGroupOrder: 0 } });
  const groupChipProps = { color: 'secondary', className: 'chip-of-mine' } as const;
  const { el } = mountTable({ grouping: true, groupChipProps }, { columns: own });
  expect(all(el, '.MuiToolbar-root .MuiChip-root.MuiChip-colorSecondary.chip-of-mine')).toHaveLength(1);
});

proves(["so the table's sx doesn't affect it", 'Wrap it in a Box with sx'], async () => {
  const bar = '.MuiToolbar-root > .MuiBox-root';
  const border = '1px solid rgb(1, 2, 3)';
  function Groupbar(props: ComponentProps<typeof MTableGroupbar>) {
    return (
      <Box className="wrapped" sx={{ [`& ${bar}`]: { border } }}>
        <MTableGroupbar {...props} />
      </Box>
    );
  }
  const { el } = mountTable({ grouping: true, toolbar: false }, { sx: { [`& ${bar}`]: { border } } });
  expect(styleOf(el, bar).borderTopColor).not.toBe('rgb(1, 2, 3)');
  const wrapped = mountTable({ grouping: true }, { components: { Groupbar } });
  await expect.poll(() => all(wrapped.el, '.wrapped').length).toBe(1);
  expect(styleOf(wrapped.el, `.wrapped ${bar}`).border).toBe(border);
});
