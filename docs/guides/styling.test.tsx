import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import { createTheme, styled, type Theme, ThemeProvider } from '@mui/material';
import type { CSSProperties } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, bodyRow, one, styleOf, td } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

function themed(
  theme: Theme,
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
) {
  return mount(
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <MaterialTable title="People" columns={columns()} data={people} options={options} {...props} />
    </ThemeProvider>,
  );
}

proves(
  [
    "padding: 'dense' makes rows 36 px high instead of 56.",
    'To give all rows the same height, use rowStyle: { height: 80 }.',
  ],
  () => {
    const height = (options: Options<Person>) =>
      one(mountTable(options).el, bodyRow).getBoundingClientRect().height;
    expect(height({})).toBeCloseTo(56, 0);
    expect(height({ padding: 'dense' })).toBeCloseTo(36, 0);
    expect(height({ rowStyle: { height: 80 } })).toBe(80);
  },
);

proves(
  [
    'and inline styles win',
    'Use cellStyle for these, or !important in sx.',
    'Border, padding and background need neither, except for the padding of action cells.',
  ],
  () => {
    const color = 'rgb(1, 2, 3)';
    const plain = mountTable({}, { sx: { '& td': { color, padding: '3px', backgroundColor: color } } });
    expect(styleOf(plain.el, td).color).not.toBe(color);
    expect(styleOf(plain.el, td).padding).toBe('3px');
    expect(styleOf(plain.el, td).backgroundColor).toBe(color);
    const border = '2px solid rgb(1, 2, 3)';
    const actions = [{ icon: 'x', tooltip: 'x', onClick: () => undefined }];
    const acts = mountTable(
      {},
      { actions, sx: { '& td': { border, padding: '3px', backgroundColor: color } } },
    );
    expect(styleOf(acts.el, td).padding).not.toBe('3px');
    expect([styleOf(acts.el, td).borderLeft, styleOf(acts.el, td).backgroundColor]).toEqual([border, color]);
    const forced = mountTable({}, { sx: { '& td': { fontSize: '13px !important' } } });
    expect(styleOf(forced.el, td).fontSize).toBe('13px');
    const made = columns({ name: { cellStyle: { color } } });
    expect(styleOf(mountTable({}, { columns: made }).el, td).color).toBe(color);
  },
);

proves(
  [
    "Body cells inherit the page's font; headers use the theme's.",
    "or set fontFamily on the paper: style={{ fontFamily: 'monospace' }}",
  ],
  () => {
    const { el } = themed(
      createTheme({ typography: { fontFamily: 'Courier' } }),
      {},
      {
        style: { fontFamily: 'monospace' },
      },
    );
    expect(styleOf(el, 'th').fontFamily).toBe('Courier');
    expect(styleOf(el, td).fontFamily).toBe('monospace');
  },
);

proves(
  "Filter inputs use the theme's MuiTextField.defaultProps.variant, which the search field ignores",
  () => {
    const theme = createTheme({
      components: {
        MuiTableCell: { styleOverrides: { root: { padding: 4 } } },
        MuiTextField: { defaultProps: { variant: 'outlined' } },
      },
    });
    const { el } = themed(theme, { filtering: true });
    expect(all(el, '#m--table--filter--row .MuiOutlinedInput-root').length).toBeGreaterThan(0);
    expect(all(el, '.MuiToolbar-root .MuiTextField-root .MuiOutlinedInput-root')).toHaveLength(0);
    expect(styleOf(el, td).padding).toBe('4px');
    const search = themed(theme, { searchFieldVariant: 'outlined' });
    expect(all(search.el, '.MuiToolbar-root .MuiTextField-root .MuiOutlinedInput-root')).toHaveLength(1);
  },
);

proves('Fixed columns are white in any theme.', async () => {
  const { el } = themed(createTheme({ palette: { mode: 'dark' } }), { fixedColumns: { left: 1 } });
  const copy = 'div[style*="background: white"]';
  await expect.poll(() => all(el, copy).length).toBe(1);
  expect(styleOf(el, copy).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(styleOf(el, '.MuiPaper-root').backgroundColor).toBe('rgb(18, 18, 18)');
});

proves(
  [
    'The selection toolbar is purple in light mode, with dark text, if the theme uses CSS variables.',
    'showTextRowsSelected: false keeps it plain.',
  ],
  () => {
    const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
    const toolbar = (options: Options<Person>) => {
      const { el } = themed(theme, { selection: true, ...options });
      click(one(el, `${bodyRow} input`));
      return styleOf(el, '.MuiToolbar-root').backgroundColor;
    };
    expect(toolbar({})).toBe('rgb(123, 31, 162)');
    const title = all(document.body, '.MuiToolbar-root h6').find(({ innerText }) =>
      innerText.includes('selected'),
    );
    expect(title && getComputedStyle(title).color).toBe('rgba(0, 0, 0, 0.87)');
    expect(toolbar({ showTextRowsSelected: false })).toBe('rgba(0, 0, 0, 0)');
  },
);

proves(
  ["so styled(MaterialTable) and Emotion's css prop do nothing", 'The table has neither className'],
  () => {
    const Styled = styled(MaterialTable<Person>)({ opacity: 0.5 });
    const { el } = mount(<Styled columns={columns()} data={people} {...{ className: 'mine' }} />);
    expect(all(el, '.mine')).toHaveLength(0);
    expect(all(el, '*').filter((part) => getComputedStyle(part).opacity === '0.5')).toHaveLength(0);
  },
);

proves('Without overflow, the background of a header or row at the edge covers the corner.', () => {
  const cornerIs = (style: CSSProperties) => {
    const { el, unmount } = mountTable(
      { toolbar: false, paging: false, headerStyle: { backgroundColor: 'rgb(0, 80, 60)' } },
      { style },
    );
    const { left, top } = one(el, '.MuiPaper-root').getBoundingClientRect();
    const isHeader = Boolean(document.elementFromPoint(left + 1, top + 1)?.closest('th'));
    unmount();
    return isHeader;
  };
  expect(cornerIs({ borderRadius: 16 })).toBe(true);
  expect(cornerIs({ borderRadius: 16, overflow: 'hidden' })).toBe(false);
});
