import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicSelectedRows from './basic.selected-rows';

proves(
  [
    'A function in it receives the row and returns its button.',
    'An action with isFreeAction: true appears in the toolbar.',
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
    'The actions array defines the buttons of the rows, the toolbar and the selection.',
    "With options.selection, an action with position: 'toolbarOnSelect' replaces the toolbar buttons while rows are selected and receives an array of these rows.",
  ],
  async () => {
    const demo = visit(<BasicSelectedRows />);
    const ship = demo.getByRole('button', { name: 'Ship the selected orders' });
    const stock = demo.getByRole('button', { name: 'Check the stock' });
    await expect.element(ship).not.toBeInTheDocument();
    await expect.element(stock).toBeVisible();
    await demo.getByRole('checkbox', { name: 'Select order A-1042' }).click();
    await demo.getByRole('checkbox', { name: 'Select order A-1044' }).click();
    await expect.element(stock).not.toBeInTheDocument();
    await ship.click();
    await expect.poll(() => textsOf(demo.getByRole('log'))).toEqual(['ship: A-1042, A-1044']);
    await expect.element(demo.getByRole('row', { name: /A-1042/ })).toHaveTextContent('Shipped');
    await expect.element(demo.getByRole('row', { name: /A-1041/ })).toHaveTextContent('Paid');
    await demo.getByRole('button', { name: 'Look at order A-1043' }).click();
    await expect.element(demo.getByRole('log')).toHaveTextContent('look at: A-1043');
  },
);
