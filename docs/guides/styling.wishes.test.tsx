import MaterialTable, { type Icons } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { forwardRef } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

type Place = { className?: string };
const fontIcon = (name: string) =>
  forwardRef<HTMLElement, Place>(({ className = '', ...props }, ref) => (
    <i {...props} className={`${name} ${className}`} ref={ref} />
  ));

proves("An icon is a component, so it can render the font's <i>:", () => {
  const error = vi.spyOn(console, 'error');
  const icons: Icons<Person> = { Search: fontIcon('fa fa-search'), SortArrow: fontIcon('fa fa-down') };
  const { el } = mountTable({}, { icons });
  expect(one(el, '.MuiToolbar-root .fa-search').tagName).toBe('I');
  // The table's own class is kept: it rotates the arrow.
  expect(one(el, 'th .fa-down').className).toContain('MuiTableSortLabel-icon');
  expect(error).not.toHaveBeenCalled();
});

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
