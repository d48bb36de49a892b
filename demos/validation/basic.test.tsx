import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { proves, mount } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, input } from '../../tests/claims/read';
import { columnTexts, pressOn, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicCell from './basic.cell';
import Server from './basic.server';

const edit = (demo: Locator, name: string) =>
  demo.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Edit' }).click();
/** The library puts the name of a disabled button on an element around it. */
const save = (demo: Locator) => demo.byCss('button[aria-label="Save"], [aria-label="Save"] button');

proves(
  [
    'It runs on every keystroke, and its message appears under the field. Users can save the row only when every column is valid.',
    "Enter doesn't save an invalid row either.",
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
  [
    'validate receives the whole row, including unsaved input, so you can compare one field with another.',
    'Edit a row, and set "At most" to less than "At least", or to more than 20.',
  ],
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

test('another rejection is told above the table, and cancelling clears it', async () => {
  const demo = visit(<Server />);
  await edit(demo, 'Rana Kaya');
  await demo.getByRole('textbox', { name: 'Owner' }).fill('Sunday');
  await save(demo).click();
  await expect
    .poll(() => textsOf(demo.getByRole('alert')))
    .toEqual(['Not saved: the server is closed on Sundays.']);
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(demo.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(demo.getByRole('cell', { name: 'Rana Kaya' })).toBeVisible();
});

proves(
  [
    'With cellEditable, validate receives the new value instead of the row.',
    'A single function can handle both.',
    'The third demo shows a function for both.',
  ],
  async () => {
    const demo = visit(<BasicCell />);
    await demo.getByRole('row').filter({ hasText: 'Pencil' }).getByText('€1.00').click();
    const price = demo.getByRole('spinbutton', { name: 'Price' });
    await price.fill('0');
    await expect.element(demo.getByText('Above 0', { exact: true })).toBeVisible();
    await pressOn(price, '{Enter}');
    await expect.element(price).toBeVisible();
    await price.fill('');
    await expect.element(demo.getByText('A number', { exact: true })).toBeVisible();
    await price.fill('2');
    await pressOn(price, '{Enter}');
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['€4.00', '€2.00', '€3.00']);
  },
);

proves(
  'Clear your message in onRowUpdateCancelled, as this demo does, or it is still there after Cancel.',
  async () => {
    const { el } = mount(<Server />);
    const alerts = () => all(el, '[role=alert]').length;
    press(el, 'Edit');
    fill(input(el, 'Owner'), 'Sunday');
    press(el, 'Save');
    await expect.poll(alerts).toBe(1);
    press(el, 'Cancel');
    await expect.poll(alerts).toBe(0);
  },
);
