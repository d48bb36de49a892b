import { MTableEditField } from '@material-table/core';
import { type ComponentProps, useEffect } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { click, showsTooltip } from '../../tests/claims/hands';
import { all, filterOf, filterRow, focused, has, headers, input, one, texts } from '../../tests/claims/read';
import { columns, mountTable, save } from '../../tests/claims/table';

const tooltips = () => texts(document, '[role=tooltip]');

proves(
  [
    'The tooltip of a button, or of a header that can be sorted or dragged, opens when it gets focus, and Escape closes it.',
    "Disabled buttons and the icons of the filter row can't get focus, so their tooltips need a mouse.",
  ],
  async () => {
    const { el } = mountTable(
      { filtering: true },
      {
        columns: columns({ name: { tooltip: 'Full name' } }),
        actions: [
          { icon: () => <>M</>, tooltip: 'Mail', onClick: save },
          { icon: () => <>O</>, tooltip: 'Off', disabled: true, onClick: save },
        ],
      },
    );
    input(el, 'Search').focus();
    for (const [selector, text] of [
      ['thead th .MuiTableSortLabel-root[tabindex]', 'Full name'],
      ['button[aria-label=Mail]', 'Mail'],
      ['button[aria-label="Next Page"]', 'Next Page'],
    ] as const) {
      for (let tabs = 0; tabs < 30 && !focused().matches(selector); tabs++) await userEvent.keyboard('{Tab}');
      await expect.poll(tooltips).toEqual([text]);
      await userEvent.keyboard('{Escape}');
      await expect.poll(tooltips).toEqual([]);
    }
    expect(one(el, '[aria-label=Off] button').matches(':disabled')).toBe(true);
    expect(one(el, '[aria-label=Off]').tabIndex).toBe(-1);
    await showsTooltip(() => one(el, '[aria-label=Off]'), 'Off');
    expect(all(el, `${filterRow} *`).filter(({ tabIndex }) => tabIndex >= 0)).toEqual(
      ['Name', 'City', 'Age'].map((title) => filterOf(el, title)),
    );
    await showsTooltip(() => one(el, `${filterRow} [aria-label=Filter]`), 'Filter');
    const fixed = columns({ name: { tooltip: 'Full name', sorting: false } });
    const still = mountTable({ draggable: false }, { columns: fixed }).el;
    expect(all(headers(still)[0] as HTMLElement, '*').some(({ tabIndex }) => tabIndex >= 0)).toBe(false);
  },
);

function EditField(props: ComponentProps<typeof MTableEditField>) {
  useEffect(() => {
    const row = document.activeElement?.closest('tr');
    const table = row?.closest('table');
    const index = row?.rowIndex ?? 0;
    return () => {
      const closed = table?.rows[index];
      if (!closed || document.activeElement !== document.body) return;
      closed.tabIndex = -1;
      closed.focus();
    };
  }, []);
  return <MTableEditField {...props} />;
}

proves(
  [
    'after Save, Cancel, Enter or Escape in a row or cell, no element has focus.',
    'This EditField returns focus to the row:',
  ],
  async () => {
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
    const openRow = (el: ParentNode) => click(all(el, 'button[aria-label=Edit]')[1] as HTMLElement);
    const openCell = (el: ParentNode) => click(all(el, 'div[style*=dashed]')[4] as HTMLElement);
    const closings = [
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard('{Escape}'),
      (el: ParentNode) => click(one(el, 'tbody tr:has(input) button')),
    ];
    for (const components of [{}, { EditField }])
      for (const [props, open] of [
        [{ editable: { onRowUpdate: save } }, openRow],
        [{ cellEditable }, openCell],
      ] as const)
        for (const close of closings) {
          const { el, unmount } = mountTable({}, { ...props, components });
          open(el);
          await expect.poll(() => focused().tagName).toBe('INPUT');
          await close(el);
          await expect.poll(() => has(el, 'tbody input')).toBe(false);
          const row = 'EditField' in components ? one(el, 'tbody tr:nth-of-type(2)') : document.body;
          await expect.poll(focused).toBe(row);
          unmount();
        }
  },
);
