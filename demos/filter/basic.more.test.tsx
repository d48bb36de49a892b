import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { all, one } from '../../tests/claims/read';
import { people } from '../../tests/claims/table';

proves(
  [
    "The padding option doesn't affect this menu.",
    'In the theme, MuiMenuItem: { styleOverrides: { root: { paddingBlock: 0 } } } and MuiCheckbox: { styleOverrides: { root: { padding: 4 } } } make its items 32 px high instead of 54, or 48 on phones.',
  ],
  async () => {
    const heights = async (theme: Parameters<typeof createTheme>[0]) => {
      const { el, unmount } = mount(
        <ThemeProvider theme={createTheme(theme)}>
          <MaterialTable
            columns={[{ title: 'City', field: 'city', lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } }]}
            data={people}
            options={{ filtering: true, padding: 'dense' }}
          />
        </ThemeProvider>,
      );
      const menu = one(el, '#m--table--filter--row [role=combobox]');
      menu.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
      await expect.poll(() => all(document, '[role=option]').length).toBe(2);
      const found = all(document, '[role=option]').map(({ offsetHeight }) => offsetHeight);
      unmount();
      return found;
    };
    await page.viewport(1000, 800);
    expect(await heights({})).toEqual([54, 54]);
    const dense = {
      MuiMenuItem: { styleOverrides: { root: { paddingBlock: 0 } } },
      MuiCheckbox: { styleOverrides: { root: { padding: 4 } } },
    };
    expect(await heights({ components: dense })).toEqual([32, 32]);
    await page.viewport(390, 800);
    expect(await heights({ components: dense })).toEqual([48, 48]);
    await page.viewport(1000, 800);
  },
);
