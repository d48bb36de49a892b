import { MTableAction } from '@material-table/core';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all, click, mountTable, one, press } from '../../tests/claims/table';

const done = async () => undefined;
const dashed = 'tbody div[style*=dashed]';
const inCell = 'tbody td:has(input) button';
const width = (element: Element) => element.getBoundingClientRect().width;

const editable = (more: object = {}) => ({
  isCellEditable: () => true,
  onCellEditApproved: vi.fn(done),
  ...more,
});

proves('Make room with cellEditable.cellStyle: { minWidth: 200 }.', () => {
  const { el } = mountTable({}, { cellEditable: editable({ cellStyle: { minWidth: 300 } }) });
  click(one(el, dashed));
  expect(width(one(el, 'tbody td:has(input)'))).toBeGreaterThanOrEqual(300);
});

proves(
  "The Save and Cancel buttons take 60 px and more; sx={{ 'td:has(input) button': { p: 0, '& svg': { fontSize: 16 } } }} on the table makes them 16 px each.",
  () => {
    const widths = (sx?: object) => {
      const { el, unmount } = mountTable({}, { cellEditable: editable(), sx });
      click(one(el, dashed));
      const found = all(el, inCell).map(width);
      unmount();
      return found;
    };
    const [mark = 0, cross = 0] = widths();
    expect(mark + cross).toBeGreaterThanOrEqual(60);
    expect(widths({ 'td:has(input) button': { p: 0, '& svg': { fontSize: 16 } } })).toEqual([16, 16]);
  },
);

/** The code of the page. */
const localization = {
  body: { editTooltip: 'Edit', saveTooltip: 'Save the cell', cancelTooltip: 'Leave the cell' },
};

function WithoutCross(props: ComponentProps<typeof MTableAction>) {
  return props.action?.tooltip === 'Leave the cell' ? null : <MTableAction {...props} />;
}

proves(
  'They have no tooltip until you set one; set it, then use it to identify the button. Enter and Escape still work.',
  async () => {
    const names = (el: ParentNode) => all(el, inCell).map((button) => button.getAttribute('aria-label'));
    const plain = mountTable({}, { cellEditable: editable(), components: { Action: WithoutCross } });
    click(one(plain.el, dashed));
    expect(names(plain.el)).toEqual([null, null]);
    plain.unmount();

    const cellEditable = editable();
    const { el } = mountTable(
      {},
      {
        cellEditable,
        localization,
        components: { Action: WithoutCross },
        editable: { onRowUpdate: done },
      },
    );
    click(one(el, dashed));
    await expect.poll(() => names(el)).toEqual(['Save the cell']);
    await userEvent.click(one(el, 'tbody input'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cellEditable.onCellEditApproved.mock.calls.length).toBe(1);
    await expect.poll(() => el.querySelector('tbody input')).toBeNull();
    click(one(el, dashed));
    await userEvent.click(one(el, 'tbody input'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => el.querySelector('tbody input')).toBeNull();
    expect(cellEditable.onCellEditApproved).toHaveBeenCalledTimes(1);

    // The buttons of a row that is edited have other names, and stay.
    press(el, 'Edit');
    expect(all(el, 'button[aria-label="Cancel"]')).toHaveLength(1);
  },
);
