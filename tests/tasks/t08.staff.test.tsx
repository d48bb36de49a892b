import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { broken } from '../../docs/guides/_axe';
import { mount } from '../claims/claim';
import { focused, has, headerOf, input, one, shown, status, texts } from '../claims/read';
import Staff, { type Person } from './t08.staff';

const names = ['Edda', 'Anton', 'Clara', 'Bela', 'Dora'];
const staff: Person[] = names.map((name, index) => ({
  id: index + 1,
  name,
  role: index === 1 ? 'Nurse' : 'Doctor',
  phone: `555-010${index}`,
}));

const open = () => mount(<Staff staff={staff} />).el;

/** Press Tab until the element with this name has the focus. */
async function tabTo(name: string) {
  const start = focused();
  do await userEvent.keyboard('{Tab}');
  while (focused().ariaLabel !== name && focused() !== start);
  expect(focused().ariaLabel).toBe(name);
}

test('t08: axe has no finding', async () => {
  const el = open();
  expect(await broken(el)).toEqual([]);
  one(el, '[aria-label="Contact of Edda"]').click();
  await expect.poll(() => el.textContent).toContain('555-0100');
  input(el, 'Select Anton').click();
  headerOf(el, 'Name').click();
  one(el, '[aria-label="Edit Clara"]').click();
  await expect.poll(() => input(el).value).toBe('Clara');
  expect(await broken(el)).toEqual([]);
});

test('t08: sorting and page changes are announced', async () => {
  const el = open();
  headerOf(el, 'Name').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => status(el)).toBe('Sorted by name, ascending');
  expect(texts(el, 'th')).toContain('Name, sorted ascending');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => status(el)).toBe('Sorted by name, descending');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => status(el)).toBe('Not sorted');
  await tabTo('Next Page');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => status(el)).toBe('Page 2');
  expect(shown(el)).toEqual(['Bela', 'Dora']);
});

test('t08: a row can be opened, edited and selected with the keyboard', async () => {
  const el = open();
  headerOf(el, 'Role').focus();
  await tabTo('Select Edda');
  await userEvent.keyboard(' ');
  expect(input(el, 'Select Edda').checked).toBe(true);
  await tabTo('Contact of Edda');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => el.textContent).toContain('555-0100');
  expect(focused().ariaExpanded).toBe('true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => el.textContent).not.toContain('555-0100');
  await tabTo('Edit Anton');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => input(el).value).toBe('Anton');
  input(el).focus();
  await userEvent.keyboard('{Control>}a{/Control}Anna{Enter}');
  await expect.poll(() => shown(el)).toEqual(['Edda', 'Anna', 'Clara']);
});

test('t08: the focus stays at a sensible place after saving', async () => {
  const el = open();
  one(el, '[aria-label="Edit Clara"]').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => has(el, '[aria-label="Save"]')).toBe(true);
  one(el, '[aria-label="Save"]').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => status(el)).toBe('Clara is saved');
  expect(has(el, '[aria-label="Save"]')).toBe(false);
  expect(focused().ariaLabel).toBe('Staff');
  await tabTo('Edit Clara');
});
