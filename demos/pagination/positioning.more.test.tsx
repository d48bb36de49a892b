import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { Box } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, one, styleOf } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const red = 'rgb(255, 1, 2)';

proves(
  [
    "The table's sx doesn't affect the pagination.",
    'Style it with a box around the table:',
    'For text in the group bar, use .MuiTypography-root and .MuiChip-label.',
  ],
  () => {
    const inBox = (sx: object, props: Partial<MaterialTableProps<Person>> = {}) =>
      mount(
        <Box sx={{ width: 900, ...sx }}>
          <MaterialTable
            columns={columns({ city: { defaultGroupOrder: 0 } })}
            data={people}
            options={{ grouping: true }}
            {...props}
          />
        </Box>,
      ).el;
    const pager = {
      '& .MuiTablePagination-root': { bgcolor: red, '& :is(p, span, div)': { fontSize: 17 } },
    };
    const plain = inBox({}, { sx: pager });
    expect(styleOf(plain, '.MuiTablePagination-root').backgroundColor).not.toBe(red);
    const el = inBox(pager);
    expect(styleOf(el, '.MuiTablePagination-root').backgroundColor).toBe(red);
    const words = ['.MuiTablePagination-selectLabel', '.MuiTablePagination-select', '.MuiTypography-caption'];
    expect(words.map((part) => styleOf(one(el, 'tfoot'), part).fontSize)).toEqual(words.map(() => '17px'));
    // The last button still ends at the edge, and the count is next to it.
    const fromEdge = (root: ParentNode) =>
      one(root, '.MuiPaper-root').getBoundingClientRect().right -
      one(root, 'button[aria-label="Last Page"]').getBoundingClientRect().right;
    expect(fromEdge(el)).toBeCloseTo(fromEdge(plain), 0);
    const bar = { '& .MuiToolbar-root :is(.MuiTypography-root, .MuiChip-label)': { fontSize: 19 } };
    const grouped = inBox(bar);
    expect(styleOf(grouped, '.MuiChip-label').fontSize).toBe('19px');
    const said = all(grouped, '.MuiToolbar-root .MuiTypography-root').filter(({ textContent }) =>
      textContent?.startsWith('Grouped'),
    );
    expect(said.map((word) => getComputedStyle(word).fontSize)).toEqual(['19px']);
  },
);
