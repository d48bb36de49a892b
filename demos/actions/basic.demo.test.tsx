import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicCurrentState from './basic.current-state';
import BasicPerRow from './basic.per-row';
import BasicPosition from './basic.position';
import BasicSelectedRows from './basic.selected-rows';

proves(
  [
    'A function in actions receives the row and returns its button, so the label and icon can depend on the row.',
    "An action with isFreeAction: true doesn't belong to a row. It appears in the toolbar, and its onClick receives an empty object.",
    "The tooltip is also the button's accessible name",
  ],
  async () => {
    const demo = visit(<Basic />);
    await demo.getByRole('button', { name: 'Assign to me: Printer prints blank pages' }).click();
    await expect
      .poll(() => textsOf(demo.getByRole('log', { name: 'Events' })))
      .toEqual(['assign: ticket 503']);
    await expect
      .element(demo.getByRole('row', { name: /Printer prints blank pages/ }))
      .toHaveTextContent('me');
    await demo.getByRole('button', { name: 'New ticket' }).click();
    await expect.element(demo.getByRole('log')).toHaveTextContent('new ticket: called with {}');
    await expect.element(demo.getByRole('button', { name: 'Assign to me: New ticket' })).toBeVisible();
  },
);

proves(
  [
    'The actions array defines the buttons of the rows, the toolbar, and the selection.',
    "With options.selection, an action with position: 'toolbarOnSelect' replaces the toolbar buttons while rows are selected and receives an array of these rows.",
    'Rows that have an id stay selected after an update.',
  ],
  async () => {
    const demo = visit(<BasicSelectedRows />);
    const ship = demo.getByRole('button', { name: 'Ship the selected orders' });
    await expect.element(ship).not.toBeInTheDocument();
    await expect.element(demo.getByRole('button', { name: 'Check the stock' })).toBeVisible();
    await demo.getByRole('checkbox', { name: 'Select order A-1042' }).click();
    await demo.getByRole('checkbox', { name: 'Select order A-1044' }).click();
    await expect.element(demo.getByRole('button', { name: 'Check the stock' })).not.toBeInTheDocument();
    await ship.click();
    await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['ship: A-1042, A-1044']);
    await expect.element(demo.getByRole('row', { name: /A-1042/ })).toHaveTextContent('shipped');
    await expect.element(demo.getByRole('row', { name: /A-1041/ })).toHaveTextContent('paid');
    await expect.element(demo.getByRole('checkbox', { name: 'Select order A-1044' })).toBeChecked();
  },
);

proves(
  ["If the action is a function, write it as { position: 'row', action: (row) => ({ … }) }"],
  async () => {
    const demo = visit(<BasicSelectedRows />);
    await demo
      .getByRole('row', { name: /A-1043/ })
      .getByRole('button', { name: 'Look at order A-1043' })
      .click();
    await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['look at: A-1043']);
  },
);

proves(
  [
    'hidden removes the button, and disabled grays it out.',
    'Both are properties of the action, so write the action as a function of the row.',
  ],
  async () => {
    const demo = visit(<BasicPerRow />);
    await expect.element(demo.getByRole('button', { name: 'Delete R-2201' })).toBeDisabled();
    await expect.poll(() => demo.getByRole('button', { name: /^Send / }).elements()).toHaveLength(2);
    await demo.getByRole('button', { name: 'Send R-2203' }).click();
    await expect.element(demo.getByRole('row', { name: /R-2203/ })).toHaveTextContent('Sent');
    await expect.element(demo.getByRole('button', { name: 'Send R-2203' })).not.toBeInTheDocument();
    await demo.getByRole('button', { name: 'Delete R-2202' }).click();
    await expect.element(demo.getByRole('row', { name: /R-2202/ })).not.toBeInTheDocument();
  },
);

proves(
  [
    'Move it with options.actionsColumnIndex, which counts your columns from 0. -1 puts it at the end.',
    'Its header is localization.header.actions.',
  ],
  async () => {
    const demo = visit(<BasicPosition />);
    const headers = () => textsOf(demo.byCss('thead th'));
    expect(headers()).toEqual(['Name', 'Company', 'Phone', 'Call']);
    await demo.getByRole('button', { name: 'After the name' }).click();
    await expect.poll(headers).toEqual(['Name', 'Call', 'Company', 'Phone']);
    await demo.getByRole('button', { name: 'First' }).click();
    await expect.poll(headers).toEqual(['Call', 'Name', 'Company', 'Phone']);
    await demo.getByRole('button', { name: 'Call Chidi Okafor' }).click();
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual(['Called: Chidi Okafor']);
  },
);

test('a row action uses the state of now', async () => {
  const demo = visit(<BasicCurrentState />);
  await demo.getByRole('combobox', { name: 'Assign to' }).click();
  await page.getByRole('option', { name: 'Amara' }).click();
  await demo.getByRole('button', { name: 'Assign Order new badges' }).click();
  await expect.poll(() => columnTexts(demo, 2)).toEqual(['no one', 'Amara', 'no one', 'no one', 'no one']);
});
