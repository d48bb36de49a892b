import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

// Styles are asked for each element otherwise, which takes most of the time in jsdom.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The row that shows a text. */
const rowOf = (text: string) =>
  screen.getAllByRole('row').find((row) => within(row).queryByText(text)) as HTMLElement;

export const shows = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeTruthy();

export const hides = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

export const click = async (name: string | RegExp, index = 0) =>
  user.click((await screen.findAllByRole('button', { name }))[index] as HTMLElement);

/** Click a button of a row that has no name. */
export async function clickInRow(text: string, index: number): Promise<void> {
  await shows(text);
  await user.click(within(rowOf(text)).getAllByRole('button')[index] as HTMLElement);
}

export const press = (key: string) => user.keyboard(`{${key}}`);

/** Click a menu's item; the menu may still be opening. */
export const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));

export const check = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));

export const doubleClick = async (text: string) => user.dblClick(await screen.findByText(text));

export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

export const pickSize = async (size: string) => {
  await user.click(await screen.findByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: size }));
};

async function save(title: string, value: string): Promise<void> {
  await typeInto(await screen.findByPlaceholderText(title), value);
  await click('Save');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
}

export async function addRow(title: string, value: string): Promise<void> {
  await click('Add');
  await save(title, value);
  await shows(value);
}

export async function updateRow(title: string, from: string, to: string): Promise<void> {
  await user.click(within(rowOf(from)).getByRole('button', { name: 'Edit' }));
  await save(title, to);
  await shows(to);
}

export async function deleteRow(text: string): Promise<void> {
  await user.click(within(rowOf(text)).getByRole('button', { name: 'Delete' }));
  await click('Save');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
}

/** Add two rows, update and delete the second, and update the first: each change must reach its own row, and no other. */
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

/** Go on and back by the buttons of the pagination, and to another size; rows are called `Row 0`, `Row 1`, … */
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
