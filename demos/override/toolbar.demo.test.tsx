import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Toolbar from './toolbar';
import ToolbarReplaced from './toolbar.replaced';

proves(
  [
    'components.Toolbar extends or replaces the toolbar.',
    'Pass data through a context, as the demo does with the function that adds an order, so that you can define the toolbar outside your component.',
  ],
  async () => {
    const demo = visit(<Toolbar />);
    await demo.getByRole('button', { name: 'New' }).click();
    await expect.poll(() => textsOf(namesIn(demo).first())).toEqual(['New customer']);
    await expect.element(demo).toHaveTextContent('1-5 of 13');
  },
);

proves(['The search field then keeps focus, although each search renders the page again.'], async () => {
  const demo = visit(<Toolbar />);
  const field = demo.getByRole('textbox', { name: 'Search' });
  await expect.element(demo.getByRole('button', { name: 'New' })).toBeVisible();
  await field.click();
  for (const [key, typed] of [
    ['a', 'a'],
    ['n', 'an'],
    ['s', 'ans'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => textsOf(demo.getByRole('status'))).toEqual([`Searched for “${typed}”`]);
    await expect.element(field).toHaveFocus();
  }
  await expect.poll(() => textsOf(namesIn(demo))).toEqual(['Evans', 'Hansen', 'Jansen']);
});

proves(
  [
    'components.Toolbar extends or replaces the toolbar.',
    'Your own toolbar receives title, originalData (all rows)',
    "To search, call both dataManager.changeSearchText(text) and onSearchChanged(text). Keep the field's text in your own state",
  ],
  async () => {
    const demo = visit(<ToolbarReplaced />);
    await expect.element(demo.getByText('Birds (6)')).toBeVisible();
    const field = demo.getByRole('textbox', { name: 'Find a bird' });
    await field.click();
    await userEvent.keyboard('tits');
    await expect
      .poll(() => textsOf(demo.byCss('tbody tr td:first-child')))
      .toEqual(['Blue tit', 'Coal tit', 'Great tit']);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('tits');
    await demo.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => demo.byCss('tbody tr').elements()).toHaveLength(6);
  },
);

function namesIn(demo: Locator): Locator {
  return demo.byCss('tbody tr td:first-child');
}
