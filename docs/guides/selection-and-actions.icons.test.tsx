import Info from '@mui/icons-material/Info';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, bodyRow, mountTable, one } from '../../tests/claims/table';

proves(
  [
    "iconProps: { fontSize: 'large' } makes an icon 35 px large.",
    'The buttons stand in the order of actions, those of editable behind them.',
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
        ],
        editable: { onRowUpdate: save, onRowDelete: save },
      },
    );
    const buttons = all(one(el, bodyRow), 'button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zoom',
      'Ask',
      'Edit',
      'Delete',
    ]);
    expect(buttons.map((button) => getComputedStyle(one(button, 'svg')).width)).toEqual([
      '35px',
      '24px',
      '24px',
      '24px',
    ]);
  },
);
