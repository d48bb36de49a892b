import MaterialTable from '@material-table/core';
import { Box, createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, one, people } from '../../tests/claims/table';

proves(
  "In the theme, MuiTextField: { defaultProps: { size: 'small' } } makes an outlined one 40 px high instead of 56.",
  () => {
    const small = { MuiTextField: { defaultProps: { size: 'small' } } } as const;
    const heightWith = (components: object) => {
      const { el } = mount(
        <ThemeProvider theme={createTheme({ components })}>
          <MaterialTable columns={columns()} data={people} options={{ searchFieldVariant: 'outlined' }} />
        </ThemeProvider>,
      );
      return one(el, '.MuiTextField-root').offsetHeight;
    };
    expect([heightWith(small), heightWith({})]).toEqual([40, 56]);
  },
);

proves(
  [
    "The title's box hides overflow; MUI's menus open above it.",
    "For others, '& .MuiToolbar-root > .MuiBox-root:first-of-type': { overflow: 'visible' } in the same box.",
  ],
  () => {
    const overflowWith = (sx: object) => {
      const { el } = mount(
        <Box sx={sx}>
          <MaterialTable title={<b id="own-title">Menu</b>} columns={columns()} data={people} />
        </Box>,
      );
      return getComputedStyle(one(el, '#own-title').parentElement as HTMLElement).overflow;
    };
    const cure = { '& .MuiToolbar-root > .MuiBox-root:first-of-type': { overflow: 'visible' } };
    expect([overflowWith({}), overflowWith(cure)]).toEqual(['hidden', 'visible']);
  },
);
