import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { one } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

proves(
  [
    'Its background is plain background.paper, while an image lightens the rest of the table.',
    "Add backgroundImage: 'var(--Paper-overlay)' to the header.",
  ],
  () => {
    const header = (backgroundImage?: string) => {
      const { el } = mount(
        <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
          <MaterialTable
            columns={columns()}
            data={people}
            sx={{ '& th': { bgcolor: 'background.paper', backgroundImage } }}
          />
        </ThemeProvider>,
      );
      const layers = (selector: string) => {
        const { backgroundColor, backgroundImage: image } = getComputedStyle(one(el, selector));
        return [backgroundColor, image];
      };
      return [layers('th'), layers('.MuiPaper-root')];
    };
    const [dark, table] = header();
    expect(dark?.[0]).toBe(table?.[0]);
    expect(dark?.[1]).toBe('none');
    expect(table?.[1]).toContain('linear-gradient');
    const [cured, around] = header('var(--Paper-overlay)');
    expect(cured).toEqual(around);
  },
);
