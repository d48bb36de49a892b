import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

proves('The edit row stays underlined.', () => {
  const theme = createTheme({ components: { MuiTextField: { defaultProps: { variant: 'outlined' } } } });
  const { el } = mount(
    <ThemeProvider theme={theme}>
      <MaterialTable
        columns={columns()}
        data={people}
        editable={{ onRowUpdate: async () => undefined }}
        options={{ filtering: true }}
      />
    </ThemeProvider>,
  );
  press(el, 'Edit');
  expect(all(el, '#m--table--filter--row .MuiOutlinedInput-root').length).toBe(3);
  const edited = 'tbody tr:not(#m--table--filter--row) td';
  expect(all(el, `${edited} .MuiInput-underline`).length).toBe(3);
  expect(all(el, `${edited} .MuiOutlinedInput-root`)).toHaveLength(0);
});
