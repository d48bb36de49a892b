import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount } from './claim';

export type Person = { id: number; name: string; city: string; age: number };

/** Twelve people in a fixed order: three pages of the default size, three cities. */
export const people: Person[] = [
  { id: 1, name: 'Cid', city: 'Bonn', age: 41 },
  { id: 2, name: 'Ann', city: 'Bonn', age: 30 },
  { id: 3, name: 'Dora', city: 'Oslo', age: 30 },
  { id: 4, name: 'Bob', city: 'Oslo', age: 25 },
  { id: 5, name: 'Eve', city: 'Rome', age: 52 },
  { id: 6, name: 'Fay', city: 'Bonn', age: 19 },
  { id: 7, name: 'Gus', city: 'Oslo', age: 33 },
  { id: 8, name: 'Hal', city: 'Rome', age: 47 },
  { id: 9, name: 'Ida', city: 'Bonn', age: 28 },
  { id: 10, name: 'Jon', city: 'Oslo', age: 36 },
  { id: 11, name: 'Kim', city: 'Rome', age: 61 },
  { id: 12, name: 'Leo', city: 'Bonn', age: 22 },
];

/** Create fresh columns (name, city, age): the library writes to the ones it receives. */
export function columns(
  overrides: Partial<Record<keyof Person, Partial<Column<Person>>>> = {},
): Column<Person>[] {
  return [
    { title: 'Name', field: 'name', ...overrides.name },
    { title: 'City', field: 'city', ...overrides.city },
    { title: 'Age', field: 'age', type: 'numeric', ...overrides.age },
  ];
}

/** Mount a table of people with these options; `update` renders it with others, same data and columns. */
export function mountTable(options: Options<Person> = {}, props: Partial<MaterialTableProps<Person>> = {}) {
  const base = { title: 'People', data: people, columns: columns(), ...props };
  const mounted = mount(<MaterialTable {...base} options={options} />);
  const update = (next: Options<Person>) => mounted.rerender(<MaterialTable {...base} options={next} />);
  return { ...mounted, update };
}

/** Return all elements that match, in document order. */
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Return the first element that matches; throw when there is none. */
export function one(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** Return the trimmed texts of all elements that match. */
export const texts = (root: ParentNode, selector: string) =>
  all(root, selector).map((element) => element.textContent?.trim() ?? '');

/** The data rows of the body: no filter, group, edit, detail or filler rows. */
export const bodyRow = 'tr[data-testid="mtablebodyrow"]';

/** Return the values of one column, first column by default, as shown in the body. */
export const shown = (root: ParentNode, column = 0) =>
  all(root, bodyRow).map((row) => texts(row, '[data-testid="mtablecell"]')[column] ?? '');

/** Click, and return when React has rendered the change. */
export function click(element: HTMLElement): void {
  flushSync(() => element.click());
}

/** Click the button with this accessible name. */
export function press(root: ParentNode, label: string): void {
  click(one(root, `button[aria-label="${label}"]`));
}

/** Put a value into an input as typing would, and return when React has rendered it. */
export function fill(input: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
}

/** Stop the clock for the rest of this test; `pass` advances it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

/** Advance the stopped clock by this many milliseconds, and return when React has rendered the changes. */
export function pass(milliseconds: number): void {
  flushSync(() => vi.advanceTimersByTime(milliseconds));
}

/**
 * Move the pointer over an element, and wait for the tooltip with this text. Others may be open: the
 * browser's pointer rests where an earlier test left it.
 * @param find looks the element up each time: the table replaces some of its icons soon after the first
 * render.
 */
export async function showsTooltip(find: () => Element, text: string): Promise<void> {
  expect(texts(document, '[role=tooltip]')).not.toContain(text);
  const tooltips = () => {
    find().dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    return texts(document, '[role=tooltip]');
  };
  // Each move restarts the tooltip's delay of 100 ms.
  await expect.poll(tooltips, { interval: 300 }).toContain(text);
}
