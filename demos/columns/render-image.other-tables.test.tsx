import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider, useTheme } from '@mui/material';
import { createContext, useContext } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { texts } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

const Currency = createContext('none');
const theme = createTheme({ palette: { primary: { main: '#123456' } } });

function Shown() {
  const { palette } = useTheme();
  return <var>{`${palette.primary.main} ${useContext(Currency)}`}</var>;
}

proves(
  'Return a component from render, and call useTheme, useContext or any other hook in it: cells, editors and panels are part of your React tree.',
  async () => {
    const table = (currency: string, own: ReturnType<typeof columns>) => (
      <ThemeProvider theme={theme}>
        <Currency value={currency}>
          <MaterialTable
            columns={own}
            data={people.slice(0, 1)}
            detailPanel={() => <Shown />}
            editable={{ onRowUpdate: async () => undefined }}
          />
        </Currency>
      </ThemeProvider>
    );
    const own = columns({ name: { render: () => <Shown />, editComponent: Shown } });
    const { el, rerender } = mount(table('euro', own));
    expect(texts(el, 'var')).toEqual(['#123456 euro']);
    rerender(table('yen', own));
    expect(texts(el, 'var')).toEqual(['#123456 yen']);
    press(el, 'Detail panel visibility toggle');
    await expect.poll(() => texts(el, 'var')).toEqual(['#123456 yen', '#123456 yen']);
    press(el, 'Edit');
    await expect.poll(() => texts(el, 'var')[0]).toBe('#123456 yen');
  },
);
