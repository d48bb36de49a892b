import MaterialTable from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import type { Action, Components } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { createContext, useContext } from 'react';
import { expect } from 'vitest';
import { proves, mount } from './claim';
import { type Any } from './slots';
import { click } from './hands';
import { all, bodyRow, one } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  [
    'A title can be an element without an override.',
    'While rows are selected, the default toolbar shows only their actions.',
  ],
  () => {
    const Toolbar = (props: Any) => <MTableToolbar {...props} title={(<h2>Mine</h2>) as never} />;
    const actions: Action<Person>[] = [
      { icon: 'a', tooltip: 'always', isFreeAction: true, onClick: () => {} },
      { icon: 'b', tooltip: 'selected', position: 'toolbarOnSelect', onClick: () => {} },
    ];
    const { el } = mountTable({ selection: true }, { actions, components: { Toolbar } as Components });
    expect(one(el, '.MuiToolbar-root h2').textContent).toBe('Mine');
    const shownActions = () => all(el, '.MuiToolbar-root button').map((b) => b.getAttribute('aria-label'));
    expect(shownActions()).toContain('always');
    expect(shownActions()).not.toContain('selected');
    click(one(el, `${bodyRow} input`));
    expect(shownActions()).not.toContain('always');
    expect(shownActions()).toContain('selected');
  },
);

proves(
  [
    'With a MUI theme that uses cssVariables, its text is hard to read.',
    "This happens with MUI's CSS variables.",
  ],
  () => {
    const themed = (mode: 'light' | 'dark', cssVariables: boolean, options = {}) => {
      const theme = createTheme({ colorSchemes: { light: true, dark: true }, cssVariables });
      const data = people.map((row) => ({ ...row, tableData: { checked: true } }));
      const { el } = mount(
        <ThemeProvider theme={theme} defaultMode={mode}>
          <MaterialTable
            columns={columns()}
            data={data}
            options={{ selection: true, ...options }}
            isLoading
          />
        </ThemeProvider>,
      );
      const bar = getComputedStyle(one(el, '.MuiToolbar-root')).backgroundColor;
      const spinner = one(el, '.MuiCircularProgress-root');
      const veil = getComputedStyle(spinner.parentElement?.parentElement as Element).backgroundColor;
      return { bar, veil, name: spinner.getAttribute('aria-label') };
    };
    const plain = themed('light', false);
    const variables = themed('light', true);
    expect(variables.bar).not.toBe(plain.bar);
    expect(variables.name).toBeNull();
    expect(themed('light', true, { showTextRowsSelected: false }).bar).not.toBe(variables.bar);
    expect(themed('dark', true).veil).toBe('rgb(255, 255, 255)');
  },
);

const Word = createContext('none');

proves(['The object itself can be inline.'], () => {
  const Toolbar = () => <p id="word">{useContext(Word)}</p>;
  const own = columns();
  const tree = (word: string) => (
    <Word.Provider value={word}>
      <MaterialTable columns={own} data={people} components={{ Toolbar }} />
    </Word.Provider>
  );
  const { el, rerender } = mount(tree('one'));
  const before = one(el, '#word');
  rerender(tree('two'));
  expect(one(el, '#word')).toBe(before);
  expect(before.textContent).toBe('two');
});
