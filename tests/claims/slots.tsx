import type { Components, MaterialTableProps, Options } from '@material-table/core';
import { all } from './read';
import { mountTable, type Person } from './table';

export type Slot = keyof Components | 'SummaryRow' | 'EditCell';
/** Props of any part: the library's types name few of them. */
export type Any = Record<string, never>;

/** Mount a table in which this part records its props and renders nothing. */
export function propsOf(slot: string, options = {}, props: Partial<MaterialTableProps<Person>> = {}) {
  const seen: Any[] = [];
  const components = { [slot]: (received: Any) => (seen.push(received), null) } as Components;
  const { el } = mountTable(options, { ...props, components });
  return { el, seen };
}

/** Mount an unchanged table, and one in which this part renders nothing. */
export function withAndWithout(
  slot: Slot,
  options: Options<Person> = {},
  props: () => Partial<MaterialTableProps<Person>> = () => ({}),
) {
  const components = { [slot]: () => null } as Components;
  return [mountTable(options, props()).el, mountTable(options, { ...props(), components }).el] as const;
}

/** How many elements match in both. */
export const counts = (tables: readonly HTMLElement[], selector: string) =>
  tables.map((el) => all(el, selector).length);
