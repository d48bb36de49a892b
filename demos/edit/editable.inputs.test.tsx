import { type EditComponentProps, MTableAction } from '@material-table/core';
import { TextField } from '@mui/material';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, type Person, save } from '../../tests/claims/table';

const dashed = 'tbody div[style*=dashed]';

const width = (element: Element) => element.getBoundingClientRect().width;

const editable = (more: object = {}) => ({
  isCellEditable: () => true,
  onCellEditApproved: vi.fn(save),
  ...more,
});

const inCell = 'tbody td:has(input) button';

/** The code of the page. */
const localization = {
  body: { editTooltip: 'Edit', saveTooltip: 'Save the cell', cancelTooltip: 'Leave the cell' },
};

function WithoutCross(props: ComponentProps<typeof MTableAction>) {
  return props.action?.tooltip === 'Leave the cell' ? null : <MTableAction {...props} />;
}

proves('Make room with cellEditable.cellStyle: { minWidth: 200 }.', () => {
  const { el } = mountTable({}, { cellEditable: editable({ cellStyle: { minWidth: 300 } }) });
  click(one(el, dashed));
  expect(width(one(el, 'tbody td:has(input)'))).toBeGreaterThanOrEqual(300);
});

proves(
  "The Save and Cancel buttons take up at least 60 px. sx={{ 'td:has(input) button': { p: 0, '& svg': { fontSize: 16 } } }} on the table makes each of them 16 px wide.",
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

proves(
  'identify the button by its tooltip, which is empty until you set it. Enter and Escape still work.',
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
        editable: { onRowUpdate: save },
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

    // The buttons of an edited row have other names, and stay.
    press(el, 'Edit');
    expect(all(el, 'button[aria-label="Cancel"]')).toHaveLength(1);
  },
);

proves(
  'Text and number fields fill their column, so widen the column: its cellStyle: { minWidth: 200 } also applies in edit mode.',
  () => {
    const fields = (cellStyle: React.CSSProperties) => {
      const own = columns({ name: { cellStyle }, age: { cellStyle } });
      const { el, unmount } = mountTable({}, { columns: own, editable: { onRowUpdate: save } });
      press(el, 'Edit');
      const found = ['Name', 'Age'].map((label) => {
        const input = one(el, `tbody input[aria-label="${label}"]`);
        const cell = input.closest('td') as HTMLElement;
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return [width(cell), Math.abs(width(input) - room)] as const;
      });
      unmount();
      return found;
    };
    for (const [cell, difference] of fields({ minWidth: 400 })) {
      expect(cell).toBeGreaterThanOrEqual(400);
      expect(difference).toBeLessThan(2);
    }
  },
);

proves(
  [
    'Enter then starts a new line, and Shift+Enter saves.',
    'Several lines: Use an editComponent with <TextField multiline>.',
  ],
  async () => {
    const onRowUpdate = vi.fn(save);
    const editComponent = ({ value, onChange }: EditComponentProps<Person>) => (
      <TextField multiline label="City" value={value} onChange={(event) => onChange(event.target.value)} />
    );
    const { el } = mountTable(
      {},
      { columns: columns({ city: { editComponent } }), editable: { onRowUpdate } },
    );
    press(el, 'Edit');
    const area = one(el, 'textarea:not([aria-hidden])') as HTMLTextAreaElement;
    await userEvent.click(area);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}am Rhein');
    expect(area.value).toBe('Bonn\nam Rhein');
    expect(onRowUpdate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(onRowUpdate).toHaveBeenCalledWith(
      expect.objectContaining({ city: 'Bonn\nam Rhein' }),
      expect.anything(),
    );
  },
);

proves('Numbers are right-aligned in cells and fields.', () => {
  const rows = mountTable({}, { editable: { onRowUpdate: save } }).el;
  expect(getComputedStyle(all(rows, 'tbody td')[3] as HTMLElement).textAlign).toBe('right');
  press(rows, 'Edit');
  expect(getComputedStyle(one(rows, 'tbody input[type="number"]')).textAlign).toBe('right');
});
