import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';

import { columnTexts, pressOn, visit } from '../../tests/claims/visit';
import Basic from './basic';

const edit = (demo: Locator, name: string) =>
  demo.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Edit' }).click();
/** The library puts the name of a disabled button on an element around it. */
const save = (demo: Locator) => demo.byCss('button[aria-label="Save"], [aria-label="Save"] button');

proves(
  [
    'runs on every key press, and its message appears under the field. Users can save the row only when every column is valid.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await edit(demo, 'Choir');
    const name = demo.getByRole('textbox', { name: 'Course' });
    await name.fill('Ch');
    await expect.element(demo.getByText('At least 3 letters')).toBeVisible();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(save(demo)).toBeDisabled();
    await pressOn(name, '{Enter}');
    await expect.element(name).toBeVisible();
    await name.fill('Chorus');
    await expect.element(demo.getByText('At least 3 letters')).not.toBeInTheDocument();
    await save(demo).click();
    await expect.element(demo.getByRole('cell', { name: 'Chorus' })).toBeVisible();
  },
);

proves(
  ['It receives the whole row, so in this demo, "At most" can\'t be less than "At least".'],
  async () => {
    const demo = visit(<Basic />);
    await edit(demo, 'First aid');
    const most = demo.getByRole('spinbutton', { name: 'At most' });
    await most.fill('5');
    await expect.element(demo.getByText('Not below 6')).toBeVisible();
    await expect.element(save(demo)).toBeDisabled();
    await demo.getByRole('spinbutton', { name: 'At least' }).fill('5');
    await expect.element(demo.getByText('Not below')).not.toBeInTheDocument();
    await expect.element(save(demo)).toBeEnabled();
    await most.fill('25');
    await expect.element(demo.getByText('Needs the large room')).toBeVisible();
    await expect.element(save(demo)).toBeEnabled();
    await most.fill('');
    await expect.element(demo.getByText('A whole number above 0')).toBeVisible();
  },
);

test('a new row complains about a field only once it is touched, and is saved when complete', async () => {
  const demo = visit(<Basic />);
  await demo.getByRole('button', { name: 'Add' }).click();
  await expect.element(save(demo)).toBeDisabled();
  await expect.element(demo.getByText('At least 3 letters')).not.toBeInTheDocument();
  await demo.getByRole('textbox', { name: 'Course' }).fill('Yo');
  await expect.element(demo.getByText('At least 3 letters')).toBeVisible();
  await demo.getByRole('textbox', { name: 'Course' }).fill('Yoga');
  await demo.getByRole('spinbutton', { name: 'At least' }).fill('3');
  await demo.getByRole('spinbutton', { name: 'At most' }).fill('9');
  await save(demo).click();
  await expect.poll(() => columnTexts(demo, 1)).toContain('Yoga');
});
