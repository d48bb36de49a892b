import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, one, people } from '../../tests/claims/table';

function pager(dir: 'ltr' | 'rtl', direction: 'ltr' | 'rtl') {
  const { el, unmount } = mount(
    <div dir={dir}>
      <ThemeProvider theme={createTheme({ direction })}>
        <MaterialTable columns={columns()} data={people} />
      </ThemeProvider>
    </div>,
  );
  const button = (name: string) => one(el, `button[aria-label="${name}"]`);
  const isNextOnTheRight =
    button('Next Page').getBoundingClientRect().left > button('Previous Page').getBoundingClientRect().left;
  const pointsRight = one(button('Next Page'), 'svg').dataset.testid === 'chevron_right';
  unmount();
  return { isNextOnTheRight, pointsRight };
}

proves(
  [
    'dir="rtl" turns the order of the pager\'s parts around, the theme\'s direction its arrows',
    'with one of them alone the arrows point away from where they lead',
  ],
  () => {
    expect(pager('ltr', 'ltr')).toEqual({ isNextOnTheRight: true, pointsRight: true });
    expect(pager('rtl', 'rtl')).toEqual({ isNextOnTheRight: false, pointsRight: false });
    expect(pager('rtl', 'ltr')).toEqual({ isNextOnTheRight: false, pointsRight: true });
    expect(pager('ltr', 'rtl')).toEqual({ isNextOnTheRight: true, pointsRight: false });
  },
);
