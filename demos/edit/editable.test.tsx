import { MTableAction, type EditComponentProps } from '@material-table/core';
import { TextField } from '@mui/material';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, key, sort, press } from '../../tests/claims/hands';
import { has, input, one, shown, status, all } from '../../tests/claims/read';
import { columns, mountTable, save, type Person } from '../../tests/claims/table';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Editable from './editable';
import EditableBulk from './editable.bulk';
import EditableCells from './editable.cells';
import EditableComponent from './editable.component';
import Stars from './editable.rating';
import EditableRights from './editable.rights';
import Shortcut from './editable.shortcut';
import Switches from './editable.switch';

proves(
  [
    'Enter and Escape are built in.',
    'Ignore keys pressed in a field.',
    'the first field, which receives focus',
  ],
  async () => {
    const { el } = mount(<Shortcut />);
    key(document.body, 'n');
    await expect.poll(() => has(el, 'input[aria-label="Customer"]')).toBe(true);
    const field = input(el, 'Customer');
    expect(document.activeElement).toBe(field);
    key(field, 'Escape', 27);
    expect(has(el, 'input[aria-label="Customer"]')).toBe(false);
    key(document.body, 'n');
    await expect.poll(() => has(el, 'input[aria-label="Customer"]')).toBe(true);
    fill(input(el, 'Customer'), 'Nowak');
    key(input(el, 'Customer'), 'n');
    key(input(el, 'Customer'), 'Enter', 13);
    await expect.poll(() => shown(el)[0]).toBe('Nowak');
  },
);

proves(
  [
    'update the row by its id in onChange',
    'While the table is sorted by rating, a row moves as soon as its rating changes.',
  ],
  async () => {
    const { el } = mount(<Stars />);
    expect(status(el)).toBe('3.8 stars on average');
    sort(el, 'Rating');
    expect(shown(el)[0]).toBe('Floor lamp');
    click(one(el, 'input[name="rating-4"][value="5"]'));
    await expect.poll(() => status(el)).toBe('4.4 stars on average');
    expect(shown(el)[0]).toBe('Gift card');
  },
);

proves(
  ['and revert it if the server rejects the change', 'so the switch always matches your data'],
  async () => {
    const { el } = mount(<Switches />);
    const box = (name: string) => one(el, `input[aria-label="${name} online"]`) as HTMLInputElement;
    click(box('Gift card'));
    await expect.poll(() => status(el)).toBe('Gift card is online.');
    expect(box('Gift card').checked).toBe(true);
    click(box('Wool blanket'));
    await expect.poll(() => status(el)).toMatch(/^Wool blanket: it is out of stock/);
    await expect.poll(() => box('Wool blanket').checked).toBe(false);
  },
);

proves(
  ['Each function that you pass to editable adds a button. onRowAdd adds an Add button to the toolbar'],
  async () => {
    const demo = visit(<Editable />);
    await demo.getByRole('button', { name: 'Add' }).click();
    const save = demo.getByRole('button', { name: 'Save' });
    await expect.element(demo.getByText('A title is needed')).toBeVisible();
    await demo.getByRole('textbox', { name: 'Title' }).fill('Boats of the North');
    await save.click();
    await expect
      .poll(() => textsOf(demo.getByRole('log')))
      .toEqual(['added: {"shelf":"novel","year":2020,"isLent":false,"title":"Boats of the North","id":6}']);
    await expect.poll(() => columnTexts(demo, 1)).toContain('Boats of the North');
  },
);

proves(
  [
    'onRowUpdate and onRowDelete add Edit and Delete buttons to each row',
    'Enter saves, and Escape cancels.',
    "The tooltips include the row's title, so screen reader users can tell the buttons apart.",
    'You pass functions that save. The table provides the buttons, fields, delete confirmation, and keyboard shortcuts',
  ],
  async () => {
    const demo = visit(<Editable />);
    await demo.getByRole('button', { name: 'Edit Night Trains' }).click();
    await demo.getByRole('spinbutton', { name: 'Year' }).fill('2021');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => textsOf(demo.getByRole('log')))
      .toEqual(['changed: {"id":4,"title":"Night Trains","shelf":"travel","year":2021,"isLent":false}']);
    await expect.element(demo.getByRole('row', { name: /Night Trains/ })).toHaveTextContent('2021');
    await demo.getByRole('button', { name: 'Edit Joints in Oak' }).click();
    await demo.getByRole('textbox', { name: 'Title' }).fill('Joints in Pine');
    await userEvent.keyboard('{Escape}');
    await expect.element(demo.getByRole('log')).toHaveTextContent('gave up changing Joints in Oak');
    await expect.element(demo.getByRole('cell', { name: 'Joints in Oak', exact: true })).toBeVisible();
  },
);

