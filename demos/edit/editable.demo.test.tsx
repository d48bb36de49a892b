import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Editable from './editable';
import EditableBulk from './editable.bulk';
import EditableCells from './editable.cells';
import EditableComponent from './editable.component';
import EditableRights from './editable.rights';

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
