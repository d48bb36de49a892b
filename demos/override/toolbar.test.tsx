import { expect } from 'vitest';
import { type Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { textsOf, visit } from '../../tests/claims/visit';
import Toolbar from './toolbar';
import ToolbarReplaced from './toolbar.replaced';

proves('Here, it renders MTableToolbar with all of its props and a button next to it.', async () => {
  const demo = visit(<Toolbar />);
  await demo.getByRole('button', { name: 'New' }).click();
  await expect.poll(() => textsOf(namesIn(demo).first())).toEqual(['New customer']);
  await expect.element(demo).toHaveTextContent('1-5 of 13');
});

function namesIn(demo: Locator): Locator {
  return demo.byCss('tbody tr td:first-child');
}

proves('A custom toolbar shows the title, the number of rows and a search field', async () => {
  const demo = visit(<ToolbarReplaced />);
  await expect.element(demo.getByText('Birds (6)')).toBeVisible();
  await expect.element(demo.getByRole('textbox', { name: 'Find a bird' })).toBeVisible();
});
