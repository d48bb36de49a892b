import MaterialTable, { type Options } from '@material-table/core';
import { createTheme, ThemeProvider, useTheme } from '@mui/material';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { one } from './read';
import { columns, people, type Person } from './table';

proves(
  [
    "If your theme uses cssVariables, use 'var(--mui-palette-background-paper)', which follows changes to the color scheme.",
  ],
  () => {
    const header = (el: ParentNode) => getComputedStyle(one(el, 'thead th'));
    const shown = (mode: 'light' | 'dark') =>
      mount(
        <ThemeProvider theme={createTheme({ palette: { mode } })}>
          <Sticky />
        </ThemeProvider>,
      ).el;
    const [light, dark] = [header(shown('light')), header(shown('dark'))];
    expect([light.backgroundColor, dark.backgroundColor]).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
    expect(dark.color).toBe('rgb(255, 255, 255)');

    const theme = createTheme({
      cssVariables: { colorSchemeSelector: 'class' },
      colorSchemes: { light: true, dark: true },
    });
    const { el } = mount(
      <ThemeProvider theme={theme}>
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ headerStyle: { ...sticky, backgroundColor: 'var(--mui-palette-background-paper)' } }}
        />
      </ThemeProvider>,
    );
    const root = document.documentElement;
    const colors = (['light', 'dark'] as const).map((scheme) => {
      root.classList.remove('light', 'dark');
      root.classList.add(scheme);
      return header(el).backgroundColor;
    });
    root.classList.remove('dark');
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
  },
);

const sticky = { position: 'sticky', top: 0, zIndex: 1 } as const;

function Sticky() {
  const backgroundColor = useTheme().palette.background.paper;
  const options: Options<Person> = { maxBodyHeight: 200, headerStyle: { ...sticky, backgroundColor } };
  return <MaterialTable columns={columns()} data={people} options={options} />;
}
