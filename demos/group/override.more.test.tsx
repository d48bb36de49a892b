import { MTableGroupbar } from '@material-table/core';
import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, styleOf } from '../../tests/claims/read';
import { columns, mountTable } from '../../tests/claims/table';

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
