import { MTableToolbar } from '@material-table/core';
import Info from '@mui/icons-material/Info';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, bodyRow, one } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';

const onClick = () => undefined;

function FullToolbar(props: ComponentProps<typeof MTableToolbar>) {
  return <MTableToolbar {...props} originalData={[]} />;
}

proves(
  'A custom toolbar that renders <MTableToolbar {...props} originalData={[]} /> keeps these instead.',
  async () => {
    const names = (components: object) => {
      const { el } = mountTable(
        { selection: true, columnsButton: true },
        {
          components,
          actions: [
            { icon: Info, tooltip: 'Free', isFreeAction: true, onClick },
            { icon: Info, tooltip: 'Chosen', position: 'toolbarOnSelect', onClick },
          ],
        },
      );
      click(one(el, `${bodyRow} input`));
      return () =>
        all(el, '.MuiToolbar-root:has(h6) button').map((button) => button.getAttribute('aria-label'));
    };
    expect(names({})()).toEqual(['Clear Search', 'Chosen']);
    const full = names({ Toolbar: FullToolbar });
    await expect.poll(full).toEqual(['Clear Search', 'Show Columns', 'Free']);
  },
);
