import type { MaterialTableProps, Options } from '@material-table/core';
import axe from 'axe-core';
import { mountTable, type Person } from '../../../tests/claims/table';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Without sorting and dragging: axe finds nothing in such a table. */
export const quiet: Options<Person> = { maxColumnSort: 0, draggable: false };

/** The axe rules that an element violates. */
export async function broken(el: HTMLElement, values: string[] = tags): Promise<string[]> {
  const { violations } = await axe.run(el, { runOnly: { type: 'tag', values } });
  return violations.map(({ id }) => id).sort();
}

/** The axe rules that a table without sorting and dragging violates after an action. */
export async function found(
  options: Options<Person>,
  props: Partial<MaterialTableProps<Person>> = {},
  act: (el: HTMLElement) => unknown = () => undefined,
): Promise<string[]> {
  const { el, unmount } = mountTable({ ...quiet, ...options }, props);
  await act(el);
  const rules = await broken(el);
  unmount();
  return rules;
}
