import MaterialTable from '@material-table/core';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { all } from './read';
import { columns, people } from './table';

/** Return the color behind the fixed columns when a box around the table sets it. */
async function colorBehindFixed(theme: Theme, background: (theme: Theme) => string): Promise<string> {
  const { el } = mount(
    <ThemeProvider theme={theme}>
      <Box sx={(current) => ({ '& div[style*="background: white"]': { background: background(current) } })}>
        <MaterialTable
          data={people}
          columns={columns({ name: { width: 100 }, city: { width: 120 }, age: { width: 80 } })}
          options={{ fixedColumns: { left: 1 } }}
        />
      </Box>
    </ThemeProvider>,
  );
  const copy = () => all(el, 'div').find((div) => div.style.background === 'white');
  await expect.poll(() => copy()?.tagName).toBe('DIV');
  return getComputedStyle(copy() as Element).backgroundColor;
}

proves(
  [
    "If your theme uses cssVariables, write 'var(--mui-palette-background-paper) !important'.",
    'fixedColumns are white in dark mode',
  ],
  async () => {
    const dark = createTheme({ palette: { mode: 'dark' } });
    const fromTheme = await colorBehindFixed(dark, (theme) => `${theme.palette.background.paper} !important`);
    expect(fromTheme).toBe('rgb(18, 18, 18)');
    const withVariables = createTheme({ palette: { mode: 'dark' }, cssVariables: true });
    const fromVariable = await colorBehindFixed(
      withVariables,
      () => 'var(--mui-palette-background-paper) !important',
    );
    expect(fromVariable).toBe('rgb(18, 18, 18)');
  },
);
