import { configure, isInaccessible, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

// Otherwise styles are computed for each element, which takes most of the time in jsdom.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });
const user = userEvent.setup({ delay: null });

/** The row that shows a text. */
export const rowOf = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;

export const shows = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeTruthy();

export const hides = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

/** Buttons by label or text: a query by role computes each one's styles. */
export const buttons = (name: string | RegExp, root: ParentNode = document) =>
  [...root.querySelectorAll('button')].filter((button) =>
    [button, button.parentElement]
      .flatMap((one) => [one?.getAttribute('aria-label'), one?.title])
      .concat(button.textContent)
      .some((text) => (typeof name === 'string' ? text === name : name.test(text ?? ''))),
  );

/** Click what a user can click: user-event itself rejects elements without pointer events. */
async function clickOn(element: HTMLElement): Promise<void> {
  expect(isInaccessible(element)).toBe(false);
  expect(element).toHaveProperty('disabled', false);
  await user.click(element);
}

export const click = async (name: string | RegExp, index = 0) =>
  clickOn(
    await waitFor(() => {
      const found = buttons(name)[index];
      if (!found) throw new Error(`No button ${name}`);
      return found;
    }),
  );

/** Click a nameless button of a row. */
export async function clickInRow(text: string, index: number): Promise<void> {
  await shows(text);
  await clickOn(rowOf(text).querySelectorAll('button')[index] as HTMLElement);
}

export const clickNamed = async (text: string, name: string) => {
  await shows(text);
  await clickOn(buttons(name, rowOf(text))[0] as HTMLElement);
};

export const clickOnText = async (text: string) => user.click(await screen.findByText(text));

export const pointAt = async (text: string) => user.hover(await screen.findByText(text));

/** Edit a single cell; its buttons have no names. */
export async function editCell(from: string, to: string): Promise<void> {
  await user.click(await screen.findByText(from));
  const field = await screen.findByDisplayValue(from);
  await typeInto(field, to);
  await clickOn(field.closest('td')?.querySelector('button') as HTMLElement);
}

/** The texts of all rows' cells, in order. */
export const cellTexts = () =>
  [...document.querySelectorAll('tbody td')].map(({ textContent }) => textContent).filter(Boolean);

export const press = (key: string) => user.keyboard(`{${key}}`);

/** Click a menu's item; the menu may still be opening. */
export const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));

export const check = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));

export const doubleClick = async (text: string) => user.dblClick(await screen.findByText(text));

export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

export const pickSize = async (size: string) => {
  await user.click(await screen.findByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: size }));
};

/** Pick an option of a list by its label. */
export async function pickFrom(label: string, option: string): Promise<void> {
  await user.click(await screen.findByLabelText(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function save(title: string, value: string): Promise<void> {
  await typeInto(await screen.findByPlaceholderText(title), value);
  await click('Save');
  await waitFor(() => expect(buttons('Cancel')).toEqual([]));
}

export async function addRow(title: string, value: string): Promise<void> {
  await click('Add');
  await save(title, value);
  await shows(value);
}

export async function updateRow(title: string, from: string, to: string): Promise<void> {
  await clickNamed(from, 'Edit');
  await save(title, to);
  await shows(to);
}

export async function deleteRow(text: string): Promise<void> {
  await clickNamed(text, 'Delete');
  await click('Save');
  await waitFor(() => expect(buttons('Cancel')).toEqual([]));
}

/** Add two rows, update and delete the second, and update the first: only the right row may change. */
export async function editsItsRows(title: string, kept: string[]): Promise<void> {
  await addRow(title, 'AAA');
  await addRow(title, 'BBB');
  await updateRow(title, 'BBB', 'CCC');
  await hides('BBB');
  await shows('AAA');
  await deleteRow('CCC');
  await hides('CCC');
  await shows('AAA');
  await updateRow(title, 'AAA', 'DDD');
  await hides('AAA');
  for (const text of kept) await shows(text);
  await deleteRow(kept[0] ?? '');
  await hides(kept[0] ?? '');
  for (const text of [...kept.slice(1), 'DDD']) await shows(text);
}

/** Go to the next and previous page, and change the page size; rows are called `Row 0`, `Row 1`, … */
export async function changesPages(): Promise<void> {
  await shows('Row 0');
  await click(/next page/i);
  await shows('Row 5');
  await hides('Row 0');
  await click(/previous page/i);
  await shows('Row 0');
  await hides('Row 5');
  await pickSize('10');
  await shows('Row 9');
}
