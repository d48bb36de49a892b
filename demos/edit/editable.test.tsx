import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Editable from './editable';

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
  ['onRowUpdate and onRowDelete add Edit and Delete buttons to each row', 'Enter saves, and Escape cancels.'],
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

proves(['onRowUpdate and onRowDelete add Edit and Delete buttons to each row.'], async () => {
  const demo = visit(<Editable />);
  await demo.getByRole('button', { name: 'Delete Night Trains' }).click();
  await expect.element(demo.getByText('Are you sure you want to delete this row?')).toBeVisible();
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(demo.getByRole('cell', { name: 'Night Trains', exact: true })).toBeVisible();
  await demo.getByRole('button', { name: 'Delete Night Trains' }).click();
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect.element(demo.getByRole('cell', { name: 'Night Trains', exact: true })).not.toBeInTheDocument();
  await expect.element(demo.getByRole('log')).toHaveTextContent('deleted: {"id":4');
});