proves(
  [
    'onRowUpdate and onRowDelete add Edit and Delete buttons to each row.',
    'You pass functions that save. The table provides the buttons, fields, delete confirmation, and keyboard shortcuts',
  ],
  async () => {
    const demo = visit(<Editable />);
    await demo.getByRole('button', { name: 'Delete Night Trains' }).click();
    await expect.element(demo.getByText('Are you sure you want to delete this row?')).toBeVisible();
    await demo.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(demo.getByRole('cell', { name: 'Night Trains', exact: true })).toBeVisible();
    await demo.getByRole('button', { name: 'Delete Night Trains' }).click();
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(demo.getByRole('cell', { name: 'Night Trains', exact: true }))
      .not.toBeInTheDocument();
    await expect.element(demo.getByRole('log')).toHaveTextContent('deleted: {"id":4');
  },
);

proves(
  [
    'onBulkUpdate adds a button that opens every row on the page.',
    'It receives only the changed rows, as an object whose values are { oldData, newData }.',
  ],
  async () => {
    const demo = visit(<EditableBulk />);
    await demo.getByRole('button', { name: 'Edit All' }).click();
    const price = demo.getByRole('spinbutton', { name: 'Price' });
    await expect.poll(() => price.elements()).toHaveLength(5);
    await price.nth(0).fill('0');
    await price.nth(4).fill('6.5');
    await demo.getByRole('button', { name: 'Save all changes' }).click();
    await expect
      .poll(() => textsOf(demo.getByRole('alert')))
      .toEqual(['Not saved: every price must be above zero.']);
    await expect.element(price.nth(4)).toHaveValue(6.5);
    await price.nth(0).fill('5.9');
    await demo.getByRole('button', { name: 'Save all changes' }).click();
    await expect.poll(() => textsOf(demo.getByRole('alert'))).toEqual(['Saved 2 of 5 rows.']);
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['$5.90', '$13.00', '$17.50', '$9.00', '$6.50']);
  },
);

proves(
  [
    'With cellEditable, a click on a cell opens it for editing.',
    'isCellEditable receives the row and the column.',
    'onCellEditApproved saves the value and returns a promise',
  ],
  async () => {
    const demo = visit(<EditableCells />);
    await demo.getByText('5120').click();
    await expect.element(demo.getByRole('spinbutton')).not.toBeInTheDocument();
    await demo.getByText('880').click();
    await demo.getByRole('spinbutton', { name: 'Hours' }).fill('900');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['Band saw, hours: 880 -> 900']);
    await expect.element(demo.getByRole('row', { name: /Band saw/ })).toHaveTextContent('900');
    await demo.getByText('Yard').click();
    await demo.getByRole('textbox', { name: 'Place' }).fill('Hall 3');
    await demo.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(demo.getByRole('row', { name: /Forklift/ })).toHaveTextContent('Yard');
    await demo.getByText('Yard').click();
    await demo.getByRole('textbox', { name: 'Place' }).fill('Hall 3');
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect.element(demo.getByRole('row', { name: /Forklift/ })).toHaveTextContent('Hall 3');
  },
);

proves(
  [
    "editComponent replaces a column's field.",
    'It receives the value and reports changes with onChange. To change other fields of the row at the same time, call onRowDataChange. In this demo, choosing a room sets its price.',
  ],
  async () => {
    const demo = visit(<EditableComponent />);
    await demo.getByRole('button', { name: 'Edit the stay of Jonas Berg' }).click();
    await demo.getByRole('combobox', { name: 'Room' }).click();
    await page.getByRole('option', { name: 'Suite' }).click();
    await expect.poll(() => textsOf(demo.getByRole('combobox', { name: 'Room' }))).toEqual(['Suite']);
    await demo.byCss('label').filter({ hasText: '5 Stars' }).click();
    await expect.element(demo.getByRole('radio', { name: '5 Stars' })).toBeChecked();
    await demo.getByRole('button', { name: 'Save' }).click();
    const row = demo.getByRole('row', { name: /Jonas Berg/ });
    await expect.element(row).toHaveTextContent('Suite');
    await expect.element(row).toHaveTextContent('$190.00');
    await expect.element(row.getByRole('img', { name: '5 Stars' })).toBeVisible();
  },
);

proves(['isEditHidden and isDeleteHidden remove the buttons'], async () => {
  const demo = visit(<EditableRights />);
  const edit = demo.getByRole('button', { name: /^Edit / });
  const remove = demo.getByRole('button', { name: /^Delete / });
  await expect.poll(() => edit.elements()).toHaveLength(3);
  await expect.poll(() => remove.elements()).toHaveLength(2);
  await demo.getByRole('button', { name: 'Marco' }).click();
  await expect.poll(() => edit.elements()).toHaveLength(2);
  await expect.element(demo.getByRole('button', { name: 'Delete New bus line' })).toBeVisible();
  await expect.poll(() => remove.elements()).toHaveLength(1);
  await demo.getByRole('button', { name: 'Admin' }).click();
  await expect.poll(() => edit.elements()).toHaveLength(5);
  await expect.poll(() => remove.elements()).toHaveLength(3);
});

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
