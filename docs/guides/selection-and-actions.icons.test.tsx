import { MTableToolbar } from '@material-table/core';
import Info from '@mui/icons-material/Info';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, bodyRow, click, mountTable, one } from '../../tests/claims/table';

proves(
  [
    "iconProps: { fontSize: 'large' } makes an icon 35 px large, one given by name 36 px.",
    'Buttons appear in the order of actions, followed by those of editable.',
  ],
  () => {
    const onClick = () => undefined;
    const save = async () => undefined;
    const { el } = mountTable(
      {},
      {
        actions: [
          { icon: Info, tooltip: 'Zoom', onClick, iconProps: { fontSize: 'large' } },
          { icon: Info, tooltip: 'Ask', onClick },
          { icon: 'edit', tooltip: 'Named', onClick, iconProps: { fontSize: 'large' } },
        ],
        editable: { onRowUpdate: save, onRowDelete: save },
      },
    );
    const buttons = all(one(el, bodyRow), 'button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zoom',
      'Ask',
      'Named',
      'Edit',
      'Delete',
    ]);
    expect(getComputedStyle(one(el, '.material-icons')).fontSize).toBe('36px');
    const drawn = buttons.filter((button) => button.querySelector('svg'));
    expect(drawn.map((button) => getComputedStyle(one(button, 'svg')).width)).toEqual([
      '35px',
      '24px',
      '24px',
      '24px',
    ]);
  },
);

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
